import type { ChartTable } from '../ChartFrame/ChartTable.tsx';
import type { ChartPaper } from './ChartPaper.ts';
import { writable } from './paperFonts.ts';
import { bottom, margin, pen, type Page, writeHead } from './paperParts.ts';
import type { PaperPicture } from './paperPicture.ts';
import { writeTable } from './paperTable.ts';
import { startPaper, writeFeet } from './writePaper.ts';

/** A part of a document: a text with its name, a table, or a drawing with its name. */
export type PaperBlock =
  | { kind: 'text'; title: string; text: string }
  | { kind: 'table'; table: ChartTable }
  | { kind: 'picture'; title: string; picture: PaperPicture };

/** What a document of blocks is made of. */
export interface BlocksInput {
  title: string;
  blocks: readonly PaperBlock[];
  paper: Omit<ChartPaper, 'onMake'>;
}

/** Least room for the head of a block and what follows it, points. */
const least = 60;
/** What the title over a drawing takes, points. */
const titleRoom = 24;
/** A drawing may be as much smaller as this rather than leave the end of a page empty. */
const smallest = 0.6;

/** Writes blocks one below the other on US letter, upright: texts and tables as real text, drawings as pictures. */
export async function writeBlocks({ title, blocks, paper }: BlocksInput): Promise<Blob> {
  const page = await startPaper('letter', title, '', paper, 'portrait');
  let from = writeHead(page, { title, lead: '', owner: paper.owner, facts: paper.facts ?? [] });
  for (const block of blocks) {
    if (block.kind === 'table') from = writeTable(page, block.table, { owner: paper.owner, title, from }).end;
    else if (block.kind === 'text') from = writeText(page, block, from);
    else from = writePicture(page, block, from);
    from += 14;
  }
  writeFeet(page, paper.foot());
  return page.doc.output('blob');
}

/** Where the next part begins: here, or on a new page where it has no room. */
function roomFor({ doc, height }: Page, from: number, need: number): number {
  if (from + need < height - bottom) return from;
  doc.addPage();
  return margin;
}

function writeTitle(page: Page, title: string, at: number): number {
  page.tags.draw(page.tags.add('H2'), () => {
    pen(page, 11, 'text', 'bold');
    page.doc.text(writable(page.doc, title), margin, at + 14);
  });
  return at + 24;
}

function writeText(page: Page, { title, text }: { title: string; text: string }, from: number): number {
  const { doc, tags, width } = page;
  let y = writeTitle(page, title, roomFor(page, from, least));
  for (const paragraph of text.split('\n')) {
    pen(page, 10, 'text');
    const lines = doc.splitTextToSize(writable(doc, paragraph), width - 2 * margin) as string[];
    for (const line of lines) {
      y = roomFor(page, y, 14);
      pen(page, 10, 'text');
      tags.draw(tags.add('P'), () => doc.text(line, margin, y + 10));
      y += 14;
    }
  }
  return y;
}

function writePicture(
  page: Page,
  { title, picture }: { title: string; picture: PaperPicture },
  from: number,
): number {
  const { doc, tags, width, height } = page;
  const ratio = picture.height / picture.width;
  const full = Math.min(ratio * (width - 2 * margin), height - bottom - 2 * margin);
  const left = height - bottom - from - titleRoom - 1;
  const high = left < full && left >= full * smallest ? left : full;
  const wide = Math.min(width - 2 * margin, high / ratio);
  const top = writeTitle(page, title, roomFor(page, from, high + titleRoom));
  const box = [margin, height - top - high, margin + wide, height - top] as const;
  tags.draw(tags.add('Figure', undefined, { alt: title, box }), () =>
    doc.addImage(picture.bytes, 'PNG', margin, top, wide, high, undefined, 'FAST'),
  );
  return top + high;
}
