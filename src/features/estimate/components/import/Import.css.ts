import { globalStyle, style } from '@vanilla-extract/css';
import { space, type, weight } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

/** The work and what is always in sight beside it; one below the other where there is no room. */
export const split = style({
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'minmax(0, 1fr) 340px',
  alignItems: 'start',
  '@media': { '(max-width: 1100px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
/** The way through the import stands clear of what its steps bring. */
export const way = style({ paddingBottom: space[3] });
/** What changed takes all the room. */
export const whole = style({ display: 'grid', gap: 12, gridTemplateColumns: 'minmax(0, 1fr)' });
export const scroll = style({ position: 'relative', overflow: 'auto', maxHeight: 620 });
export const table = style({ width: '100%', borderCollapse: 'collapse', ...type.grid });
globalStyle(`${table} :is(th, td)`, {
  textAlign: 'left',
  verticalAlign: 'middle',
  padding: '6px 12px',
  borderTop: `1px solid ${vars.line}`,
});
globalStyle(`${table} thead th`, {
  ...type.meta,
  color: vars['text-muted'],
  fontWeight: 500,
  borderTop: 'none',
});
/** What is done to checked lines, above their grid. */
export const bulk = style({ marginBlockEnd: space[2] });
export const picker = style({ minWidth: 128 });
export const cell = style({
  maxWidth: 280,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
/** Names of the file, and a list for each that takes the room that is left, whatever is chosen in it. */
export const names = style([table, { tableLayout: 'fixed' }]);
globalStyle(`${names} th:nth-child(2)`, { width: 56 });
globalStyle(`${names} th:nth-child(3)`, { width: '50%' });
globalStyle(`${names} .${cell}`, { whiteSpace: 'normal', overflowWrap: 'anywhere' });
globalStyle(`${names} .${picker} > *`, { width: '100%' });
export const number = style({ fontVariantNumeric: 'tabular-nums' });
globalStyle(`${table} td.${number}`, { textAlign: 'right' });
/** What a row is, in one line. */
export const kind = style({ whiteSpace: 'nowrap' });
/** What was found on a sheet: whole phrases on a line on a phone too, where the table scrolls. */
export const found = style({ minWidth: 240 });
/** What the file hides: the choice, and why it is as it is below it. */
export const hiddenChoice = style({ display: 'grid', gap: space[1], marginTop: space[2] });
export const finding = style({
  padding: '8px 0',
  ...type.grid,
  selectors: { '& + &': { borderTop: `1px solid ${vars.line}` } },
});
export const findingText = style({
  margin: 0,
  color: vars['text-muted'],
  overflowWrap: 'anywhere',
  ...type.grid,
});
export const muted = style({ color: vars['text-muted'] });
export const row = style({
  selectors: {
    '&[data-kind="total"]': { background: vars['caution-soft'], color: vars['caution-text'] },
    '&[data-kind="section"], &[data-kind="parent"]': { fontWeight: 600 },
    '&[data-kind="above"], &[data-kind="blank"]': { color: vars['text-muted'] },
    '&[data-kind="header"]': { fontWeight: 600, color: vars['accent-text'] },
  },
});
export const facts = style({ display: 'grid', gridTemplateColumns: '1fr auto', gap: '6px 12px', margin: 0 });
globalStyle(`${facts} dd`, { margin: 0, textAlign: 'right', fontVariantNumeric: 'tabular-nums' });
export const statedHead = style({ ...type.grid, marginTop: space[3], fontWeight: weight.strong });
export const strong = style({ fontWeight: 600 });
export const list = style({ listStyle: 'none', margin: 0, padding: 0 });
export const listBox = style({ maxHeight: 260, overflow: 'auto' });
export const entry = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: '0 12px',
  padding: '6px 0',
  borderTop: `1px solid ${vars.line}`,
  ...type.grid,
});
/** Below a figure, at its end. */
export const verdict = style({ textAlign: 'end' });
/** Sheet and row: a long name gives way, never the number. */
export const place = style({ display: 'flex', gap: space[1], minWidth: 0 });
export const placeSheet = style({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' });
export const source = style({ margin: '0 0 8px', ...type.grid });
export const agrees = style({ color: vars['positive-text'] });
export const differs = style({ color: vars['critical-text'] });
export const nothing = style({ margin: 0, padding: '12px 16px', color: vars['text-muted'], ...type.body });
export const more = style({ padding: '8px 16px', borderTop: `1px solid ${vars.line}` });
export const upload = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  padding: '10px 16px',
  selectors: { '& + &': { borderTop: `1px solid ${vars.line}` } },
});
export const uploadName = style({
  flex: '1 1 240px',
  minWidth: 0,
  display: 'grid',
  gap: 2,
  overflowWrap: 'anywhere',
});
export const uploadActions = style({ display: 'flex', alignItems: 'center', gap: 12 });
