import { MatrixController, MatrixElement } from 'chartjs-chart-matrix';
import { CategoryScale, Chart } from 'chart.js';
import type { Box } from '../axes/boxes.ts';
import type { ChartTarget } from '../axes/ChartTarget.ts';
import { cutText } from '../axes/cutText.ts';
import { elementUnder } from '../axes/hits.ts';
import { placeText } from '../axes/PlacedText.ts';
import { inkColor } from '../paint/chartColors.ts';
import { fontOf } from '../paint/fontOf.ts';
import { type Drawn, type Picture, type Room, still } from '../paint/Picture.ts';
import { toneFill } from './heatTone.ts';
import type { HeatCell, HeatHeading, HeatmapProps } from './HeatmapProps.ts';

Chart.register(CategoryScale, MatrixController, MatrixElement);

/** What a dense heatmap is drawn from. */
export type DenseHeat = Omit<HeatmapProps, 'onSelect'> & { onSelect?: (id: string) => void };

const gap = 1; // between cells, px

/** The id a cell is read and chosen by. */
export const cellId = (cell: HeatCell) => `${cell.row} ${cell.column}`;

/** Draws a matrix of many cells; null without a row, a column or a cell. */
export function drawHeat(chart: DenseHeat, room: Room): Picture | null {
  const { rows, columns } = chart;
  const { width, height, colors, measure } = room;
  const places = [rows, columns].map((headings) => new Set(headings.map(({ id }) => id)));
  const cells = chart.cells.filter(({ row, column }) => places[0]?.has(row) && places[1]?.has(column));
  if (cells.length === 0) return null;
  const across = (part: number, count: number) => {
    const whole = part / count;
    return whole > 6 ? whole - gap : whole;
  };
  const axis = (headings: readonly HeatHeading[], widest: number, autoSkipPadding: number) =>
    ({
      type: 'category',
      labels: headings.map(({ id }) => id),
      offset: true,
      reverse: false,
      border: { display: false },
      grid: { display: false, tickLength: 0 },
      ticks: {
        color: colors.axis,
        font: fontOf(room),
        padding: 8,
        maxRotation: 0,
        autoSkipPadding,
        callback: (_: unknown, place: number) => cutText(headings[place]?.label ?? '', widest, measure),
      },
    }) as const;
  return {
    type: 'matrix',
    data: {
      datasets: [
        {
          type: 'matrix',
          data: cells.map(({ row, column }) => ({ x: column, y: row })),
          backgroundColor: cells.map(({ tone }) => {
            const { ink, opacity } = toneFill(tone);
            return inkColor(colors, ink, opacity);
          }),
          borderWidth: 0,
          width: ({ chart: { chartArea } }) => across(chartArea?.width ?? 0, columns.length),
          height: ({ chart: { chartArea } }) => across(chartArea?.height ?? 0, rows.length),
        },
      ],
    },
    options: {
      ...still,
      layout: { padding: { top: 20, right: 4 } },
      scales: {
        x: {
          ...axis(columns, width, 8),
          title: {
            display: true,
            text: chart.columnTitle,
            color: colors.text,
            font: fontOf(room, 600),
            padding: { top: 2, bottom: 0 },
          },
        },
        y: axis(rows, width * 0.28, 0),
      },
    },
    colors,
    scene: (drawn) => {
      const targets = cells.map((cell, place) => targetOf(chart, cell, boxOf(drawn, place)));
      return {
        width,
        height,
        plot: drawn.chartArea,
        texts: [
          placeText({ role: 'title', text: chart.rowTitle, x: 0, y: 12, weight: 600, ink: 'text' }, measure),
        ],
        targets,
        under: elementUnder(drawn, 'point', (_, place) => targets[place]),
        obstacles: [],
      };
    },
  };
}

function boxOf(drawn: Drawn, place: number): Box {
  const cell = drawn.getDatasetMeta(0).data[place];
  const {
    x = 0,
    y = 0,
    width = 0,
    height = 0,
  } = (cell?.getProps(['x', 'y', 'width', 'height'], true) ?? {}) as Partial<
    Record<'x' | 'y' | 'width' | 'height', number>
  >;
  return { left: x, top: y, right: x + width, bottom: y + height };
}

function targetOf({ rows, columns }: DenseHeat, cell: HeatCell, box: Box): ChartTarget {
  return {
    id: cellId(cell),
    title: `${labelOf(rows, cell.row)}, ${labelOf(columns, cell.column)}`,
    rows: [
      { name: 'Value', figure: cell.value },
      ...(cell.count === undefined ? [] : [{ name: 'Count', figure: String(cell.count) }]),
    ],
    x: (box.left + box.right) / 2,
    y: (box.top + box.bottom) / 2,
    anchor: box,
    over: [{ kind: 'rect', box, fill: { ink: 'accent', opacity: 0 }, edge: { ink: 'text', width: 2 } }],
  };
}

const labelOf = (headings: readonly HeatHeading[], id: string) =>
  headings.find((heading) => heading.id === id)?.label ?? '';
