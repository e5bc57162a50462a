/* Before anything is painted: the theme this browser chose, so that no page flashes in the other one. */
{
  const chosen = localStorage.getItem("tidetable.theme");
  if (chosen === "day" || chosen === "night") document.documentElement.dataset.theme = chosen;
}
