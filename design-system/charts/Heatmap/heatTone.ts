import type { Fill } from '../axes/Shape.ts';
import type { HeatTone } from './HeatmapProps.ts';

/** How much of the hue a cell shows, 0 to 1; undefined for one of the grades. What is no number shows nothing. */
export function toneShare(tone: HeatTone): number | undefined {
  if (typeof tone !== 'number') return undefined;
  return Number.isFinite(tone) ? Math.max(0, Math.min(1, tone)) : 0;
}

/** The grade of a cell, or which text is readable on its part of the hue. */
export function toneName(tone: HeatTone): string {
  const share = toneShare(tone);
  if (share === undefined) return String(tone);
  return share > 0.55 ? 'deep' : 'pale';
}

const grades = { low: 'heatLow', medium: 'heatMedium', high: 'heatHigh' } as const;

/** What a cell is painted with. */
export function toneFill(tone: HeatTone): Fill {
  const share = toneShare(tone);
  return share === undefined
    ? { ink: grades[tone as keyof typeof grades] }
    : { ink: 'accent', opacity: 0.06 + share * 0.94 };
}
