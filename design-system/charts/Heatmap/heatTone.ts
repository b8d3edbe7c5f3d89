import type { Fill } from '../axes/Shape.ts';
import type { HeatTone } from './HeatmapProps.ts';

/** How much of the hue a cell shows, 0 to 1; undefined for one of the grades. What is no number shows nothing. */
export function toneShare(tone: HeatTone): number | undefined {
  if (typeof tone !== 'number') return undefined;
  return Number.isFinite(tone) ? Math.max(0, Math.min(1, tone)) : 0;
}

/** The grade of a cell, or that it shows a part of the hue. */
export const toneName = (tone: HeatTone): string => (toneShare(tone) === undefined ? String(tone) : 'hue');

/** How much of the hue lies over the surface, 0.06 to 0.5: text stays readable on all of it, in both themes. */
export const mixOf = (share: number): number => 0.06 + share * 0.44;

const grades = { low: 'heatLow', medium: 'heatMedium', high: 'heatHigh' } as const;

/** What a cell is painted with. */
export function toneFill(tone: HeatTone): Fill {
  const share = toneShare(tone);
  return share === undefined
    ? { ink: grades[tone as keyof typeof grades] }
    : { ink: 'accent', opacity: mixOf(share) };
}
