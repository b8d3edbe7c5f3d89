import { describe, expect, it } from 'vitest';
import { contrast } from './contrast.ts';
import { dark, light, type ThemeName } from './themes.ts';

const surfaces: ThemeName[] = [
  'canvas',
  'surface',
  'surface-sunken',
  'surface-hover',
  'surface-selected',
  'surface-float',
  'surface-float-hover',
];
const texts: ThemeName[] = [
  'text',
  'text-muted',
  'text-subtle',
  'accent-text',
  'positive-text',
  'caution-text',
  'critical-text',
  'info-text',
  'rise',
  'fall',
];
const soft: [ThemeName, ThemeName][] = [
  ['positive-text', 'positive-soft'],
  ['caution-text', 'caution-soft'],
  ['critical-text', 'critical-soft'],
  ['info-text', 'info-soft'],
  ['text-muted', 'neutral-soft'],
  ['accent-text', 'accent-soft'],
  ['text-on-accent', 'accent'],
  ['text-on-accent', 'accent-hover'],
  ['text-on-critical', 'critical'],
  ['heat-low-text', 'heat-low'],
  ['heat-medium-text', 'heat-medium'],
  ['heat-high-text', 'heat-high'],
  ['surface', 'text'],
  ['chart-axis', 'surface'],
  ['chart-high', 'surface'],
  ['chart-low', 'surface'],
  ['chart-approved', 'surface'],
];
const edges: [ThemeName, ThemeName][] = [
  ...(['surface', 'canvas', 'surface-float'] as ThemeName[]).flatMap((on): [ThemeName, ThemeName][] => [
    ['line-control', on],
    ['focus', on],
    ['accent', on],
  ]),
  ...Array.from({ length: 10 }, (_, i): [ThemeName, ThemeName] => [`data-${i + 1}` as ThemeName, 'surface']),
];

describe.each([
  ['light', light as Record<ThemeName, string>],
  ['dark', dark],
])('%s theme', (_name, theme) => {
  const pairs = [
    ...texts.flatMap((text) => surfaces.map((surface): [ThemeName, ThemeName] => [text, surface])),
    ...soft,
  ];
  it.each(pairs)('text %s on %s reaches 4.5:1', (text, surface) => {
    expect(contrast(theme[text], theme[surface])).toBeGreaterThanOrEqual(4.5);
  });
  it.each(edges)('edge %s on %s reaches 3:1', (edge, surface) => {
    expect(contrast(theme[edge], theme[surface])).toBeGreaterThanOrEqual(3);
  });
});

it('computes the reference pairs of WCAG', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2);
  expect(() => contrast('red', '#FFFFFF')).toThrow('#RRGGBB');
});
