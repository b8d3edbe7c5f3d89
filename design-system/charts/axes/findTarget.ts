import type { ChartTarget } from './ChartTarget.ts';

/** Tooltip hit radius, px (docs/product/foresite.md). */
export const hitRadius = 10;

/** The target under a point of the drawing (px): the nearest one whose distance allows it, else one whose box holds the point. */
export function targetAt(targets: readonly ChartTarget[], x: number, y: number): ChartTarget | undefined {
  let nearest: ChartTarget | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const target of targets) {
    if (typeof target.reach !== 'number') continue;
    const distance = Math.hypot(target.x - x, target.y - y);
    if (distance > target.reach || distance >= least) continue;
    nearest = target;
    least = distance;
  }
  return nearest ?? targets.find((target) => holds(target, x, y));
}

function holds({ reach }: ChartTarget, x: number, y: number): boolean {
  if (reach === undefined || typeof reach === 'number') return false;
  return x >= reach.left && x <= reach.right && y >= reach.top && y <= reach.bottom;
}

/** How arrow keys walk: one after the other, or to the neighbour on that side. */
export type Walk = 'order' | 'sides';

const sides: Partial<Record<string, readonly [x: number, y: number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/** The target a key leads to from another one (or from none), undefined where the key is none of the chart's. */
export function targetOf(
  key: string,
  targets: readonly ChartTarget[],
  from: ChartTarget | undefined,
  walk: Walk,
): ChartTarget | undefined {
  if (key === 'Home') return targets[0];
  if (key === 'End') return targets.at(-1);
  const side = sides[key];
  if (!side) return undefined;
  const forward = side[0] + side[1] > 0;
  if (!from) return forward ? targets[0] : targets.at(-1);
  if (walk === 'sides') return neighbour(targets, from, side) ?? from;
  const at = targets.indexOf(from) + (forward ? 1 : -1);
  return targets[Math.max(0, Math.min(at, targets.length - 1))];
}

/** The nearest target on one side; what lies off the straight way counts double. */
function neighbour(
  targets: readonly ChartTarget[],
  from: ChartTarget,
  [dx, dy]: readonly [number, number],
): ChartTarget | undefined {
  let best: ChartTarget | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const target of targets) {
    const ahead = (target.x - from.x) * dx + (target.y - from.y) * dy;
    const aside = Math.abs((target.x - from.x) * dy) + Math.abs((target.y - from.y) * dx);
    if (target === from || ahead <= 0.5 || aside > 2 * ahead) continue;
    if (ahead + 2 * aside >= least) continue;
    best = target;
    least = ahead + 2 * aside;
  }
  return best;
}
