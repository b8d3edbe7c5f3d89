import { style } from '@vanilla-extract/css';
import { type } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

/** The closing parenthesis of the last column hangs over its edge. */
export const frame = style({ paddingRight: 6 });
export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  ...type.grid,
  fontVariantNumeric: 'tabular-nums',
});
export const head = style({
  ...type.meta,
  color: vars['text-muted'],
  fontWeight: 500,
  textAlign: 'left',
  padding: '0 0 4px',
});
export const headFigure = style([head, { textAlign: 'right', paddingLeft: 12 }]);
export const row = style({ borderTop: `1px solid ${vars.line}` });
export const name = style({
  textAlign: 'left',
  fontWeight: 400,
  padding: '6px 8px 6px 0',
  color: vars['text-muted'],
  overflowWrap: 'normal',
  minWidth: 60,
});
export const figure = style({ textAlign: 'right', padding: '6px 0 6px 12px', whiteSpace: 'nowrap' });
export const after = style([figure, { fontWeight: 600 }]);
/** Width of the window, in pixels, up to which three figures to the dollar do not fit: before and after say it, too. */
export const narrow = 560;
const roomy = { '@media': { [`(max-width: ${narrow}px)`]: { display: 'none' } } };
export const change = style([figure, roomy]);
export const headChange = style([headFigure, roomy]);
