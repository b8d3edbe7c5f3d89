import { touches, type Box } from '../axes/boxes.ts';
import type { Scene } from '../axes/Scene.ts';
import type { ChartTarget } from '../axes/ChartTarget.ts';
import { cutText } from '../axes/cutText.ts';
import { hitRadius } from '../axes/findTarget.ts';
import { placeText, type MeasureText, type PlacedText } from '../axes/PlacedText.ts';
import type { Shape } from '../axes/Shape.ts';
import { extent } from '../axes/drawable.ts';
import type { NetworkGraphProps, NetworkNode } from './NetworkGraphProps.ts';
import type { NodePlace } from './placeNetwork.ts';

/** What part of the graph is looked at: `scale` 1 shows all of it, `x` and `y` move it, as parts of the plot. */
export interface NetworkView {
  scale: number;
  x: number;
  y: number;
}

interface Dot {
  node: NetworkNode;
  x: number;
  y: number;
  radius: number;
}

const radii = { least: 6, most: 18 }; // px
const margin = 36; // px

/** Lays a network out from the places of its nodes; null without a node. Px. */
export function layoutNetwork(
  chart: NetworkGraphProps,
  places: readonly NodePlace[],
  view: NetworkView,
  size: { width: number; height: number },
  measure: MeasureText,
): Scene | null {
  if (chart.nodes.length === 0) return null;
  const plot: Box = { left: 0, top: 0, right: size.width, bottom: size.height };
  const dots = dotsOf(chart, places, view, size);
  const byId = new Map(dots.map((dot) => [dot.node.id, dot]));
  const known = chart.links.flatMap(({ from, to, label }) => {
    const a = byId.get(from);
    const b = byId.get(to);
    return a && b ? [{ a, b, label }] : [];
  });
  return {
    ...size,
    plot,
    ground: known.map(({ a, b }) => linkShape(a, b, 'line', 1)),
    front: dots.map(dotShape),
    texts: nameTexts(dots, plot, measure),
    targets: dots
      .filter(({ x, y }) => x >= 0 && x <= size.width && y >= 0 && y <= size.height)
      .toSorted((a, b) => a.x - b.x || a.y - b.y)
      .map((dot) => targetOf(dot, known)),
    obstacles: dots.map(({ x, y, radius }) => ({
      left: x - radius,
      right: x + radius,
      top: y - radius,
      bottom: y + radius,
    })),
  };
}

function dotsOf(
  chart: NetworkGraphProps,
  places: readonly NodePlace[],
  view: NetworkView,
  size: { width: number; height: number },
): Dot[] {
  const xs = extent(places.map((place) => place.x));
  const ys = extent(places.map((place) => place.y));
  const span = (ends: { lowest: number; highest: number }) => Math.max(ends.highest - ends.lowest, 0.5);
  const fit =
    Math.min((size.width - 2 * margin) / span(xs), (size.height - 2 * margin) / span(ys), 160) * view.scale;
  const middle = { x: (xs.lowest + xs.highest) / 2, y: (ys.lowest + ys.highest) / 2 };
  const heaviest = extent(chart.nodes.map((node) => Math.max(0, node.weight ?? 0))).highest;
  return chart.nodes.map((node, index) => {
    const place = places[index] ?? middle;
    const share = heaviest > 0 ? Math.max(0, node.weight ?? 0) / heaviest : 0.2;
    return {
      node,
      x: size.width * (0.5 + view.x) + (place.x - middle.x) * fit,
      y: size.height * (0.5 + view.y) + (place.y - middle.y) * fit,
      radius: radii.least + Math.sqrt(share) * (radii.most - radii.least),
    };
  });
}

function linkShape(a: Dot, b: Dot, ink: 'line' | 'text', width: number): Shape {
  return {
    kind: 'line',
    spots: [
      [a.x, a.y],
      [b.x, b.y],
    ],
    ink,
    width,
  };
}

function dotShape({ node, x, y, radius }: Dot): Shape {
  return { kind: 'dot', x, y, radius, fill: { ink: node.color }, ring: 'surface' };
}

/** Names under their nodes, the heaviest first; a name that would touch another text or node is left to the tooltip. */
function nameTexts(dots: readonly Dot[], plot: Box, measure: MeasureText): PlacedText[] {
  const placed: PlacedText[] = [];
  const around = dots.map(({ x, y, radius }) => ({
    left: x - radius,
    right: x + radius,
    top: y - radius,
    bottom: y + radius,
  }));
  for (const dot of dots.toSorted((a, b) => b.radius - a.radius)) {
    const text = cutText(dot.node.name, 140, measure, 500);
    const name = placeText(
      {
        role: 'name',
        text,
        x: dot.x,
        y: dot.y + dot.radius + 14,
        align: 'center',
        weight: 500,
        ink: 'muted',
        halo: true,
      },
      measure,
    );
    const inside =
      name.box.left >= plot.left && name.box.right <= plot.right && name.box.bottom <= plot.bottom;
    const free = ![...placed.map(({ box }) => box), ...around].some((box) => touches(name.box, box, 1));
    if (inside && free) placed.push(name);
  }
  return placed;
}

function targetOf(dot: Dot, links: readonly { a: Dot; b: Dot; label: string | undefined }[]): ChartTarget {
  const { node, x, y, radius } = dot;
  const own = links.filter(({ a, b }) => a === dot || b === dot);
  const others = own.map(({ a, b, label }) => ({ other: a === dot ? b : a, label }));
  return {
    id: node.id,
    title: node.name,
    ...(node.note === undefined ? {} : { note: node.note }),
    rows: [
      { name: 'Links', figure: String(own.length) },
      ...others.slice(0, 8).map(({ other, label }) => ({
        name: other.node.name,
        figure: label ?? '',
        swatch: other.node.color,
      })),
      ...(others.length > 8 ? [{ name: 'More', figure: `+${others.length - 8}` }] : []),
    ],
    x,
    y,
    reach: Math.max(hitRadius, radius),
    under: own.map(({ a, b }) => linkShape(a, b, 'text', 1.5)),
    over: [
      ...others.map(({ other }) => dotShape(other)),
      { kind: 'dot', x, y, radius: radius + 3, fill: { ink: node.color, opacity: 0 }, ring: 'text' },
    ],
  };
}
