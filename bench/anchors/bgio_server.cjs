// boardgame.io server for bench-game.
//   DB=memory | DB=flatfile FLAT_DIR=... | DB=postgres PG_URI=...
//   BENCH_MODULES: a folder with boardgame.io (and bgio-postgres) in node_modules
'use strict'
const path = require('path')
const { createRequire } = require('module')
const req = createRequire(path.join(process.env.BENCH_MODULES, 'package.json'))
const { Server, Origins, FlatFile } = req('boardgame.io/server')
const { INVALID_MOVE, TurnOrder } = req('boardgame.io/core')
const game = require('./bgio_game.cjs')({ INVALID_MOVE, TurnOrder, style: process.env.STYLE })
if (process.env.DELTA) game.deltaState = true
let db
if (process.env.DB === 'flatfile') db = new FlatFile({ dir: process.env.FLAT_DIR })
if (process.env.DB === 'postgres') {
	const { PostgresStore } = req('bgio-postgres')
	db = new PostgresStore(process.env.PG_URI, { logging: false, pool: { max: 10 } })
}
const server = Server({ games: [game], db, origins: [Origins.LOCALHOST] })
server.run(Number(process.env.PORT || 8000))
