import { TreemapController, TreemapElement, type TreemapDataPoint } from 'chartjs-chart-treemap';
import { Chart } from 'chart.js';
import type { Box } from '../axes/boxes.ts';
import type { ChartTarget } from '../axes/ChartTarget.ts';
import { cutText, wrapText } from '../axes/cutText.ts';
import { drawable } from '../axes/drawable.ts';
import { laidOut } from '../axes/laidOut.ts';
import { elementUnder } from '../axes/hits.ts';
import { shareText } from '../axes/shareText.ts';
import { inkColor } from '../paint/chartColors.ts';
import { fontOf } from '../paint/fontOf.ts';
import { type Drawn, type Picture, type Room, still } from '../paint/Picture.ts';
import type { TreemapNode, TreemapProps } from './TreemapProps.ts';

Chart.register(TreemapController, TreemapElement);

const inset = 5; // of a text in its tile, px
const line = 16; // line height of names, px

/** Draws tiles by value, grouped; null where no value is above zero. */
export function drawTreemap(chart: TreemapProps, room: Room): Picture | null {
  const { width, height, colors, measure } = room;
  const nodes = chart.nodes.flatMap((node) => {
    const value = drawable(node.value);
    // The library keeps a word of its own under `group`.
    return value > 0 ? [{ ...node, value, set: node.group }] : [];
  });
  if (nodes.length === 0) return null;
  const total = nodes.reduce((sum, { value }) => sum + value, 0);
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const nodeOf = (raw: TreemapDataPoint | undefined) => (raw?.l === 1 ? byId.get(raw.g ?? '') : undefined);
  const format = chart.formatShort ?? chart.formatValue;
  const words = (raw: TreemapDataPoint) => wordsIn(raw, nodeOf(raw), total, format, room);
  const font = { ...fontOf(room), lineHeight: line / 12 };
  const eachWord = <L>(raw: TreemapDataPoint, name: L, figure: L): L[] =>
    words(raw).map((_, index, all) => (index > 0 && index === all.length - 1 ? figure : name));
  return {
    type: 'treemap',
    data: {
      datasets: [
        {
          type: 'treemap',
          data: [],
          tree: nodes,
          key: 'value',
          groups: ['set', 'id'],
          spacing: 1,
          borderRadius: 2,
          backgroundColor: ({ raw }) => {
            const node = nodeOf(raw);
            return node ? inkColor(colors, node.color, 0.18) : 'transparent';
          },
          borderColor: ({ raw }) => inkColor(colors, nodeOf(raw)?.color ?? 'surface'),
          // The tile begins in its full hue.
          borderWidth: (({ raw }: { raw?: TreemapDataPoint }) =>
            nodeOf(raw) ? { left: 3 } : 0) as unknown as number,
          captions: {
            display: true,
            align: 'left',
            color: colors.text,
            font: fontOf(room, 600),
            padding: 4,
            formatter: ({ raw }) => cutText(raw.g ?? '', raw.w - 8, measure, 600),
          },
          labels: {
            display: true,
            align: 'left',
            position: 'top',
            overflow: 'hidden',
            padding: inset,
            formatter: ({ raw }) => words(raw),
            color: ({ raw }) => eachWord(raw, colors.text, colors.muted),
            font: ({ raw }) => eachWord(raw, { ...font, weight: 500 }, { ...font, weight: 400 }),
          },
        },
      ],
    },
    options: { ...still, layout: { padding: { top: 4, bottom: 4 } } },
    colors,
    scene: (drawn) => {
      const tiles = tilesOf(drawn).map(({ raw, box }) => {
        const node = nodeOf(raw);
        return node && targetOf(node, box, total, chart);
      });
      const value = ({ id }: ChartTarget) => byId.get(id)?.value ?? 0;
      return {
        width,
        height,
        plot: drawn.chartArea,
        targets: tiles.flatMap((tile) => tile ?? []).sort((a, b) => value(b) - value(a)),
        under: elementUnder(drawn, 'point', (_, place) => tiles[place]),
        obstacles: [],
      };
    },
  };
}

function tilesOf(drawn: Drawn) {
  const points = (drawn.data.datasets[0]?.data ?? []) as TreemapDataPoint[];
  return drawn.getDatasetMeta(0).data.map((tile, place) => {
    const { x = 0, y = 0, width = 0, height = 0 } = laidOut(tile) ?? {};
    return { raw: points[place], box: { left: x, top: y, right: x + width, bottom: y + height } };
  });
}

const shareOf = (value: number, total: number) => shareText(value / total);

/** Name and figure, as much of them as fits in a tile: the last of several lines is the figure. */
function wordsIn(
  { w, h }: TreemapDataPoint,
  node: (TreemapNode & { value: number }) | undefined,
  total: number,
  format: (value: number) => string,
  { measure }: Room,
): string[] {
  const width = w - 2 * inset - 6;
  if (!node || h < 26 || width < 24) return [];
  const lines = wrapText(node.name, width, h >= 62 ? 2 : 1, measure, 500);
  const full = `${format(node.value)}  ${shareOf(node.value, total)}`;
  const figure = measure(full, 400) <= width ? full : format(node.value);
  const fits = (lines.length + 1) * line + 2 * inset <= h && measure(figure, 400) <= width;
  return fits ? [...lines, figure] : lines.slice(0, 1);
}

function targetOf(
  node: TreemapNode & { value: number },
  box: Box,
  total: number,
  { formatValue }: TreemapProps,
): ChartTarget {
  return {
    id: node.id,
    title: node.name,
    note: node.group,
    rows: [
      { name: 'Value', figure: formatValue(node.value), swatch: node.color },
      { name: 'Share', figure: shareOf(node.value, total) },
    ],
    x: (box.left + box.right) / 2,
    y: (box.top + box.bottom) / 2,
    anchor: box,
    over: [
      {
        kind: 'rect',
        box,
        fill: { ink: node.color, opacity: 0.16 },
        round: 2,
        edge: { ink: 'text', width: 1.5 },
      },
    ],
  };
}
