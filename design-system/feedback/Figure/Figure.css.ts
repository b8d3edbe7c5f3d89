import { style } from '@vanilla-extract/css';
import { vars } from '../../foundations/vars.css.ts';

export const figure = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-negative]': { marginRight: '-.36em' },
    '&[data-none]': { color: vars['text-subtle'] },
    '&[data-trend="rise"]': { color: vars.rise },
    '&[data-trend="fall"]': { color: vars.fall },
  },
});
export const explained = style({
  textDecoration: `underline dotted ${vars['line-control']}`,
  textUnderlineOffset: 3,
});
export const triangle = style({ flex: 'none' });
