import type { ExportColumn, ExportTable, ExportValue } from './exportTable.ts';

/** Pixels; a picture is drawn twice as sharp. */
const size = { margin: 16, row: 26, head: 44, gap: 20, most: 360, scale: 2 } as const;
/** Rows of a picture; one of more could not be read. */
const mostRows = 200;

const numbers = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });
const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  currencySign: 'accounting',
  minimumFractionDigits: 0,
  maximumFractionDigits: 2,
});

/** What a cell says in a picture. */
export function pictureText(value: ExportValue, kind: ExportColumn['kind']): string {
  if (value === null || value === '') return '-';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'string') return value.replaceAll(/\s+/g, ' ');
  if (kind === 'percent') return `${numbers.format(value)}%`;
  return kind === 'money' ? dollars.format(value) : numbers.format(value);
}

const isEnd = ({ kind }: ExportColumn) => kind === 'money' || kind === 'number' || kind === 'percent';

/** The text as far as it fits, with an ellipsis where it was cut. */
function fitting(context: CanvasRenderingContext2D, text: string, width: number): string {
  if (context.measureText(text).width <= width) return text;
  let cut = text;
  while (cut !== '' && context.measureText(`${cut}…`).width > width) cut = cut.slice(0, -1);
  return `${cut}…`;
}

/** A table drawn as a picture (PNG), in the font and colors that `place` has now; null where the browser has no canvas. */
export async function tablePicture(
  { name, columns, rows }: ExportTable,
  place: HTMLElement,
): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) return null;
  const look = getComputedStyle(place);
  const colors = (word: string) => look.getPropertyValue(`--${word}`).trim();
  const fonts = { body: `400 13px ${look.fontFamily}`, strong: `600 13px ${look.fontFamily}` };
  const lines = [
    columns.map(({ title }) => title),
    ...rows
      .slice(0, mostRows)
      .map((row) => row.map((value, at) => pictureText(value, columns[at]?.kind ?? 'text'))),
  ];
  context.font = fonts.strong;
  const widths = columns.map((_column, at) =>
    Math.min(size.most, Math.max(...lines.map((line) => context.measureText(line[at] ?? '').width))),
  );
  const title = 2 * size.margin + context.measureText(name).width;
  const inner = widths.reduce((sum, width) => sum + width + size.gap, -size.gap);
  const width = Math.max(title, inner + 2 * size.margin);
  const height = size.head + lines.length * size.row + size.margin;
  canvas.width = Math.ceil(width * size.scale);
  canvas.height = Math.ceil(height * size.scale);
  context.scale(size.scale, size.scale);
  context.fillStyle = colors('surface');
  context.fillRect(0, 0, width, height);
  context.fillStyle = colors('text');
  context.font = `600 14px ${look.fontFamily}`;
  context.fillText(name, size.margin, 26);
  lines.forEach((line, number) => {
    const y = size.head + number * size.row;
    context.font = number === 0 ? fonts.strong : fonts.body;
    context.fillStyle = colors(number === 0 ? 'text-muted' : 'text');
    let x = size.margin;
    columns.forEach((column, at) => {
      const room = widths[at] ?? 0;
      const text = fitting(context, line[at] ?? '', room);
      const inset = isEnd(column) ? room - context.measureText(text).width : 0;
      context.fillText(text, x + inset, y + 17);
      x += room + size.gap;
    });
    context.fillStyle = colors('line');
    context.fillRect(size.margin, y + size.row - 1, width - 2 * size.margin, 1);
  });
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}
