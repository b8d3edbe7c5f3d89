import { style } from '@vanilla-extract/css';
import { radius, type } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

export const list = style({ margin: 0, padding: 0, listStyle: 'none', display: 'grid', gap: 16 });
export const comment = style({ display: 'flex', gap: 12, alignItems: 'flex-start', ...type.grid });
export const words = style({ flex: 1, minWidth: 0 });
export const head = style({ display: 'flex', gap: 8, alignItems: 'baseline', flexWrap: 'wrap' });
export const who = style({ fontWeight: 600 });
export const when = style({ color: vars['text-muted'], ...type.meta });
/** Text is text: line breaks stay, long words break. */
export const body = style({ margin: '2px 0 0', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
export const gone = style({ margin: '2px 0 0', color: vars['text-subtle'] });
export const mention = style({ fontWeight: 500, color: vars['accent-text'] });
const notOnPaper = { '@media': { print: { display: 'none' } } } as const;
export const own = style({ display: 'flex', gap: 4, marginLeft: -8, ...notOnPaper });
export const box = style({ position: 'relative', display: 'grid', gap: 8, ...notOnPaper });
export const input = style({
  boxSizing: 'border-box',
  width: '100%',
  padding: '8px 10px',
  border: `1px solid ${vars['line-control']}`,
  borderRadius: radius.control,
  background: vars.surface,
  color: vars.text,
  font: 'inherit',
  ...type.grid,
  resize: 'vertical',
  selectors: {
    '&:focus-visible': { outline: `2px solid ${vars.focus}`, outlineOffset: -1 },
    '&::placeholder': { color: vars['text-subtle'] },
  },
});
export const offers = style({
  margin: 0,
  padding: 4,
  listStyle: 'none',
  border: `1px solid ${vars['line-strong']}`,
  borderRadius: radius.control,
  background: vars['surface-float'],
  ...type.grid,
});
export const offer = style({
  padding: '5px 8px',
  borderRadius: radius.control,
  cursor: 'pointer',
  selectors: { '&[aria-selected="true"], &:hover': { background: vars['surface-float-hover'] } },
});
export const actions = style({ display: 'flex', justifyContent: 'flex-end', gap: 8 });
