import type { BlockCell } from './block.ts';
import { readHtmlTable } from './readHtmlTable.ts';
import { readTsv } from './readTsv.ts';

/** Characters of HTML up to which its tables are read: beyond, the plain text alone is several times faster. */
const largestHtml = 2_000_000;
/** What HTML can say that the text cannot. */
const saysMore = /rowspan|colspan|data-sheets-value|sdval/i;

type BlockRow = (BlockCell | undefined)[];

/**
 * Rows of what was copied. The text is exact to the space, HTML knows merged cells and the values behind rounded figures: where a row of both
 * says the same, each gives what it knows; where they differ, the text goes first.
 */
export function readClipboard({ text, html }: { text: string; html: string }): Iterable<BlockRow> {
  const hasTable = html.length <= largestHtml && /<t[dr]/i.test(html);
  if (text === '') return hasTable ? readHtmlTable(html) : [];
  return hasTable && saysMore.test(html) ? joined(text, html) : readTsv(text);
}

function* joined(text: string, html: string): Generator<BlockRow> {
  const tables = readHtmlTable(html);
  for (const row of readTsv(text)) {
    const rich = tables.next();
    yield rich.done ? row : join(row, rich.value);
  }
}

const fold = (text: string) => text.replaceAll(/\s+/g, '');

function join(row: BlockCell[], rich: BlockRow): BlockRow {
  const alike =
    row.length === rich.length && row.every(({ text }, at) => fold(text) === fold(rich[at]?.text ?? ''));
  if (!alike) return row;
  return row.map(({ text }, at) => rich[at] && { ...rich[at], text });
}
