import { style } from '@vanilla-extract/css';
import { space } from '../../foundations/scale.ts';
import { vars } from '../../foundations/vars.css.ts';

export const divider = style({
  flex: 'none',
  border: 0,
  margin: 0,
  selectors: {
    '&[aria-orientation="horizontal"]': { height: 1, background: vars.line, alignSelf: 'stretch' },
    '&[aria-orientation="vertical"]': {
      width: 1,
      height: 20,
      background: vars['line-strong'],
      margin: `0 ${space[1]}`,
    },
  },
});
