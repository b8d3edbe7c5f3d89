import { style } from '@vanilla-extract/css';
import { breakpoint, radius, type, weight } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

const narrow = `(max-width: ${breakpoint.narrow}px)`;

export const headline = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 236px) minmax(0, 1fr)',
  gap: 24,
  alignItems: 'end',
  padding: '4px 24px 12px',
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 8, padding: 0 } },
});
export const label = style({ ...type.meta, color: vars['text-subtle'] });
export const figure = style({ ...type.figure, fontWeight: weight.strong, letterSpacing: '-0.02em' });
export const original = style([label, { display: 'flex', flexWrap: 'wrap', gap: '0 8px' }]);
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '3px 12px',
  margin: 0,
  ...type.grid,
});
export const term = style({ color: vars['text-muted'] });
export const value = style({
  margin: 0,
  textAlign: 'end',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-strong]': { fontWeight: weight.strong } },
});

export const estimate = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 8px',
  minHeight: 36,
  padding: '3px 4px 3px 12px',
  borderRadius: radius.control,
  background: vars['neutral-soft'],
  color: vars['text-muted'],
  ...type.meta,
});
export const estimated = style({ color: vars.text, fontWeight: weight.strong, ...type.grid });
export const formula = style({
  flex: '1 1 auto',
  fontVariantNumeric: 'tabular-nums',
  // On a phone it has a line of its own, below the figure and the button.
  '@media': { [narrow]: { order: 1, flexBasis: '100%' } },
});
export const use = style({ marginLeft: 'auto' });
