import { jsPDF } from 'jspdf';
import type { ChartTable } from '../ChartFrame/ChartTable.tsx';
import type { ChartPaper, PaperFact } from './ChartPaper.ts';
import { embedFonts } from './paperFonts.ts';
import type { PaperPicture } from './paperPicture.ts';
import {
  bottom,
  cutToRoom,
  layoutLegend,
  margin,
  pen,
  writeFigures,
  writeHead,
  writeLegend,
  type Page,
} from './paperParts.ts';
import { writeTable } from './paperTable.ts';
import { startTags } from './paperTags.ts';

/** Everything a chart's document is made of. */
export interface PaperInput {
  title: string;
  lead: string;
  legend: readonly { name: string; color: number }[];
  table: ChartTable;
  /** Further tables, each on pages of its own. */
  more?: readonly ChartTable[];
  picture: PaperPicture;
  paper: Omit<ChartPaper, 'onMake'>;
  format: 'letter' | 'a4';
}

/** Writes a chart's document: head, drawing and legend on the first page, then its table and further ones with real text, over as many pages as they need. */
export async function writePaper({
  title,
  lead,
  legend,
  table,
  more = [],
  picture,
  paper,
  format,
}: PaperInput): Promise<Blob> {
  const page = await startPaper(format, title, lead, paper);
  const { doc } = page;
  let y = writeHead(page, { title, lead, owner: paper.owner, facts: paper.facts ?? [] });
  y = writeFigures(page, paper.figures ?? [], y);
  const { places, height } = layoutLegend(page, legend);
  y = placePicture(page, { picture, alt: lead === '' ? title : `${title}. ${lead}`, from: y, below: height });
  writeLegend(page, places, y);
  const { first: start } = writeTable(page, table, { owner: paper.owner, title, from: y + height });
  doc.outline.add(null, title, { pageNumber: 1 });
  doc.outline.add(null, table.caption, { pageNumber: start });
  for (const one of more) {
    const { first } = writeTable(page, one, { owner: paper.owner, title, from: page.height });
    doc.outline.add(null, one.caption, { pageNumber: first });
  }
  writeFeet(page, paper.foot());
  return doc.output('blob');
}

/** Tables with what stands above them: facts, a text of any length, figures. */
export interface TablesInput extends Pick<PaperInput, 'title' | 'paper' | 'format'> {
  tables: readonly ChartTable[];
  /** What stands between title and tables. */
  above?: { lead: string; facts: readonly PaperFact[]; figures: readonly PaperFact[] };
  /** Letters stand upright; wide tables lie. */
  orientation?: 'portrait' | 'landscape';
  /** Tables follow each other where they find room, as in a letter. */
  flows?: boolean;
}

/** Writes tables as a document: owner and title, facts, text and figures, then each table with real text, the first below them. */
export async function writeTables({
  title,
  tables,
  paper,
  format,
  above = { lead: '', facts: [], figures: [] },
  orientation = 'landscape',
  flows = false,
}: TablesInput): Promise<Blob> {
  const page = await startPaper(format, title, above.lead, paper, orientation);
  const { doc } = page;
  const { lead, facts, figures } = above;
  const top = writeFigures(page, figures, writeHead(page, { title, lead, owner: paper.owner, facts }));
  let from = top - 18;
  for (const table of tables) {
    const { first, end } = writeTable(page, table, { owner: paper.owner, title, from });
    from = flows ? end : page.height;
    doc.outline.add(null, table.caption, { pageNumber: first });
  }
  writeFeet(page, paper.foot());
  return doc.output('blob');
}

/** An empty document in the letters of Quoin, with its language, title and author. */
export async function startPaper(
  format: PaperInput['format'],
  title: string,
  lead: string,
  paper: PaperInput['paper'],
  orientation: 'portrait' | 'landscape' = 'landscape',
): Promise<Page> {
  const doc = new jsPDF({
    orientation,
    unit: 'pt',
    format,
    compress: true,
    putOnlyUsedFonts: true,
  });
  await embedFonts(doc);
  describe(doc, title, lead, paper);
  const { pageSize } = doc.internal;
  return { doc, tags: startTags(doc), width: pageSize.getWidth(), height: pageSize.getHeight() };
}

/** Language, title and author of a document. */
export function describe(
  doc: jsPDF,
  title: string,
  lead: string,
  { owner, author }: PaperInput['paper'],
): void {
  doc.setLanguage('en-US');
  doc.setDocumentProperties({ title: `${owner}: ${title}`, subject: lead, author });
  doc.viewerPreferences({ DisplayDocTitle: true });
}

/** The drawing over the whole width, or smaller where the page has no room for its height and what stands below it. Returns where it ends. */
function placePicture(
  { doc, tags, width, height }: Page,
  { picture, alt, from, below }: { picture: PaperPicture; alt: string; from: number; below: number },
): number {
  const scale = Math.min(
    (width - 2 * margin) / picture.width,
    (height - bottom - below - from) / picture.height,
  );
  const wide = picture.width * scale;
  const high = picture.height * scale;
  const left = (width - wide) / 2;
  const box = [left, height - from - high, left + wide, height - from] as const;
  tags.draw(tags.add('Figure', undefined, { alt, box }), () =>
    doc.addImage(picture.bytes, 'PNG', left, from, wide, high, undefined, 'FAST'),
  );
  return from + high;
}

/** Who made it, and where one is. */
export function writeFeet(page: Page, foot: string): void {
  const { doc, tags, width, height } = page;
  const count = doc.getNumberOfPages();
  for (let number = 1; number <= count; number++) {
    doc.setPage(number);
    tags.adorn(() => {
      pen(page, 7.5, 'text-muted');
      doc.text(cutToRoom(page, foot, width - 2 * margin - 80), margin, height - 24);
      doc.text(`Page ${number} of ${count}`, width - margin, height - 24, { align: 'right' });
    });
  }
}
