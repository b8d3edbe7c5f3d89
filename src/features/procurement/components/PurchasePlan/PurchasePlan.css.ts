import { globalStyle, style } from '@vanilla-extract/css';
import { space, type, weight } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

export const late = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  color: vars['critical-text'],
  whiteSpace: 'nowrap',
});
export const cardLate = style([late, { paddingInlineEnd: space[2] }]);
export const soon = style({ color: vars['caution-text'] });
export const muted = style({ color: vars['text-muted'] });
export const bars = style({ display: 'block', overflow: 'visible' });
export const line = style({ stroke: vars.line, strokeWidth: 1 });
export const strong = style({ stroke: vars['line-strong'], strokeWidth: 1 });
export const today = style({ stroke: vars.text, strokeWidth: 1, strokeDasharray: '2 2' });
export const latest = style({ fill: vars['line-control'] });
export const wedge = style({
  fill: vars['text-muted'],
  selectors: { '&[data-late]': { fill: vars.critical } },
});
export const needed = style({ fill: vars.text, stroke: vars.surface, strokeWidth: 1.5 });
export const overdue = style({ fill: vars['critical-soft'], stroke: vars.critical, fillOpacity: 0.55 });
export const label = style({
  ...type.meta,
  fill: vars['text-muted'],
  paintOrder: 'stroke',
  stroke: vars.surface,
  strokeWidth: 3,
  selectors: { '&[data-late]': { fill: vars['critical-text'], fontWeight: weight.strong } },
});
/** The colour of a stage, in bars and in the legend. */
export const stages = {
  bid: style({ fill: vars['data-5'], background: vars['data-5'] }),
  award: style({ fill: vars['data-8'], background: vars['data-8'] }),
  submittals: style({ fill: vars['data-7'], background: vars['data-7'] }),
  approvals: style({ fill: vars['data-4'], background: vars['data-4'] }),
  fabrication: style({ fill: vars['data-9'], background: vars['data-9'] }),
  delivery: style({ fill: vars['data-3'], background: vars['data-3'] }),
};
export const legend = style({
  ...type.meta,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[4]}`,
  padding: `${space[1]} ${space[1]}`,
  color: vars['text-muted'],
});
export const key = style({ display: 'inline-flex', alignItems: 'center', gap: 6 });
export const swatch = style({ width: 10, height: 10, borderRadius: 2 });
export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space[4],
  '@media': {
    '(max-width: 1100px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '(max-width: 720px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
export const facts = style({
  ...type.grid,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `6px ${space[3]}`,
  margin: 0,
});
globalStyle(`${facts} > dt`, { color: vars['text-muted'] });
globalStyle(`${facts} > dd`, { margin: 0, minWidth: 0, overflowWrap: 'anywhere' });
export const outcome = style({
  color: vars['positive-text'],
  selectors: { '&[data-late]': { color: vars['critical-text'] } },
});
