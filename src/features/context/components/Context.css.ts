import { globalStyle, style } from '@vanilla-extract/css';
import { radius, space, type, weight } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

const narrow = '(max-width: 640px)';

export const room = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(280px, 356px)',
  gap: space[3],
  alignItems: 'start',
  '@media': { '(max-width: 1100px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
/** As high as the window: what stands below the entries on a tablet is not seen before them, and then pushed away. */
export const waiting = style({ minHeight: '100vh' });
export const list = style({ listStyle: 'none', margin: 0, padding: 0 });
export const row = style({
  display: 'grid',
  gridTemplateColumns: '112px minmax(0, 1fr) auto',
  gap: space[3],
  padding: `${space[2]} ${space[4]} ${space[3]}`,
  borderTop: `1px solid ${vars.line}`,
  selectors: {
    '&:hover': { background: vars['surface-sunken'] },
    '&[data-open]': { background: vars['accent-soft'], boxShadow: `inset 3px 0 ${vars.accent}` },
  },
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr) auto', padding: space[3] } },
});
export const kind = style({ display: 'grid', justifyItems: 'start', alignContent: 'start', gap: 4 });
export const code = style({ color: vars['text-subtle'], ...type.meta });
export const words = style({
  minWidth: 0,
  '@media': { [narrow]: { gridColumn: '1 / -1', gridRow: 2 } },
});
const bare = {
  padding: 0,
  border: 'none',
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
} as const;
export const statement = style({
  ...bare,
  minHeight: 24,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  ...type.grid,
  selectors: { '&:hover': { textDecoration: 'underline' } },
});
export const hidden = style({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[3]}`,
  alignItems: 'center',
  minHeight: 24,
  color: vars['text-muted'],
  ...type.meta,
});
export const component = style({ display: 'inline-flex', alignItems: 'center', gap: 6 });
export const swatch = style({ width: 10, height: 10, borderRadius: 3 });
export const filter = style({
  ...bare,
  minWidth: 24,
  minHeight: 24,
  selectors: { '&:hover': { color: vars['accent-text'], textDecoration: 'underline' } },
});
export const source = style({ overflowWrap: 'anywhere' });
export const sourceLink = style([
  filter,
  { color: vars['accent-text'], textDecoration: 'underline', overflowWrap: 'anywhere' },
]);
export const passage = style({ margin: 0, overflowWrap: 'anywhere', ...type.grid });
globalStyle(`${statement} mark, ${passage} mark`, {
  padding: '0 2px',
  borderRadius: 3,
  background: vars['caution-soft'],
  color: vars['caution-text'],
  fontWeight: weight.strong,
});
export const found = style({ display: 'grid', gap: space[3], minWidth: 0 });
export const texts = style({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: space[3] });
export const text = style({ display: 'grid', gap: 2 });
export const state = style({ display: 'grid', justifyItems: 'end', alignContent: 'start', gap: 4 });
export const owner = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  color: vars['text-muted'],
  whiteSpace: 'nowrap',
  ...type.meta,
});
export const group = style({
  margin: 0,
  padding: `${space[1]} ${space[4]}`,
  borderTop: `1px solid ${vars.line}`,
  background: vars['surface-sunken'],
  fontWeight: weight.strong,
  ...type.grid,
});
globalStyle(`${group} span`, { color: vars['text-muted'], fontWeight: weight.text });
export const changes = style({ listStyle: 'none', margin: 0, padding: 0 });
export const change = style({
  display: 'grid',
  gridTemplateColumns: '18px minmax(0, 1fr)',
  gap: space[2],
  padding: `${space[2]} ${space[4]}`,
  borderTop: `1px solid ${vars.line}`,
});
export const mark = style({
  display: 'grid',
  placeItems: 'center',
  width: 18,
  height: 18,
  borderRadius: radius.control,
  background: vars['surface-sunken'],
  fontWeight: weight.strong,
  ...type.meta,
});
export const changed = style({ ...bare, minHeight: 24, margin: 0, overflowWrap: 'anywhere', ...type.grid });
globalStyle(`${changed} del`, { color: vars['text-muted'] });
globalStyle(`button${changed}:hover`, { textDecoration: 'underline' });
globalStyle(`p${changed}`, { cursor: 'default' });
export const now = style({ fontWeight: weight.strong });
export const quietFacts = style({ margin: 0, color: vars['text-muted'], ...type.meta });
export const quiet = style({ margin: 0, padding: space[4], color: vars['text-muted'], ...type.grid });
export const more = style({ padding: `${space[1]} ${space[2]}`, borderTop: `1px solid ${vars.line}` });
