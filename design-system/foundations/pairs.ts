import type { ThemeName } from './themes.ts';

/** Grounds that whole screens are made of: any text and any edge may stand on them. */
export const surfaces = [
  'canvas',
  'surface',
  'surface-sunken',
  'surface-hover',
  'surface-selected',
  'surface-float',
  'surface-float-hover',
] as const satisfies readonly ThemeName[];

/** Where edges of controls and the focus ring stand; the rest of the grounds are too small for a control. */
const controls = ['canvas', 'surface', 'surface-sunken', 'surface-float'] as const;

/** How a token meets others. `text` must reach 4.5:1 on each ground named, `edge` 3:1; `free` says why nothing is asked. */
interface Meeting {
  text?: readonly ThemeName[];
  edge?: readonly ThemeName[];
  /** Something stands on it: another token must name it. */
  ground?: true;
  free?: string;
}

const everywhere: Meeting = { text: surfaces };
const hue: Meeting = { edge: ['surface'] };
const band: Meeting = { free: 'a tint behind a line that says the same' };
const ground: Meeting = { ground: true };

/** Every token with all that it may meet (WCAG 1.4.3, 1.4.11). A token that is missing here does not compile; one that meets nothing fails. */
export const meetings: Record<ThemeName, Meeting> = {
  canvas: ground,
  surface: { ground: true, text: ['text'] },
  'surface-sunken': ground,
  'surface-hover': ground,
  'surface-selected': ground,
  'surface-float': ground,
  'surface-float-hover': ground,
  scrim: { free: 'dims a page that cannot be used' },
  text: {
    text: [
      ...surfaces,
      'neutral-soft',
      'accent-soft',
      'positive-soft',
      'caution-soft',
      'critical-soft',
      'info-soft',
    ],
    ground: true,
  },
  'text-muted': { text: [...surfaces, 'neutral-soft'] },
  'text-subtle': everywhere,
  'text-disabled': { free: 'what cannot be used is exempt (WCAG 1.4.3); its reason is in the tooltip' },
  'text-on-accent': { text: ['accent', 'accent-hover'] },
  'text-on-critical': { text: ['critical'] },
  'text-on-data': { free: 'large figures on data hues, which a label repeats beside the chart' },
  line: { free: 'divides what space already divides' },
  'line-strong': { free: 'frames what its ground already sets apart' },
  'line-control': { edge: controls },
  accent: { edge: ['canvas', 'surface', 'surface-float'], ground: true },
  'accent-hover': ground,
  'accent-text': { text: [...surfaces, 'accent-soft'] },
  'accent-soft': ground,
  'accent-line': { free: 'edge of a chip whose text says it' },
  focus: { edge: [...surfaces] },
  positive: { edge: ['surface', 'canvas', 'surface-float'] },
  'positive-text': { text: [...surfaces, 'positive-soft'] },
  'positive-soft': ground,
  caution: { edge: ['surface', 'canvas', 'surface-float'] },
  'caution-text': { text: [...surfaces, 'caution-soft'] },
  'caution-soft': ground,
  critical: { edge: ['surface', 'canvas', 'surface-float'], ground: true },
  'critical-text': { text: [...surfaces, 'critical-soft'] },
  'critical-soft': ground,
  info: { edge: ['surface', 'canvas', 'surface-float'] },
  'info-text': { text: [...surfaces, 'info-soft'] },
  'info-soft': ground,
  'neutral-soft': ground,
  rise: everywhere,
  fall: everywhere,
  'data-1': hue,
  'data-2': hue,
  'data-3': hue,
  'data-4': hue,
  'data-5': hue,
  'data-6': hue,
  'data-7': hue,
  'data-8': hue,
  'data-9': hue,
  'data-10': hue,
  'chart-grid': { free: 'repeats what the axis labels say' },
  'chart-axis': { text: ['surface'] },
  'chart-halo': { free: 'parts a label from the line behind it' },
  'chart-target': { text: ['surface'] },
  'chart-approved': { text: ['surface'] },
  'chart-high': { text: ['surface'], edge: ['chart-high-band'] },
  'chart-high-band': ground,
  'chart-low': { text: ['surface'], edge: ['chart-low-band'] },
  'chart-low-band': ground,
  'chart-fan': band,
  'chart-today': { text: ['surface'] },
  'heat-low': ground,
  'heat-low-text': { text: ['heat-low'] },
  'heat-medium': ground,
  'heat-medium-text': { text: ['heat-medium'] },
  'heat-high': ground,
  'heat-high-text': { text: ['heat-high'] },
  'shadow-pop': { free: 'depth, never the only edge' },
  'shadow-flyout': { free: 'depth, never the only edge' },
  'shadow-dialog': { free: 'depth, never the only edge' },
};

/** One thing that stands on another. */
export interface Pair {
  front: ThemeName;
  ground: ThemeName;
  kind: 'text' | 'edge';
}

/** All pairs of the table, in its order. */
export const pairs: readonly Pair[] = (Object.keys(meetings) as ThemeName[]).flatMap((front) =>
  (['text', 'edge'] as const).flatMap((kind) =>
    (meetings[front][kind] ?? []).map((below): Pair => ({ front, ground: below, kind })),
  ),
);

/** What each kind must reach; `more` for people who ask their system for more contrast. Data hues stay at 3:1 there: a pattern tells them apart. */
export const floors = { text: { normal: 4.5, more: 7 }, edge: { normal: 3, more: 4.5 } } as const;
