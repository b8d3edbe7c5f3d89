import { cutText } from '../axes/cutText.ts';
import { type ChartColors, readChartColors } from '../paint/chartColors.ts';
import type { HeatCell, HeatHeading, HeatmapProps } from './HeatmapProps.ts';

/** Pixels; a picture is drawn twice as sharp. */
const size = { margin: 16, title: 44, side: 24, head: 118, cell: 104, row: 56, gap: 2, foot: 52, scale: 2 };
const inks = {
  low: ['heatLow', 'heatLowText'],
  medium: ['heatMedium', 'heatMediumText'],
  high: ['heatHigh', 'heatHighText'],
} as const;

interface Said {
  x: number;
  y: number;
  ink: string;
  weight?: 400 | 600;
  align?: CanvasTextAlign;
}

/** What is written and painted with, in the colors of the page. */
function penOf(context: CanvasRenderingContext2D, colors: ChartColors) {
  const write = (text: string, { x, y, ink, weight = 400, align = 'start' }: Said) => {
    context.font = `${weight} ${weight === 600 ? 13 : 12}px ${colors.font}`;
    context.fillStyle = ink;
    context.textAlign = align;
    context.fillText(text, x, y);
  };
  /** A name as far as it fits, with its rank. */
  const heading = ({ label, rank }: HeatHeading, room: number) => {
    context.font = `400 12px ${colors.font}`;
    return `${cutText(label, room, (text) => context.measureText(text).width)} ${rank}`.trim();
  };
  const cell = ({ tone, value, count }: HeatCell, x: number, y: number) => {
    const [ground, over] = inks[tone];
    context.fillStyle = colors[ground];
    context.beginPath();
    context.roundRect(x + size.gap / 2, y + size.gap / 2, size.cell - size.gap, size.row - size.gap, 4);
    context.fill();
    write(value, { x: x + size.cell - 10, y: y + 20, ink: colors[over], align: 'end' });
    if (count) write(String(count), { x: x + 10, y: y + 24, ink: colors[over], weight: 600 });
  };
  return { write, heading, cell };
}

/** The matrix drawn as a picture (PNG) in the colors that `place` has now, as its table shows it; null where the browser has no canvas. */
export async function heatPicture(
  title: string,
  { rows, columns, rowTitle, columnTitle, cells }: Omit<HeatmapProps, 'summary'>,
  place: HTMLElement,
): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) return null;
  const colors = readChartColors(place);
  const { write, heading, cell } = penOf(context, colors);
  const left = size.margin + size.side + size.head;
  const foot = size.title + rows.length * size.row;
  const width = left + columns.length * size.cell + size.margin;
  const height = foot + size.foot + size.margin;
  canvas.width = width * size.scale;
  canvas.height = height * size.scale;
  context.scale(size.scale, size.scale);
  context.fillStyle = colors.surface;
  context.fillRect(0, 0, width, height);
  const strong = { ink: colors.text, weight: 600 } as const;
  write(title, { x: size.margin, y: 26, ...strong });
  rows.forEach((row, down) => {
    const y = size.title + down * size.row;
    const said = heading(row, size.head - 30);
    write(said, { x: left - 10, y: y + size.row / 2 + 4, ink: colors.axis, align: 'end' });
    for (const [across, { id }] of columns.entries()) {
      const found = cells.find((one) => one.row === row.id && one.column === id);
      if (found) cell(found, left + across * size.cell, y);
    }
  });
  columns.forEach((column, across) => {
    const x = left + (across + 0.5) * size.cell;
    write(heading(column, size.cell - 24), { x, y: foot + 20, ink: colors.axis, align: 'center' });
  });
  write(columnTitle, {
    x: left + (columns.length * size.cell) / 2,
    y: foot + 42,
    align: 'center',
    ...strong,
  });
  context.translate(size.margin + 12, size.title + (foot - size.title) / 2);
  context.rotate(-Math.PI / 2);
  write(rowTitle, { x: 0, y: 0, align: 'center', ...strong });
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}
