import { style } from '@vanilla-extract/css';
import { space, type, weight } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

export const who = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minWidth: 0,
  paddingLeft: space[2],
  selectors: { '&[data-legacy]': { paddingLeft: 26 } },
});
export const firstTitle = style({ paddingLeft: space[2] });
export const name = style({ ...type.body, fontWeight: weight.strong, minWidth: 0 });
export const cut = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const two = style({ minWidth: 0, lineHeight: '20px' });
export const small = style({
  ...type.meta,
  display: 'block',
  color: vars['text-subtle'],
  fontWeight: weight.text,
});
export const groupCount = style({ color: vars['text-subtle'], fontWeight: weight.text });
export const team = style({ display: 'inline-flex', alignItems: 'center', gap: 3 });
export const more = style({ ...type.meta, color: vars['text-subtle'] });
/** A project on a phone: who it is, how it stands, what it costs. */
export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${space[2]} ${space[3]}`,
  padding: `${space[1]} 0`,
});
export const whole = style({ gridColumn: '1 / -1', marginLeft: `-${space[2]}` });
export const end = style({ textAlign: 'right', paddingRight: 5 });
export const forecastWord = style({ ...type.meta, color: vars['text-subtle'] });
