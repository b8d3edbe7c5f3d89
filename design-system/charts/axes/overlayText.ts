import { shareText } from './shareText.ts';

/** How the ends of a range are written: as they are, as a difference with its percentage, or as the percentage alone. */
export type OverlayForm = 'total' | 'delta' | 'percent';

/**
 * The end of a range in words, held against the value it belongs to. Rises carry ▲, falls ▼; without a value to hold it
 * against, the total is written. Percentages have one digit.
 */
export function overlayText(
  end: number,
  base: number | null | undefined,
  form: OverlayForm,
  format: (value: number) => string,
): string {
  if (form === 'total' || base === null || base === undefined || !Number.isFinite(base)) return format(end);
  const delta = end - base;
  const arrow = delta > 0 ? '▲ ' : delta < 0 ? '▼ ' : '';
  const percent = base === 0 ? '' : shareText(Math.abs(delta / base));
  if (form === 'percent') return percent === '' ? format(end) : `${arrow}${percent}`;
  return `${arrow}${[format(Math.abs(delta)), percent].filter(Boolean).join(' ')}`;
}
