import { globalStyle, style } from '@vanilla-extract/css';
import { radius, space, type, weight } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

const narrow = '(max-width: 800px)';

export const about = style({ margin: `0 0 ${space[4]}`, color: vars['text-muted'], ...type.grid });
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
  gap: space[5],
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))',
  gap: space[3],
  alignItems: 'start',
});
export const cards = style({
  display: 'grid',
  gap: space[2],
  margin: 0,
  padding: 0,
  border: 'none',
  minWidth: 0,
});
globalStyle(`${cards} > legend`, { padding: `0 0 ${space[1]}`, fontWeight: weight.label, ...type.grid });
export const problem = style({ margin: 0, color: vars['critical-text'], ...type.grid });
export const tools = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] });
/** Around a button without an icon: while it is busy its spinner stands over its words, and nothing beside it moves. */
export const steady = style({ display: 'inline-flex' });
globalStyle(`${steady} > [data-busy] > :first-child`, { position: 'absolute' });
globalStyle(`${steady} > [data-busy] > :last-child`, { opacity: 0 });
export const quiet = style({ margin: 0, color: vars['text-muted'], ...type.meta });
export const links = style({
  display: 'grid',
  // The line beside it is as long as the form; what it holds stands together.
  alignContent: 'start',
  gap: space[2],
  paddingInlineStart: space[5],
  borderInlineStart: `1px solid ${vars.line}`,
  '@media': {
    [narrow]: {
      paddingInlineStart: 0,
      borderInlineStart: 'none',
      paddingTop: space[4],
      borderTop: `1px solid ${vars.line}`,
    },
  },
});
export const heading = style({ margin: 0, ...type.section });
export const list = style({ display: 'grid', gap: space[3], margin: 0, padding: 0, listStyle: 'none' });
export const link = style({
  display: 'grid',
  gap: space[2],
  padding: space[3],
  border: `1px solid ${vars.line}`,
  borderRadius: radius.surface,
  ...type.grid,
});
export const linkHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space[2],
  overflowWrap: 'anywhere',
});
export const log = style({ display: 'grid', gap: space[1], margin: 0, padding: 0, listStyle: 'none' });
globalStyle(`${log} > li`, { display: 'grid' });
globalStyle(`${log} > li[data-warning] > span:first-child`, { color: vars['caution-text'] });

export const shared = style({
  display: 'grid',
  gap: space[3],
  maxWidth: 1240,
  margin: '0 auto',
  padding: space[4],
  '@media': { print: { display: 'block', maxWidth: 'none', padding: 0 } },
});
export const sharedHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: space[3],
  '@media': { print: { display: 'none' } },
});
export const sharedTitle = style({ margin: 0, ...type.page });
