import { style } from '@vanilla-extract/css';
import { space, type, weight } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

/** Fills the frame and centres; the lower padding lifts the text to the optical middle. */
export const place = style({
  minHeight: '100%',
  display: 'grid',
  placeItems: 'center',
  padding: `${space[6]} ${space[6]} 96px`,
});
export const body = style({ maxWidth: 456, width: '100%' });
export const drawing = style({ width: 112, height: 72, display: 'block', marginBottom: space[6] });
export const heading = style({ ...type.page, fontWeight: weight.strong, letterSpacing: '-.012em' });
export const text = style({
  color: vars['text-muted'],
  margin: `${space[2]} 0 ${space[6]}`,
  overflowWrap: 'anywhere',
});
export const message = style({
  ...type.grid,
  display: 'flex',
  gap: 10,
  padding: '10px 12px',
  borderRadius: 6,
  background: vars['critical-soft'],
  color: vars['critical-text'],
  margin: `${space[4]} 0`,
  overflowWrap: 'anywhere',
});
