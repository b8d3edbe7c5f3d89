/** Pixels around the text of a cell and room for the marks of a heading. */
const cellRoom = 26;
const headingRoom = 44;
/** Nothing is made wider than this, however long the text. */
const widest = 640;

/** The width that what is drawn of a column needs, in pixels, heading included. Rows out of view are not looked at. */
export function fitWidth(grid: HTMLElement, position: number): number {
  const range = document.createRange();
  let width = 0;
  for (const cell of grid.querySelectorAll<HTMLElement>(`[data-line] > [data-cell="${position}"]`)) {
    // A heading over several columns says nothing about one of them.
    if (cell.ariaColSpan !== null) continue;
    const content = cell.role === 'columnheader' ? (cell.querySelector('[data-title]') ?? cell) : cell;
    range.selectNodeContents(content);
    const room = cell.role === 'columnheader' ? headingRoom : cellRoom;
    width = Math.max(width, contentWidth(content, range) + room);
  }
  return Math.min(widest, Math.ceil(width));
}

/** Cut text reports the width it would have; other content the room it takes. */
function contentWidth(content: Element, range: Range): number {
  const inner = content.childElementCount > 0 ? [...content.querySelectorAll('*')] : [];
  const cut = inner.reduce(
    (most, element) => most + Math.max(0, element.scrollWidth - element.clientWidth),
    0,
  );
  return range.getBoundingClientRect().width + (inner.some((one) => one.clientWidth > 0) ? cut : 0);
}
