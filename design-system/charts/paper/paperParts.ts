import type { jsPDF } from 'jspdf';
import { light } from '../../foundations/themes.ts';
import { cutText } from '../axes/cutText.ts';
import type { PaperFact } from './ChartPaper.ts';
import { paperFont, writable } from './paperFonts.ts';
import type { Tags } from './paperTags.ts';

/** A document with its structure and the size of its pages, in points. */
export interface Page {
  doc: jsPDF;
  tags: Tags;
  width: number;
  height: number;
}

type Ink = 'text' | 'text-muted';

/** White space at the sides of a page, points. */
export const margin = 40;
/** What is kept free below for the foot, points. */
export const bottom = 44;

/** Sets how the next text is written. */
export function pen({ doc }: Page, size: number, ink: Ink, weight: 'normal' | 'bold' = 'normal'): void {
  doc.setFont(paperFont, weight).setFontSize(size).setTextColor(light[ink]);
}

/** A text that fits into `room` points as the pen writes now, cut with an ellipsis where it is longer. */
export const cutToRoom = ({ doc }: Page, text: string, room: number): string =>
  cutText(writable(doc, text), room, (one) => doc.getTextWidth(one));

/** Owner, title, facts and sentence. Returns where they end. */
export function writeHead(
  page: Page,
  { owner, title, lead, facts }: { owner: string; title: string; lead: string; facts: readonly PaperFact[] },
): number {
  const { doc, tags } = page;
  const room = page.width - 2 * margin;
  tags.draw(tags.add('P'), () => {
    pen(page, 9, 'text-muted');
    doc.text(cutToRoom(page, owner, room), margin, 44);
  });
  tags.draw(tags.add('H1'), () => {
    pen(page, 18, 'text', 'bold');
    doc.text(cutToRoom(page, title, room), margin, 66);
  });
  let y = writeFacts(page, facts, 84);
  if (lead !== '') {
    pen(page, 10, 'text');
    const lines = doc.splitTextToSize(writable(doc, lead), room) as string[];
    tags.draw(tags.add('P'), () => doc.text(lines, margin, y, { lineHeightFactor: 1.4 }));
    y += lines.length * 14;
  }
  return y;
}

/** Facts one behind another, as many to a line as fit; one that is longer than a line is broken. */
function writeFacts(page: Page, facts: readonly PaperFact[], from: number): number {
  const { doc, width, tags } = page;
  let x = margin;
  let y = from;
  for (const { name, text } of facts) {
    pen(page, 8.5, 'text-muted');
    const label = `${writable(doc, name)}  `;
    const indent = doc.getTextWidth(label);
    pen(page, 8.5, 'text', 'bold');
    const needed = indent + doc.getTextWidth(writable(doc, text));
    if (x > margin && x + needed > width - margin) {
      x = margin;
      y += 13;
    }
    const lines = doc.splitTextToSize(writable(doc, text), width - margin - x - indent) as string[];
    const at = { x, y };
    tags.draw(tags.add('P'), () => {
      pen(page, 8.5, 'text-muted');
      doc.text(label, at.x, at.y);
      pen(page, 8.5, 'text', 'bold');
      doc.text(lines, at.x + indent, at.y, { lineHeightFactor: 13 / 8.5 });
    });
    y += (lines.length - 1) * 13;
    x += needed + 18;
  }
  return facts.length === 0 ? from : y + 17;
}

/** The figures that matter most, side by side. Returns where they end. */
export function writeFigures(page: Page, figures: readonly PaperFact[], from: number): number {
  if (figures.length === 0) return from;
  const { doc, width, tags } = page;
  const step = (width - 2 * margin) / figures.length;
  pen(page, 12, 'text', 'bold');
  const widest = Math.max(...figures.map(({ text }) => doc.getTextWidth(writable(doc, text))));
  const size = 12 * Math.min(1, (step - 10) / widest);
  doc.setDrawColor(light['line-strong']).setLineWidth(0.5);
  tags.adorn(() => doc.line(margin, from - 2, width - margin, from - 2));
  figures.forEach(({ name, text }, place) => {
    const x = margin + place * step;
    tags.draw(tags.add('P'), () => {
      pen(page, 7.5, 'text-muted');
      // Apart from the figure where both are read in one breath.
      doc.text(`${writable(doc, name)} `, x, from + 12);
      pen(page, size, 'text', 'bold');
      doc.text(writable(doc, text), x, from + 27);
    });
  });
  return from + 38;
}

interface LegendPlace {
  text: string;
  color: number;
  x: number;
  /** Lines below the first one. */
  line: number;
}

const legendStep = 13;

/** The legend as it breaks into lines, and how high it is. */
export function layoutLegend(
  page: Page,
  entries: readonly { name: string; color: number }[],
): { places: readonly LegendPlace[]; height: number } {
  pen(page, 8, 'text-muted');
  const { doc, width } = page;
  const places: LegendPlace[] = [];
  let x = margin;
  let line = 0;
  for (const { name, color } of entries) {
    const text = cutToRoom(page, name, width - 2 * margin - 10);
    const needed = 10 + doc.getTextWidth(text);
    if (x > margin && x + needed > width - margin) {
      x = margin;
      line += 1;
    }
    places.push({ text, color, x, line });
    x += needed + 14;
  }
  return { places, height: places.length === 0 ? 0 : 14 + line * legendStep };
}

/** The hues of the drawing with their names. */
export function writeLegend(page: Page, places: readonly LegendPlace[], from: number): void {
  if (places.length === 0) return;
  const { doc, tags } = page;
  pen(page, 8, 'text-muted');
  const list = tags.add('L');
  for (const { text, color, x, line } of places) {
    const y = from + 14 + line * legendStep;
    doc.setFillColor(light[`data-${((color - 1) % 10) + 1}` as keyof typeof light]);
    tags.adorn(() => doc.rect(x, y - 6, 6.5, 6.5, 'F'));
    tags.draw(tags.add('LBody', tags.add('LI', list)), () => doc.text(text, x + 10, y));
  }
}
