import { globalStyle, style } from '@vanilla-extract/css';
import { breakpoint, type } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

const narrow = `(max-width: ${breakpoint.narrow}px)`;

/** One set of columns for all entries, so that dates and Undo stand under each other. */
export const list = style({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr) auto auto',
  columnGap: 12,
  ...type.grid,
  '@media': { [narrow]: { gridTemplateColumns: '24px minmax(0, 1fr) auto' } },
});
export const entry = style({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  alignItems: 'start',
  padding: '10px 0',
  borderBottom: `1px solid ${vars.line}`,
});
/** A phone gives the words all of its width; below them stand when, and Undo. */
export const words = style({
  paddingTop: 2,
  overflowWrap: 'anywhere',
  '@media': { [narrow]: { gridColumn: '2 / -1' } },
});
export const who = style({ fontWeight: 600 });
export const old = style({ color: vars['text-subtle'] });
export const when = style({
  ...type.meta,
  lineHeight: '20px',
  paddingTop: 2,
  color: vars['text-subtle'],
  textAlign: 'end',
  whiteSpace: 'nowrap',
  '@media': { [narrow]: { gridColumn: 2, gridRow: 2, textAlign: 'start' } },
});
export const undone = style({ color: vars['text-subtle'] });
/** The button's own height must not make its row taller than a row without one. */
export const undo = style({
  margin: '-2px -10px -2px 0',
  '@media': { [narrow]: { gridColumn: 3, gridRow: 2 } },
});
/** Why an entry cannot be undone, under its words. */
export const blocked = style({ ...type.meta, display: 'block', color: vars['text-subtle'] });
/** What a single field can get back, under the words; the buttons' own padding keeps them in line with these. */
export const restores = style({ display: 'flex', flexWrap: 'wrap', gap: 4, margin: '2px -10px 0' });
/** The rows of a change that is told as one, under its words. */
export const rows = style({ gridColumn: '2 / -1' });
// Within a sentence color alone does not tell a link.
globalStyle(`${words} a`, { textDecoration: 'underline' });
