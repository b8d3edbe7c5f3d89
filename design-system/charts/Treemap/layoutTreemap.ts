import type { Box } from '../axes/boxes.ts';
import type { ChartScene } from '../axes/ChartScene.ts';
import type { ChartTarget } from '../axes/ChartTarget.ts';
import { cutText, wrapText } from '../axes/cutText.ts';
import { placeText, type MeasureText, type PlacedText } from '../axes/PlacedText.ts';
import type { Shape } from '../axes/Shape.ts';
import { squarify } from './squarify.ts';
import type { TreemapNode, TreemapProps } from './TreemapProps.ts';

type Drawn = TreemapNode & { value: number };

interface Tile {
  node: Drawn;
  box: Box;
}

const heading = 22; // height of a group's name, px
const inset = 8; // of a text in its tile, px

/** Lays tiles out by value, grouped; null where no value is above zero. Px. */
export function layoutTreemap(
  chart: TreemapProps,
  size: { width: number; height: number },
  measure: MeasureText,
): ChartScene | null {
  const drawn = chart.nodes.filter(
    (node): node is Drawn => Number.isFinite(node.value) && (node.value ?? 0) > 0,
  );
  if (drawn.length === 0) return null;
  const total = drawn.reduce((sum, node) => sum + node.value, 0);
  const plot: Box = { left: 0, top: 4, right: size.width, bottom: size.height - 4 };
  const { tiles, texts } = tilesOf(drawn, plot, measure);
  const format = chart.formatShort ?? chart.formatValue;
  return {
    ...size,
    plot,
    ground: tiles.map(({ node, box }): Shape => {
      const pattern = chart.patterned ? { pattern: node.color - 1 } : {};
      return { kind: 'rect', box, fill: { ink: node.color, opacity: 0.18, ...pattern }, round: 2 };
    }),
    marks: [],
    front: tiles.map(({ node, box }) => ({
      kind: 'rect',
      box: { ...box, right: Math.min(box.right, box.left + 3) },
      fill: { ink: node.color },
      round: 1,
    })),
    texts: [...texts, ...tiles.flatMap((tile) => tileTexts(tile, total, format, measure))],
    targets: tiles.map((tile) => targetOf(tile, total, chart)),
    obstacles: [],
  };
}

/** Tiles group by group, the largest group first; a group carries its name over its tiles. */
function tilesOf(nodes: readonly Drawn[], plot: Box, measure: MeasureText) {
  const groups = groupsOf(nodes);
  const sums = groups.map(([, members]) => members.reduce((sum, node) => sum + node.value, 0));
  const named = groups.length > 1 || groups[0]?.[0] !== '';
  const boxes = named ? squarify(sums, plot) : [plot];
  const texts: PlacedText[] = [];
  const tiles = groups.flatMap(([name, members], index): Tile[] => {
    const outer = boxes[index] ?? plot;
    const box = named ? grown(outer, -2) : outer;
    const headed = named && box.bottom - box.top > heading * 2 && box.right - box.left > 48;
    if (headed) {
      const text = cutText(name, box.right - box.left - 4, measure, 600);
      texts.push(
        placeText({ role: 'title', text, x: box.left, y: box.top + 15, weight: 600, ink: 'text' }, measure),
      );
    }
    const inner = headed ? { ...box, top: box.top + heading } : box;
    return squarify(
      members.map((node) => node.value),
      inner,
    ).map((tile, place) => ({ node: members[place] as Drawn, box: grown(tile, -1) }));
  });
  return { tiles: tiles.sort((a, b) => b.node.value - a.node.value), texts };
}

function groupsOf(nodes: readonly Drawn[]): [name: string, members: Drawn[]][] {
  const groups = new Map<string, Drawn[]>();
  for (const node of nodes) {
    const name = node.group ?? '';
    groups.set(name, [...(groups.get(name) ?? []), node]);
  }
  return [...groups];
}

/** A box larger by `by` px on each side, never turned inside out. */
function grown(box: Box, by: number): Box {
  const left = box.left - by;
  const top = box.top - by;
  return { left, top, right: Math.max(left, box.right + by), bottom: Math.max(top, box.bottom + by) };
}

const shareOf = (value: number, total: number) => `${((value / total) * 100).toFixed(1)}%`;

/** Name and figure, as much of them as fits in the tile. */
function tileTexts(
  { node, box }: Tile,
  total: number,
  format: (value: number) => string,
  measure: MeasureText,
): PlacedText[] {
  const width = box.right - box.left - 2 * inset;
  const height = box.bottom - box.top;
  if (height < 24 || width < 28) return [];
  const lines = wrapText(node.name, width, height >= 58 ? 2 : 1, measure, 500);
  const x = box.left + inset + 2;
  const look = { role: 'label', x } as const;
  const texts = lines.map((text, index) =>
    placeText({ ...look, text, y: box.top + 18 + index * 16, weight: 500, ink: 'text' }, measure),
  );
  const figure = `${format(node.value)}  ${shareOf(node.value, total)}`;
  const short = measure(figure, 400) <= width ? figure : format(node.value);
  const below = box.top + 18 + lines.length * 16;
  if (below + 6 > box.bottom || measure(short, 400) > width) return texts;
  return [...texts, placeText({ ...look, text: short, y: below, ink: 'muted' }, measure)];
}

function targetOf({ node, box }: Tile, total: number, { formatValue }: TreemapProps): ChartTarget {
  return {
    id: node.id,
    title: node.name,
    ...(node.group === undefined ? {} : { note: node.group }),
    rows: [
      { name: 'Value', figure: formatValue(node.value), swatch: node.color },
      { name: 'Share', figure: shareOf(node.value, total) },
    ],
    x: (box.left + box.right) / 2,
    y: (box.top + box.bottom) / 2,
    reach: box,
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
