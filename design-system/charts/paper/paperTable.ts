import type { jsPDF } from 'jspdf';
import { autoTable, type CellHookData } from 'jspdf-autotable';
import { light } from '../../foundations/themes.ts';
import type { ChartTable } from '../ChartFrame/ChartTable.tsx';
import { paperFont, writable } from './paperFonts.ts';
import { bottom, cutToRoom, margin, pen, type Page } from './paperParts.ts';
import type { Part } from './paperTags.ts';

const size = 8;
const inset = 6;
/** Least room for a table below the drawing, points: its name, its heads and two rows. */
const start = 108;

/** Points of a row that is filled in by hand. */
const penRow = 26;

/**
 * Writes the table as text, its heads on every page, its first column beside all others. Returns the page it starts on, and where
 * it ends on its last one.
 */
export function writeTable(
  page: Page,
  table: ChartTable,
  { owner, title, from }: { owner: string; title: string; from: number },
): { first: number; end: number } {
  const { doc, height, tags } = page;
  // What is signed stays together.
  const isForm = table.headings.some(({ room }) => room !== undefined);
  const least = isForm ? start + table.rows.length * penRow : start;
  const fits = from + least < height - bottom;
  const runningHead = `${owner}, ${title}`;
  if (!fits) {
    doc.addPage();
    writeRunningHead(page, runningHead);
  }
  const first = doc.getNumberOfPages();
  let end = height;
  const top = fits ? from + 28 : margin + 30;
  tags.draw(tags.add('H2'), () => {
    pen(page, 11, 'text', 'bold');
    doc.text(writable(doc, table.caption), margin, top);
  });
  const headings = table.headings.map(({ text }) => writable(doc, text));
  const rows = table.rows.map(({ head, cells }) => [head, ...cells.map(({ text }) => text)]);
  const body = rows.map((row) => row.map((text) => writable(doc, text)));
  const { widths, isSplit, tableWidth } = layoutColumns(page, table, [headings, ...body]);
  // Whole pages are filled by the widths of texts as they stand, so texts are broken before.
  const fit = (row: readonly string[]) =>
    isSplit ? row.map((text, column) => breakText(doc, text, widths[column] ?? 0)) : [...row];
  autoTable(doc, {
    head: [fit(headings)],
    body: body.map(fit),
    startY: top + 8,
    tableWidth,
    margin: { top: margin + 26, right: margin, bottom, left: margin },
    theme: 'plain',
    showHead: 'everyPage',
    rowPageBreak: 'avoid',
    horizontalPageBreak: isSplit,
    horizontalPageBreakRepeat: 0,
    styles: {
      font: paperFont,
      fontSize: size,
      textColor: light.text,
      lineColor: light.line,
      lineWidth: { bottom: 0.5 },
      cellPadding: { top: 4, right: inset, bottom: 4, left: inset },
    },
    headStyles: {
      fontStyle: 'normal',
      fontSize: 7.5,
      textColor: light['text-muted'],
      fillColor: light['surface-sunken'],
      lineColor: light['line-strong'],
      valign: 'bottom',
    },
    ...(isForm && { bodyStyles: { minCellHeight: penRow, valign: 'bottom' as const } }),
    columnStyles: Object.fromEntries(
      widths.map((least, column) => [column, columnStyle(column, least, isSplit)]),
    ),
    didParseCell: (hook) => alignFigure(doc, table, hook),
    ...cellTags(page),
    willDrawPage: () => {
      if (doc.getCurrentPageInfo().pageNumber > first) writeRunningHead(page, runningHead);
    },
    didDrawPage: ({ cursor }) => {
      end = cursor?.y ?? height;
    },
  });
  return { first, end };
}

/**
 * What each cell is, while it is drawn. Heads and names that stand on a further page again are said once; what a page had
 * no room for is the rest of its cell.
 */
function cellTags({ tags }: Page) {
  const whole = tags.add('Table');
  const rows = new Map<unknown, { part: Part; cells: Map<number, Part> }>();
  return {
    willDrawCell: ({ row, column }: CellHookData) => {
      const known = rows.get(row.raw) ?? { part: tags.add('TR', whole), cells: new Map<number, Part>() };
      rows.set(row.raw, known);
      const before = known.cells.get(column.index);
      const isRest = row.index === -1;
      if (before && !isRest) return tags.begin(null);
      const scope = row.section === 'head' ? 'Column' : column.index === 0 ? 'Row' : undefined;
      const part = before ?? tags.add(scope ? 'TH' : 'TD', known.part, scope ? { scope } : {});
      known.cells.set(column.index, part);
      tags.begin(part);
    },
    didDrawCell: () => tags.end(),
  };
}

/** What a page belongs to that is not the first one. */
function writeRunningHead(page: Page, text: string): void {
  const { doc, width, tags } = page;
  tags.adorn(() => {
    pen(page, 8, 'text-muted');
    doc.text(cutToRoom(page, text, width - 2 * margin), margin, margin + 4);
    doc.setDrawColor(light.line).setLineWidth(0.5);
    doc.line(margin, margin + 11, width - margin, margin + 11);
  });
}

/** The text in lines that a column has room for. */
const breakText = (doc: jsPDF, text: string, width: number) =>
  (doc.splitTextToSize(text, width - 2 * inset) as string[]).join('\n');

const columnStyle = (column: number, least: number, isSplit: boolean) => ({
  ...(column === 0 ? { fontStyle: 'bold' as const } : {}),
  ...(isSplit ? { cellWidth: least } : { minCellWidth: least }),
});

/** Points that a column of texts may take before its texts are broken. */
const textRoom = 120;

/**
 * How wide columns are at least, whether they find room beside each other, and how wide the table is: a short one is not
 * drawn out over the page, where a figure would stand far from its name.
 */
function layoutColumns({ doc, width }: Page, table: ChartTable, texts: readonly string[][]) {
  doc.setFont(paperFont, 'bold').setFontSize(size);
  const widest = (parts: readonly string[]) =>
    Math.ceil(Math.max(0, ...parts.map((part) => doc.getTextWidth(part)))) + 2 * inset;
  const words = (parts: readonly string[]) => widest(parts.flatMap((part) => part.split(' ')));
  const columns = table.headings.map(({ figure, room: own }, column) => {
    if (own !== undefined) return { whole: own, least: own };
    const [heading = '', ...cells] = texts.map((row) => row[column] ?? '');
    const whole = widest([heading, ...cells]);
    // Figures stay whole; headings and texts are broken between words.
    const least = figure
      ? Math.max(words([heading]), widest(cells))
      : Math.max(words([heading, ...cells]), Math.min(whole, textRoom));
    return { whole, least };
  });
  const sum = (widths: readonly number[]) => widths.reduce((all, one) => all + one, 0);
  const room = width - 2 * margin;
  const left = room - sum(columns.map(({ least }) => least));
  const [names = { whole: 0, least: 0 }, ...others] = columns;
  return {
    // What is left goes to the names first.
    widths: [Math.min(names.whole, names.least + Math.max(0, left)), ...others.map(({ least }) => least)],
    isSplit: left < 0,
    tableWidth: Math.min(room, sum(columns.map(({ whole }) => whole + 24))),
  };
}

/** Heads stand over their figures; the closing parenthesis hangs, so that digits line up with the positives. */
function alignFigure(doc: jsPDF, table: ChartTable, { cell, column, section }: CellHookData): void {
  if (!table.headings[column.index]?.figure) return;
  cell.styles.halign = 'right';
  if (section !== 'body' || !cell.text.at(-1)?.endsWith(')')) return;
  doc.setFont(paperFont, 'normal').setFontSize(size);
  cell.styles.cellPadding = { top: 4, right: inset - doc.getTextWidth(')'), bottom: 4, left: inset };
}
