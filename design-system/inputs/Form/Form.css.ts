import { style } from '@vanilla-extract/css';
import { space } from '../../foundations/scale.ts';

export const form = style({ display: 'flex', flexDirection: 'column', gap: space[4], minWidth: 0 });
export const summary = style({ display: 'flex', flexDirection: 'column' });
export const go = style({
  minHeight: 24,
  color: 'inherit',
  textDecoration: 'underline',
  textUnderlineOffset: 2,
});
