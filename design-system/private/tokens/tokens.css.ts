import { style } from '@vanilla-extract/css';
import { space, type } from '../../foundations/scale.ts';
import { vars } from '../../foundations/vars.css.ts';

export const control = style({ flexWrap: 'wrap', gap: space[1], paddingTop: 3, paddingBottom: 3 });
export const input = style({ width: 60, minWidth: 40 });
export const more = style({ ...type.meta, color: vars['text-subtle'] });
export const group = style({ minWidth: 0, maxWidth: '100%' });
export const list = style({ display: 'flex', flexWrap: 'wrap', gap: space[1] });
