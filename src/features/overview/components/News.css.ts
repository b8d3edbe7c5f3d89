import { globalStyle, style } from '@vanilla-extract/css';
import { space, type, weight } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

export const title = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 8px',
});
export const note = style({ color: vars['text-muted'], fontWeight: weight.text, ...type.meta });
export const list = style({ margin: 0, padding: 0, listStyle: 'none', ...type.grid });
globalStyle(`${list} > li`, {
  display: 'flex',
  alignItems: 'baseline',
  gap: space[3],
  padding: `8px ${space[4]}`,
  borderTop: `1px solid ${vars.line}`,
});
export const change = style({ flex: 1, minWidth: 0 });
/** What was changed, and how, each on one line: five changes are no taller than the chart beside them. */
export const line = style({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
globalStyle(`${change} del`, { color: vars['text-muted'] });
export const who = style({ alignSelf: 'flex-start', flex: 'none' });
export const when = style({ flex: 'none', color: vars['text-muted'], whiteSpace: 'nowrap', ...type.meta });
export const code = style({ flex: 'none', minWidth: 52, color: vars['text-muted'] });
export const name = style({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const due = style({
  flex: 'none',
  color: vars['text-muted'],
  selectors: {
    '&[data-tone="late"]': { color: vars.rise, fontWeight: weight.strong },
    '&[data-tone="soon"]': { color: vars['caution-text'], fontWeight: weight.label },
  },
});
export const empty = style({
  margin: 0,
  padding: `0 ${space[4]} ${space[4]}`,
  color: vars['text-muted'],
  ...type.grid,
});
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space[2],
  padding: `10px ${space[4]}`,
  borderTop: `1px solid ${vars.line}`,
  ...type.grid,
});
export const lead = style({ margin: `0 0 ${space[3]}`, ...type.grid });
export const box = style({ position: 'relative', height: 28, margin: `0 ${space[2]}` });
const mark = { position: 'absolute', top: '50%' } as const;
export const whisker = style({ ...mark, height: 2, marginTop: -1, background: vars['text-muted'] });
export const middle = style({
  ...mark,
  height: 20,
  marginTop: -10,
  border: `1px solid ${vars['line-strong']}`,
  borderRadius: 3,
  background: vars['surface-sunken'],
});
export const median = style({ ...mark, width: 2, height: 24, marginTop: -12, background: vars.text });
export const mine = style({
  ...mark,
  width: 12,
  height: 12,
  margin: '-6px 0 0 -6px',
  border: `2px solid ${vars.surface}`,
  borderRadius: '50%',
  background: vars.accent,
});
export const figures = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[3]}`,
  margin: `${space[2]} 0 0`,
});
globalStyle(`${figures} dt`, { color: vars['text-muted'], ...type.meta });
globalStyle(`${figures} dd`, {
  margin: 0,
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums',
  ...type.grid,
});
