import type { Box } from '../axes/boxes.ts';
import type { ChartScene } from '../axes/ChartScene.ts';
import { cutText } from '../axes/cutText.ts';
import { placeText, type MeasureText, type PlacedText } from '../axes/PlacedText.ts';
import type { Shape } from '../axes/Shape.ts';
import { toneFill } from './heatTone.ts';
import type { HeatCell, HeatHeading, HeatmapProps } from './HeatmapProps.ts';

/** What a dense heatmap is laid out from. */
export type DenseHeat = Omit<HeatmapProps, 'onSelect'> & { onSelect?: (id: string) => void };

const foot = 44; // names and title of the columns, px

/** The id a cell is read and chosen by. */
export const cellId = (cell: HeatCell) => `${cell.row} ${cell.column}`;

/** Lays out a matrix of many cells; null without a row, a column or a cell. Px. */
export function layoutHeat(
  chart: DenseHeat,
  size: { width: number; height: number },
  measure: MeasureText,
): ChartScene | null {
  const { rows, columns, cells } = chart;
  if (rows.length === 0 || columns.length === 0 || cells.length === 0) return null;
  const names = Math.min(size.width * 0.28, Math.max(...rows.map((row) => measure(row.label, 400))));
  const plot: Box = {
    left: Math.ceil(names) + 12,
    top: 20,
    right: size.width - 4,
    bottom: size.height - foot,
  };
  const across = (plot.right - plot.left) / columns.length;
  const down = (plot.bottom - plot.top) / rows.length;
  const columnAt = new Map(columns.map((column, index) => [column.id, index]));
  const rowAt = new Map(rows.map((row, index) => [row.id, index]));
  const gap = Math.min(across, down) > 6 ? 0.5 : 0;
  const placed = cells.flatMap((cell) => {
    const x = columnAt.get(cell.column);
    const y = rowAt.get(cell.row);
    if (x === undefined || y === undefined) return [];
    const left = plot.left + x * across;
    const top = plot.top + y * down;
    return [
      {
        cell,
        box: { left: left + gap, top: top + gap, right: left + across - gap, bottom: top + down - gap },
      },
    ];
  });
  return {
    ...size,
    plot,
    ground: placed.map(({ cell, box }): Shape => ({ kind: 'rect', box, fill: toneFill(cell.tone) })),
    marks: [],
    front: [],
    texts: [
      ...rowNames(rows, plot, down, measure),
      ...columnNames(columns, plot, across, measure),
      ...titles(chart, plot, size, measure),
    ],
    targets: placed.map(({ cell, box }) => ({
      id: cellId(cell),
      title: `${labelOf(rows, cell.row)}, ${labelOf(columns, cell.column)}`,
      rows: [
        { name: 'Value', figure: cell.value },
        ...(cell.count === undefined ? [] : [{ name: 'Count', figure: String(cell.count) }]),
      ],
      x: (box.left + box.right) / 2,
      y: (box.top + box.bottom) / 2,
      reach: box,
      over: [{ kind: 'rect', box, fill: { ink: 'accent', opacity: 0 }, edge: { ink: 'text', width: 2 } }],
    })),
    obstacles: [],
  };
}

const labelOf = (headings: readonly HeatHeading[], id: string) =>
  headings.find((heading) => heading.id === id)?.label ?? '';

function rowNames(rows: readonly HeatHeading[], plot: Box, down: number, measure: MeasureText): PlacedText[] {
  const every = Math.max(1, Math.ceil(14 / down));
  return rows.flatMap(({ label }, index) => {
    if (index % every !== 0) return [];
    const text = cutText(label, plot.left - 12, measure);
    const y = plot.top + (index + 0.5) * down + 4;
    return [placeText({ role: 'name', text, x: plot.left - 8, y, align: 'right' }, measure)];
  });
}

function columnNames(
  columns: readonly HeatHeading[],
  plot: Box,
  across: number,
  measure: MeasureText,
): PlacedText[] {
  const widest = Math.max(...columns.map(({ label }) => measure(label, 400)));
  const every = Math.max(1, Math.ceil((widest + 8) / across));
  return columns.flatMap(({ label }, index) => {
    if (index % every !== 0) return [];
    const x = plot.left + (index + 0.5) * across;
    const placed = placeText({ role: 'name', text: label, x, y: plot.bottom + 17, align: 'center' }, measure);
    return placed.box.right <= plot.right + 4 ? [placed] : [];
  });
}

function titles(chart: DenseHeat, plot: Box, size: { height: number }, measure: MeasureText): PlacedText[] {
  const look = { role: 'title', weight: 600, ink: 'text' } as const;
  return [
    placeText({ ...look, text: chart.rowTitle, x: 0, y: 12 }, measure),
    placeText(
      {
        ...look,
        text: chart.columnTitle,
        x: (plot.left + plot.right) / 2,
        y: size.height - 6,
        align: 'center',
      },
      measure,
    ),
  ];
}
