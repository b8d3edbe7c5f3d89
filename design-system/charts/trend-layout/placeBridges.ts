import { textBox, touches, type Box } from '../axes/boxes.ts';
import type { LayoutBase } from './LayoutBase.ts';
import { placeText, type PlacedText } from '../axes/PlacedText.ts';
import type { PlacedBridge } from './TrendScene.ts';
import type { TrendBridge } from './TrendSpec.ts';

const arrowGap = 10; // the arrow stands this far before the next column, px
const arrowReach = 8; // from the end of a bridge to the far side of its arrow, px
const figureGap = 3; // before a figure that reaches over its column, px
const least = 34; // no bridge across a gap narrower than this, px

/** Draws the difference between neighbouring columns; the text gets shorter, then goes, as room shrinks. */
export function placeBridges(
  base: LayoutBase,
  figures: readonly PlacedText[],
): { bridges: PlacedBridge[]; texts: PlacedText[] } {
  const bridges: PlacedBridge[] = [];
  const texts: PlacedText[] = [];
  for (const bridge of base.spec.bridges) {
    const placed = bridgeOf(base, bridge, figures);
    if (!placed) continue;
    bridges.push(placed);
    const text = textOf(base, bridge, placed, [...figures, ...texts]);
    if (text) texts.push(text);
  }
  return { bridges, texts };
}

function bridgeOf(
  { columns, columnWidth }: LayoutBase,
  bridge: TrendBridge,
  figures: readonly PlacedText[],
): PlacedBridge | undefined {
  const from = columns[bridge.from];
  const to = columns[bridge.to];
  if (!from || !to) return undefined;
  const left = from.x + columnWidth / 2 + 4;
  const edge = to.x - columnWidth / 2 - 6;
  // Coming down it would run through the figure over the next column where that is wider than the column.
  const way = { left: edge - arrowReach, right: edge, top: from.top, bottom: to.top };
  const met = figures.filter(({ box }) => box.left > from.x && touches(way, box));
  const right = Math.min(edge, ...met.map(({ box }) => box.left - figureGap));
  if (right - left < least - arrowGap) return undefined;
  return { left, right, arrow: right - 4, fromY: from.top, toY: to.top };
}

function textOf(
  { plot, measure, targetY }: LayoutBase,
  bridge: TrendBridge,
  placed: PlacedBridge,
  settled: readonly PlacedText[],
): PlacedText | undefined {
  const ink = bridge.tone === 'plain' ? 'muted' : bridge.tone;
  const look = { role: 'bridge', align: 'right', ink, halo: true } as const;
  const rows = [Math.max(plot.top + 10, placed.fromY - 6), placed.fromY + 14];
  const places = rows.flatMap((y) => {
    const x = Math.min(placed.arrow - 6, clearOf(settled, placed.arrow - 6, y));
    return bridge.texts.map((text) => placeText({ ...look, text, x, y }, measure));
  });
  const free = places.filter(
    ({ box }) => box.left >= placed.left + 2 && !settled.some((other) => touches(box, other.box, 4)),
  );
  // Above its own line unless the target would run through the text there.
  const clear = (box: Box) => targetY === undefined || targetY < box.top - 1 || targetY > box.bottom + 1;
  return free.find(({ box }) => clear(box)) ?? free[0];
}

/** Where a text at this height must end to stay left of a figure that reaches over its right end, px. */
function clearOf(settled: readonly PlacedText[], x: number, y: number): number {
  const row = textBox(x, y, 1, 'right');
  const hit = settled.find((other) => touches(row, other.box, 5));
  return hit ? hit.box.left - 5 : x;
}
