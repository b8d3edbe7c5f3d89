import { jsPDF } from 'jspdf';
import type { ChartPaper } from './ChartPaper.ts';
import { embedFonts, paperFont } from './paperFonts.ts';
import { bottom, cutToRoom, margin, type Page, writeHead } from './paperParts.ts';
import { inkHex, type PaperShape } from './paperShapes.ts';
import { startTags } from './paperTags.ts';
import { describe, writeFeet } from './writePaper.ts';

const PAGES = { letter: { width: 792, height: 612 }, a4: { width: 841.89, height: 595.28 } } as const;
/** Where the room begins: below owner and title. */
const top = 84;

/** A sheet that is drawn over several pages: a timeline, a plan. */
export interface SheetInput {
  title: string;
  /** What each page shows, in the room of `sheetRoom`. */
  pages: readonly (readonly PaperShape[])[];
  paper: Omit<ChartPaper, 'onMake'>;
  format: 'letter' | 'a4';
}

/** The room of a page for what is drawn on it, in points. */
export const sheetRoom = (format: 'letter' | 'a4'): { width: number; height: number } => ({
  width: PAGES[format].width - 2 * margin,
  height: PAGES[format].height - top - bottom,
});

/** Writes a drawn sheet as a document: each page with owner, title, its drawing and foot. */
export async function writeSheet({ title, pages, paper, format }: SheetInput): Promise<Blob> {
  const doc = new jsPDF({
    orientation: 'landscape',
    unit: 'pt',
    format,
    compress: true,
    putOnlyUsedFonts: true,
  });
  await embedFonts(doc);
  describe(doc, title, '', paper);
  const page: Page = { doc, tags: startTags(doc), ...PAGES[format] };
  pages.forEach((shapes, index) => {
    if (index > 0) doc.addPage();
    writeHead(page, { title, lead: '', owner: paper.owner, facts: [] });
    // Its texts are read in the order in which they are drawn; what is drawn around them adorns them.
    for (const shape of shapes)
      page.tags.draw(shape.kind === 'text' ? page.tags.add('P') : null, () => draw(page, shape));
  });
  writeFeet(page, paper.foot());
  return doc.output('blob');
}

function draw(page: Page, shape: PaperShape): void {
  const { doc } = page;
  const at = (x: number, y: number): [number, number] => [margin + x, top + y];
  if (shape.kind === 'text') {
    doc
      .setFont(paperFont, shape.bold ? 'bold' : 'normal')
      .setFontSize(shape.size)
      .setTextColor(inkHex(shape.ink));
    const text = cutToRoom(page, shape.text, shape.room ?? page.width);
    doc.text(text, ...at(shape.x, shape.y), { align: shape.align ?? 'left' });
  } else if (shape.kind === 'rect') {
    if (shape.fill) doc.setFillColor(inkHex(shape.fill));
    if (shape.line) doc.setDrawColor(inkHex(shape.line)).setLineWidth(0.6);
    const style = shape.fill && shape.line ? 'FD' : shape.fill ? 'F' : 'S';
    doc.rect(...at(shape.x, shape.y), shape.width, shape.height, style);
  } else if (shape.kind === 'ring') {
    doc.setDrawColor(inkHex(shape.ink)).setFillColor(inkHex('surface')).setLineWidth(1.1);
    doc.circle(...at(shape.x, shape.y), shape.radius, 'FD');
  } else {
    const [[x, y] = [0, 0], ...rest] = shape.points;
    const steps = rest.map(([toX, toY], index) => {
      const [fromX, fromY] = shape.points[index] ?? [x, y];
      return [toX - fromX, toY - fromY];
    });
    if (shape.kind === 'area') {
      doc.setFillColor(inkHex(shape.ink));
      doc.lines(steps, ...at(x, y), [1, 1], 'F', true);
      return;
    }
    doc.setDrawColor(inkHex(shape.ink)).setLineWidth(shape.thick ?? 0.5);
    if (shape.dashed) doc.setLineDashPattern([1, 2], 0);
    doc.lines(steps, ...at(x, y), [1, 1], 'S');
    if (shape.dashed) doc.setLineDashPattern([], 0);
  }
}
