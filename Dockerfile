# One image for a house of any size: alone with a SQLite file in /data, or with PostgreSQL and Valkey beside it.

FROM python:3.11-slim-bookworm AS build
ENV PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_NO_CACHE_DIR=1
RUN python -m venv /opt/tidetable
WORKDIR /src
COPY requirements.run.lock ./
RUN /opt/tidetable/bin/pip install --require-hashes -r requirements.run.lock
# The build hook fetches the client libraries with a node of its own, which stays in this stage.
COPY . .
RUN /opt/tidetable/bin/pip install --no-deps .

FROM python:3.11-slim-bookworm
RUN useradd --system --uid 10001 --home-dir /data --create-home tidetable
COPY --from=build /opt/tidetable /opt/tidetable
ENV PATH=/opt/tidetable/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    TIDETABLE_HOST=0.0.0.0 \
    TIDETABLE_PORT=8000 \
    TIDETABLE_DATABASE_URL=sqlite:////data/tidetable.sqlite3
USER tidetable
WORKDIR /data
VOLUME /data
EXPOSE 8000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=3s --start-period=30s --retries=3 CMD ["python", "-c", \
  "import os, urllib.request as u; u.urlopen(f'http://127.0.0.1:{os.environ[\"TIDETABLE_PORT\"]}/healthz', timeout=2)"]
ENTRYPOINT ["tidetable"]
CMD ["serve"]
