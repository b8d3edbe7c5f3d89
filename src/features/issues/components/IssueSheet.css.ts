import { globalStyle, style } from '@vanilla-extract/css';
import { breakpoint, radius, size, type, weight } from '#design-system/foundations/scale.ts';
import { touch } from '#design-system/foundations/touchArea.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

const narrow = `(max-width: ${breakpoint.narrow}px)`;

// The head: what it is called, how it stands.
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 8px',
  minHeight: 32,
  ...type.meta,
  color: vars['text-muted'],
  '@media': { [narrow]: { columnGap: 4 } },
});
export const code = style({ fontWeight: weight.strong, whiteSpace: 'nowrap' });
export const tools = style({
  display: 'inline-flex',
  gap: 4,
  marginLeft: 'auto',
  '@media': { [narrow]: { gap: 0 } },
});
/** On a phone it has a line of its own: a longer status would push the tools out of theirs. */
export const from = style({ '@media': { [narrow]: { order: 1, flexBasis: '100%' } } });
/** To the issues beside it; on a phone the lists are one press away. */
export const neighbors = style({
  display: 'inline-flex',
  gap: 4,
  '@media': { [narrow]: { display: 'none' } },
});
/** A choice that reads like the tag or the mark that it draws. */
export const choice = style({ flex: 'none', minWidth: 0 });
globalStyle(`${choice} [role="combobox"][data-quiet]:not([data-readonly])`, {
  width: 'auto',
  margin: 0,
  padding: '0 2px',
  background: 'none',
});
globalStyle(`${choice} [role="combobox"][data-quiet]:not([data-readonly]):hover`, {
  background: vars['surface-float-hover'],
});
/** The edge of the name ends with the line above it. */
export const title = style({ paddingRight: 8 });

// What is at stake.
export const stakes = style({
  display: 'grid',
  gridTemplateColumns: '204px minmax(0, 1fr)',
  gap: 32,
  alignItems: 'end',
  padding: '0 24px 4px',
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 4, padding: 0 } },
});
export const label = style({ ...type.meta, color: vars['text-subtle'] });
export const figure = style({});
globalStyle(`${figure} input`, {
  ...type.figure,
  minHeight: 36,
  fontWeight: weight.strong,
  letterSpacing: '-0.02em',
});
export const terms = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) 132px',
  alignItems: 'center',
  gap: '0 8px',
  ...type.grid,
});
export const term = style({ color: vars['text-muted'] });
export const aside = style({ textAlign: 'end', whiteSpace: 'nowrap', paddingRight: 8 });

// What is said of it.
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '0 24px',
  paddingBottom: 8,
  borderBottom: `1px solid ${vars.line}`,
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const fact = style({
  display: 'grid',
  gridTemplateColumns: '104px minmax(0, 1fr)',
  alignItems: 'start',
  minHeight: 28,
  minWidth: 0,
});
/** Stands at the first line of its value. */
export const factName = style({
  ...type.grid,
  padding: `calc((${size.controlSmall} - ${type.grid.lineHeight}) / 2) 8px 4px 0`,
  color: vars['text-muted'],
});
export const wide = style({ gridColumn: '1 / -1', minWidth: 0, paddingBottom: 4 });

// The drawing beside the answer.
export const beside = style({
  display: 'grid',
  gridTemplateColumns: '282px minmax(0, 1fr)',
  gap: 12,
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
/** Keeps the place of a drawing, so that nothing moves once there is one; on a phone it would only take room. */
export const noPicture = style({
  display: 'grid',
  placeItems: 'center',
  height: 172,
  padding: 12,
  border: `1px dashed ${vars['line-control']}`,
  borderRadius: radius.control,
  color: vars['text-muted'],
  textAlign: 'center',
  ...type.grid,
  '@media': { [narrow]: { display: 'none' } },
});
export const answer = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 4,
  minHeight: 172,
  boxSizing: 'border-box',
  padding: '8px 12px 10px',
  border: `1px solid ${vars['line-strong']}`,
  borderRadius: radius.control,
  background: vars.surface,
  ...type.grid,
  '@media': { [narrow]: { minHeight: 0 } },
});
export const answerHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 28,
});
export const by = style({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr)',
  gap: '0 8px',
  alignItems: 'center',
  marginTop: 'auto',
  paddingTop: 6,
  ...type.meta,
});
export const byName = style({ display: 'block', fontWeight: weight.label });
export const byDay = style({ color: vars['text-subtle'] });

// What it is about.
export const relations = style({
  display: 'flex',
  flexDirection: 'column',
  margin: 0,
  padding: 0,
  border: `1px solid ${vars['line-strong']}`,
  borderRadius: radius.control,
  background: vars.surface,
  listStyle: 'none',
});
export const relation = style({
  display: 'grid',
  gridTemplateColumns: '16px 64px minmax(0, 1fr) auto 100px 24px',
  gap: '0 10px',
  alignItems: 'center',
  minHeight: 32,
  padding: '2px 6px 2px 10px',
  ...type.grid,
  selectors: { '& + &': { borderTop: `1px solid ${vars.line}` } },
  // On a phone what it says stands below what it is called.
  '@media': { [narrow]: { gridTemplateColumns: '16px 64px minmax(0, 1fr) 24px', rowGap: 2 } },
});
export const relationIcon = style({ display: 'grid', color: vars['text-muted'] });
export const relationCode = style({ color: vars['text-muted'], whiteSpace: 'nowrap' });
export const relationName = style({ minWidth: 0, overflowWrap: 'anywhere' });
globalStyle(`${relationName} > a`, { '@media': { [touch]: { display: 'block', paddingBlock: 12 } } });
export const relationState = style({
  display: 'inline-flex',
  justifyContent: 'flex-end',
  color: vars['text-muted'],
  whiteSpace: 'nowrap',
  '@media': { [narrow]: { gridRow: 2, gridColumn: 3, justifyContent: 'flex-start' } },
});
export const relationFigure = style({
  textAlign: 'end',
  whiteSpace: 'nowrap',
  '@media': { [narrow]: { gridRow: 2, gridColumn: '3 / -1', paddingRight: 4 } },
});
export const remove = style({ display: 'grid', '@media': { [narrow]: { gridRow: 1, gridColumn: 4 } } });
export const adding = style({
  display: 'grid',
  gridTemplateColumns: '132px minmax(0, 1fr)',
  gap: 8,
});

// The next steps.
export const steps = style({
  display: 'flex',
  flex: 1,
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: 8,
});
export const stepGroup = style({ display: 'contents' });
// On a phone they share the line, all of them and Save.
globalStyle(`${steps} button`, { '@media': { [narrow]: { flex: '1 1 auto', padding: '0 8px' } } });
globalStyle(`${steps} svg`, { '@media': { [narrow]: { display: 'none' } } });
