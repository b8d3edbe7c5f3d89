import { globalStyle, style } from '@vanilla-extract/css';
import { size } from '../../foundations/scale.ts';
import { vars } from '../../foundations/vars.css.ts';

export const split = style({ display: 'inline-flex', flex: 'none' });
globalStyle(`${split} > button:first-child`, { borderStartEndRadius: 0, borderEndEndRadius: 0 });
export const caret = style({});
globalStyle(`${split} > ${caret}`, {
  width: size.controlSmall,
  padding: 0,
  marginInlineStart: -1,
  borderStartStartRadius: 0,
  borderEndStartRadius: 0,
});
globalStyle(`${split}[data-variant="primary"] > ${caret}:not([data-disabled])`, {
  // A seam of the text's colour parts the two halves of one surface.
  borderInlineStartColor: `color-mix(in srgb, ${vars['text-on-accent']} 45%, ${vars.accent})`,
});
globalStyle(`${split} > button:focus-visible`, { position: 'relative', zIndex: 1 });
