import { globalStyle, style } from '@vanilla-extract/css';
import { weight } from '../../foundations/scale.ts';
import { vars } from '../../foundations/vars.css.ts';

export const link = style({
  borderRadius: 2,
  selectors: {
    '&[data-variant="accent"]': { color: vars['accent-text'] },
    '&[data-variant="plain"]': { fontWeight: weight.label },
    '&[data-variant="accent"]:hover, &[data-variant="plain"]:hover': {
      textDecoration: 'underline',
      color: vars['accent-text'],
    },
    '&[data-variant="bare"]': { display: 'block' },
  },
});
// Within running text a link must not be told by colour alone.
globalStyle(`p ${link}[data-variant="accent"]`, { textDecoration: 'underline', textUnderlineOffset: 2 });
