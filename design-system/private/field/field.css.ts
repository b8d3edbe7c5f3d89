import { globalStyle, style } from '@vanilla-extract/css';
import { heardOnly } from '../../foundations/heardOnly.ts';
import { radius, size, space, type, weight } from '../../foundations/scale.ts';
import { touch } from '../../foundations/touchArea.ts';
import { vars } from '../../foundations/vars.css.ts';

export const field = style({ display: 'flex', flexDirection: 'column', gap: space[1], minWidth: 0 });
export const label = style({ ...type.grid, fontWeight: weight.label });
export const hidden = style(heardOnly);
export const required = style({ color: vars['text-subtle'], fontWeight: weight.text });
export const hint = style({ ...type.meta, color: vars['text-subtle'] });
export const error = style({
  ...type.meta,
  color: vars['critical-text'],
  display: 'flex',
  gap: space[1],
  alignItems: 'baseline',
});

/** The edge around any input; the inner element has none. */
export const control = style({
  ...type.grid,
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  width: '100%',
  minWidth: 0,
  minHeight: size.control,
  padding: `0 ${space[2]} 0 10px`,
  border: `1px solid ${vars['line-control']}`,
  borderRadius: radius.control,
  background: vars.surface,
  textAlign: 'left',
  selectors: {
    '&[data-size="small"]': { minHeight: size.controlSmall },
    '&:focus-within, &:focus-visible, &[aria-expanded="true"]': {
      outline: `2px solid ${vars.focus}`,
      outlineOffset: -1,
      borderColor: 'transparent',
    },
    '&[data-quiet]': {
      borderColor: 'transparent',
      background: 'transparent',
      padding: '0 6px',
      margin: '0 -7px',
      width: 'calc(100% + 14px)',
    },
    '&[data-quiet]:has(> [inputmode="decimal"])': { gap: 1 },
    // A line below says that the value can be edited, also where nothing hovers.
    '&[data-quiet]:not([data-readonly])': {
      background: `linear-gradient(${vars.line}, ${vars.line}) no-repeat 6px calc(100% - 1px) / calc(100% - 12px) 1px`,
    },
    '&[data-quiet]:hover': { background: vars['surface-float-hover'] },
    '&[data-quiet]:focus-within': { background: vars.surface },
    '&[data-readonly]': {
      background: vars['surface-sunken'],
      borderColor: vars['line-strong'],
      color: vars['text-muted'],
    },
    '&[data-quiet][data-readonly]': {
      background: 'transparent',
      borderColor: 'transparent',
      color: 'inherit',
    },
    '&[data-disabled]': {
      background: vars['surface-sunken'],
      borderColor: vars['line-strong'],
      color: vars['text-disabled'],
      cursor: 'not-allowed',
    },
    '&[data-invalid]': { borderColor: vars.critical },
  },
});
const hug = {
  flex: 'none',
  width: '4ch',
  fieldSizing: 'content',
  '@supports': { '(field-sizing: content)': { width: 'auto' } },
} as const;
export const input = style({
  flex: 1,
  width: '100%',
  minWidth: 0,
  // 24 px at least, the target size of WCAG 2.5.8.
  minHeight: 24,
  // A finger finds it up to the edge around it.
  '@media': { [touch]: { alignSelf: 'stretch' } },
  padding: 0,
  border: 0,
  outline: 0,
  background: 'none',
  selectors: {
    '&::placeholder': { color: vars['text-subtle'], opacity: 1 },
    '&[data-align="end"]': { textAlign: 'right' },
    // A number edited in place keeps its unit beside it.
    [`${control}[data-quiet] > &[data-align="start"]:not(:last-child)[inputmode="decimal"]`]: hug,
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
});
export const value = style({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const placeholder = style({ color: vars['text-subtle'] });
// What a value edited in place offers shows when the pointer or the focus is there; touch has no hovering.
globalStyle(
  `${control}[data-quiet]:not(:hover, :focus-within, [aria-expanded="true"]) > button:not([aria-expanded="true"])`,
  {
    '@media': { '(hover: hover)': { opacity: 0 } },
  },
);
export const affix = style({ color: vars['text-subtle'], flex: 'none' });
/** A unit that is a word: a space before it also where the field is edited in place. */
export const unit = style([
  affix,
  { selectors: { [`${control}[data-quiet] > &`]: { marginInlineStart: 3 } } },
]);
