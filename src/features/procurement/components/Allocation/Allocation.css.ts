import { style } from '@vanilla-extract/css';
import { radius, space, type, weight } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

/** Lines at the left, rules and packages at the right; below each other where there is no room. */
export const board = style({
  display: 'grid',
  gap: 16,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr) 280px',
  '@media': { '(max-width: 1100px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const side = style({
  display: 'grid',
  gap: 12,
  minWidth: 0,
  // Where it stands below the lines, a rule that is being written comes above them.
  '@media': { '(max-width: 1100px)': { selectors: { '&[data-writing]': { order: -1 } } } },
});
export const summary = style({
  display: 'grid',
  gap: 12,
  marginBlock: 12,
  padding: '10px 16px 14px',
  background: vars.surface,
  border: `1px solid ${vars['line-strong']}`,
  borderRadius: radius.surface,
});
export const sums = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '8px 24px',
  margin: 0,
});
export const sumLabel = style({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  color: vars['text-muted'],
  ...type.meta,
});
export const sumValue = style({
  margin: 0,
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums',
  ...type.section,
});
export const sumNote = style({ margin: 0, color: vars['text-muted'], ...type.meta });
export const planned = style({ color: vars['accent-text'] });
export const open = style({ color: vars['caution-text'] });
export const bar = style({
  display: 'flex',
  gap: 2,
  height: 16,
  overflow: 'hidden',
  borderRadius: radius.control,
});
const hatched = `repeating-linear-gradient(135deg, ${vars.caution} 0 2px, ${vars['caution-soft']} 2px 6px)`;
/** The color of each sum, in its mark and in the bar. */
export const fills = {
  packaged: style({ background: vars['data-1'] }),
  planned: style({ background: vars.surface, boxShadow: `inset 0 0 0 2px ${vars.accent}` }),
  waiting: style({ background: vars['data-4'] }),
  not_bid: style({ background: vars['line-control'] }),
  held: style({ background: vars['data-3'] }),
  unallocated: style({ background: hatched, boxShadow: `inset 0 0 0 1px ${vars.caution}` }),
};
export const mark = style({ width: 10, height: 10, borderRadius: 2, flex: 'none' });
export const notes = style({ display: 'grid', gap: space[2], marginBottom: space[3] });
export const gripped = style({ display: 'inline-flex', alignItems: 'center', gap: 6 });
export const part = style({ color: vars['text-muted'] });
export const partName = style([part, { paddingInlineStart: space[4] }]);
export const taken = style({ color: vars['accent-text'], fontWeight: weight.strong });
export const gone = style({ color: vars['caution-text'], textDecoration: 'line-through' });
export const facts = style({ display: 'grid', gap: 6, margin: 0, ...type.grid });
export const fact = style({ display: 'flex', justifyContent: 'space-between', gap: 12 });
export const factValue = style({
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  fontWeight: weight.strong,
});
export const before = style({ color: vars['text-muted'], fontWeight: weight.text });
export const list = style({ listStyle: 'none', margin: 0, padding: 0 });
export const listRow = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  minHeight: 32,
  padding: '2px 0',
  ...type.grid,
  selectors: {
    '& + &': { borderTop: `1px solid ${vars.line}` },
    '&[data-over]': { outline: `2px solid ${vars.accent}`, background: vars['accent-soft'] },
  },
});
export const listName = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  overflowWrap: 'anywhere',
});
export const listNote = style({ color: vars['text-muted'], ...type.meta });
export const tools = style({ display: 'flex', alignItems: 'center', flex: 'none' });
export const figure = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 'none',
  alignItems: 'flex-end',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
export const partRow = style({
  display: 'grid',
  gap: 8,
  alignItems: 'end',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 3fr) 110px 130px 32px',
  '@media': { '(max-width: 700px)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});
export const pair = style({ display: 'grid', gap: 8, gridTemplateColumns: '1fr 1fr', alignItems: 'start' });
