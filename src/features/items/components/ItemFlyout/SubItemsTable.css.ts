import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { clamped, radius, size, space, type } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

/** As high with its button as without: a decision moves nothing below. */
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  minWidth: 0,
  minHeight: size.controlSmall,
});
export const place = style({});
// A row that the focus comes to is in sight with the total below it.
globalStyle(`:where(${place}) [data-cell]`, { scrollMarginBottom: size.row + 8 });
/** Wraps in its row, up to three lines. */
export const scope = style({
  ...clamped(3),
  whiteSpace: 'normal',
  lineHeight: '18px',
});
export const problem = style({ padding: '0 8px', color: vars['critical-text'], ...type.meta });
/** Codes stand one below the other: element, then trade. */
export const codesRead = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  ...type.meta,
  color: vars['text-muted'],
});
export const codes = style([
  codesRead,
  {
    // Its own inset hangs over the edge, so that the codes stand under their heading.
    width: 'calc(100% + 8px)',
    marginInline: -4,
    padding: '0 4px',
    minHeight: 32,
    border: 0,
    borderRadius: radius.control,
    background: 'transparent',
    textAlign: 'start',
    cursor: 'pointer',
    selectors: {
      '&:hover': { background: vars['surface-float-hover'] },
      '&:focus-visible': { outline: `2px solid ${vars.focus}` },
      '&[data-card]': { minHeight: 44 },
      '&[data-lacking]': { color: vars['caution-text'], fontWeight: 500 },
    },
  },
]);
/** As high whatever is found, so that nothing below moves. */
export const tree = style({ height: 260, overflow: 'auto' });
/** Fades at the side where more is. */
const fade = (start: string, end: string) =>
  `linear-gradient(to right, transparent, ${vars.text} ${start}, ${vars.text} calc(100% - ${end}), transparent)`;
const more = keyframes({
  '0%': { maskImage: fade('0px', '32px') },
  '5%, 95%': { maskImage: fade('32px', '32px') },
  '100%': { maskImage: fade('32px', '0px') },
});
/** More formats than there is room for scroll by themselves. */
export const formats = style({
  overflowX: 'auto',
  maxWidth: '100%',
  paddingBlockEnd: 2,
  animationName: more,
  animationTimeline: 'scroll(self inline)',
});
export const recent = style({ display: 'flex', flexWrap: 'wrap', gap: 4 });
export const lacks = style({ padding: '0 8px', color: vars['caution-text'], ...type.meta });
