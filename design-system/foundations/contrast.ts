import { linearOf } from './colorVision.ts';

/** Relative luminance of `#RRGGBB`, 0 to 1 (WCAG 2.2 definition). */
function luminance(hex: string): number {
  const [r, g, b] = linearOf(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast ratio of two `#RRGGBB` colours, 1 to 21 (WCAG 2.2). Throws on any other notation. */
export function contrast(a: string, b: string): number {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (high + 0.05) / (low + 0.05);
}
