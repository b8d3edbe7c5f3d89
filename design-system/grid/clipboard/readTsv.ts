import type { BlockCell } from './block.ts';

/**
 * Rows of tab-separated text as spreadsheets copy it: a cell in double quotes may hold tabs, line ends and doubled quotes; a quote that
 * does not enclose its whole cell is an ordinary character. The last line end closes the last row. One row at a time, so that a large
 * paste can be read in slices.
 */
export function* readTsv(text: string): Generator<BlockCell[]> {
  let at = text.startsWith('\ufeff') ? 1 : 0;
  while (at < text.length) {
    const row: BlockCell[] = [];
    for (;;) {
      const cell = readTsvCell(text, at);
      row.push({ text: cell.text });
      at = cell.end;
      if (text[at] !== '\t') break;
      at += 1;
    }
    if (text[at] === '\r' && text[at + 1] === '\n') at += 1;
    at += 1;
    yield row;
  }
}

const closes = (mark: string | undefined) =>
  mark === undefined || mark === '\t' || mark === '\n' || mark === '\r';

function readTsvCell(text: string, start: number): { text: string; end: number } {
  if (text[start] === '"') {
    for (let at = start + 1; ; at += 2) {
      at = text.indexOf('"', at);
      if (at < 0) break;
      if (text[at + 1] === '"') continue;
      if (closes(text[at + 1]))
        return {
          text: text
            .slice(start + 1, at)
            .replaceAll('""', '"')
            .replaceAll('\r\n', '\n'),
          end: at + 1,
        };
      break;
    }
  }
  let end = start;
  while (!closes(text[end])) end += 1;
  return { text: text.slice(start, end), end };
}
