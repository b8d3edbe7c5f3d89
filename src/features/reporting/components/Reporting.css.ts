import { globalStyle, style } from '@vanilla-extract/css';
import { clamped, radius, space, type, weight } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

const narrow = '(max-width: 1100px)';
/** A builder beside whose cards the pages have room, with the settings below them. */
const twoColumns = '(min-width: 701px) and (max-width: 1100px)';
/** Less: everything stands below each other. */
export const oneColumn = '(max-width: 700px)';
const hidden = { print: { display: 'none' } } as const;

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
  gap: space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const tile = style({
  display: 'grid',
  gap: space[2],
  alignContent: 'start',
  height: '100%',
  boxSizing: 'border-box',
  padding: space[4],
  border: `1px solid ${vars.line}`,
  borderRadius: radius.surface,
  background: vars.surface,
});
export const tileFoot = style({ display: 'flex', alignItems: 'center', gap: space[2] });
export const grow = style({ flex: 1 });
export const quiet = style({ margin: 0, color: vars['text-muted'], overflowWrap: 'anywhere', ...type.meta });
export const maker = style({ display: 'inline-flex', alignItems: 'center', gap: space[2] });
/** Where the file of a run is, or becomes one. */
export const file = style({ display: 'inline-flex', alignItems: 'center' });
export const sent = style({ display: 'grid', gap: 2 });
export const runCard = style({ display: 'grid', gap: space[1], width: '100%', minWidth: 0 });
export const oneLine = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: vars['text-muted'],
  ...type.meta,
});
export const archiveFoot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[4],
  width: '100%',
  color: vars['text-muted'],
  ...type.meta,
});
export const person = style({ display: 'inline-flex', alignItems: 'center' });

/** A text of a list in as much of its column as two lines hold. */
export const twoLines = style({
  ...clamped(2),
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  lineHeight: '18px',
  // The ring of a link in it is not cut.
  margin: -3,
  padding: 3,
});

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  '@media': hidden,
});
export const room = style({
  display: 'grid',
  gridTemplateColumns: '260px minmax(0, 1fr) 296px',
  border: `1px solid ${vars.line}`,
  borderRadius: radius.surface,
  background: vars.surface,
  overflow: 'clip',
  '@media': {
    [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    print: { display: 'block', border: 'none' },
  },
});
export const runRoom = style([
  room,
  {
    gridTemplateColumns: '304px minmax(0, 1fr)',
    '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  },
]);
export const runAlone = style({
  border: `1px solid ${vars.line}`,
  borderRadius: radius.surface,
  overflow: 'clip',
  '@media': { print: { border: 'none' } },
});
/** What is long beside the pages scrolls for itself, and ends with them: head and pages stay in sight. */
const besidePages = { maxHeight: 'calc(100vh - 184px)', overflow: 'auto' } as const;
const inLine = { maxHeight: 'none', overflow: 'visible' } as const;
export const side = style({
  ...besidePages,
  minWidth: 0,
  padding: space[3],
  borderInlineEnd: `1px solid ${vars.line}`,
  '@media': {
    [narrow]: { ...inLine, borderInlineEnd: 'none', borderBottom: `1px solid ${vars.line}` },
    ...hidden,
  },
});
export const end = style({
  ...besidePages,
  minWidth: 0,
  padding: space[3],
  borderInlineStart: `1px solid ${vars.line}`,
  '@media': {
    [narrow]: { ...inLine, borderInlineStart: 'none', borderTop: `1px solid ${vars.line}` },
    ...hidden,
  },
});
export const middle = style({
  display: 'flex',
  flexDirection: 'column',
  maxHeight: besidePages.maxHeight,
  minWidth: 0,
  background: vars['surface-sunken'],
  '@media': { print: { display: 'block', maxHeight: 'none', background: 'none' } },
});
export const builder = style({
  '@media': {
    [twoColumns]: {
      selectors: {
        [`${room}&`]: { gridTemplateColumns: '260px minmax(0, 1fr)', gridTemplateRows: 'auto 1fr' },
      },
    },
  },
});
// The cards stay beside whatever of the pages and settings is in sight.
globalStyle(`${builder} > ${side}`, {
  '@media': {
    [twoColumns]: {
      ...besidePages,
      position: 'sticky',
      top: 0,
      alignSelf: 'start',
      gridRow: '1 / 3',
      borderBottom: 'none',
    },
  },
});
globalStyle(`${builder} > ${middle}`, { '@media': { [twoColumns]: { maxHeight: 'calc(55vh + 36px)' } } });
globalStyle(`${builder} > ${middle}, ${builder} > ${end}`, {
  '@media': { [twoColumns]: { borderInlineStart: `1px solid ${vars.line}` } },
});
/** Pages with their list beside them. */
export const desk = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 208px',
  minWidth: 0,
  '@media': {
    [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    print: { display: 'block' },
  },
});
export const pageList = style({
  ...besidePages,
  minWidth: 0,
  padding: space[3],
  borderInlineStart: `1px solid ${vars.line}`,
  '@media': hidden,
});
export const pageName = style({
  display: 'flex',
  gap: space[2],
  width: '100%',
  minHeight: 32,
  padding: `${space[1]} ${space[2]}`,
  border: 'none',
  borderRadius: radius.control,
  background: 'transparent',
  color: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  ...type.grid,
  ':hover': { background: vars['surface-hover'] },
  selectors: {
    '&[aria-current]': {
      background: vars['accent-soft'],
      color: vars['accent-text'],
      fontWeight: weight.strong,
    },
  },
});
export const pageNumber = style({ minWidth: 20, fontVariantNumeric: 'tabular-nums' });
export const pageTitle = style({ display: 'block' });
export const scroll = style({
  minHeight: 0,
  overflow: 'auto',
  // Pages that fit beside the bar fit without it, too: they do not grow into its room.
  scrollbarGutter: 'stable',
  '@media': { print: { overflow: 'visible' } },
});
export const pageBar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[1],
  padding: `${space[1]} ${space[4]}`,
  color: vars['text-muted'],
  ...type.meta,
  '@media': hidden,
});
/** What stands between the head of a page and its pages begins where the head does. */
export const runBar = style([pageBar, { columnGap: space[4], paddingInline: 0 }]);
/** Why pages are fewer than the report has. */
export const leftOut = style({ marginInlineStart: space[3] });
export const turner = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  marginInlineStart: 'auto',
  fontVariantNumeric: 'tabular-nums',
});
export const group = style({
  margin: 0,
  padding: `${space[3]} ${space[2]} ${space[1]}`,
  color: vars['text-muted'],
  fontWeight: weight.label,
  ...type.meta,
});
export const offers = style({ margin: 0, padding: 0, listStyle: 'none' });
globalStyle(`${offers} > li > *`, { width: '100%', justifyContent: 'flex-start' });
export const outline = style({ margin: 0, padding: 0, listStyle: 'none' });
export const outlineRow = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  minHeight: 32,
  borderRadius: radius.control,
});
export const name = style({
  flex: 1,
  minWidth: 0,
  minHeight: 28,
  padding: `0 ${space[2]}`,
  border: 'none',
  background: 'transparent',
  color: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  ...type.grid,
});
globalStyle(`${outlineRow}[data-dragged]`, { opacity: 0.5 });
// The place where the dragged row would land.
globalStyle(`${outlineRow}[data-drop=before]`, { boxShadow: `0 -2px 0 0 ${vars['accent-text']}` });
globalStyle(`${outlineRow}[data-drop=after]`, { boxShadow: `0 2px 0 0 ${vars['accent-text']}` });
/** The switch of a column beside what moves it. */
export const columnName = style({ flex: 1, minWidth: 0 });
export const widths = style({ display: 'grid', gap: space[2], padding: `${space[1]} 0` });
globalStyle(`${outlineRow}[data-chosen]`, { background: vars['accent-soft'] });
export const choice = style({ position: 'relative', cursor: 'pointer' });
// Its pieces stand apart as they do where they print.
globalStyle(`${choice} + ${choice}`, { marginTop: 24 });
globalStyle(`${choice}[data-chosen]`, {
  outline: `3px solid ${vars['accent-text']}`,
  outlineOffset: 8,
  borderRadius: 2,
});
export const tools = style({ display: 'flex', gap: space[1], flexWrap: 'wrap' });
export const comparison = style({
  display: 'grid',
  gap: space[3],
  marginBottom: space[4],
  padding: space[4],
  border: `1px solid ${vars.line}`,
  borderRadius: radius.surface,
  background: vars.surface,
  '@media': hidden,
});
export const comparisonTitle = style({ margin: 0, ...type.section });
globalStyle(`${comparison} p`, { margin: 0 });
export const changes = style({ width: '100%', borderCollapse: 'collapse', ...type.grid });
globalStyle(`${changes} caption`, { paddingBottom: space[1], textAlign: 'start', fontWeight: weight.strong });
globalStyle(`${changes} th, ${changes} td`, {
  padding: `${space[1]} ${space[2]}`,
  borderBottom: `1px solid ${vars.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
  fontWeight: weight.text,
});
globalStyle(`${changes} thead th`, { color: vars['text-muted'], fontWeight: weight.label });
globalStyle(`${changes} th:first-child`, { width: '34%' });
export const sideHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
});
export const sideTitle = style({ margin: 0, ...type.section });
export const perRow = style({ display: 'inline-flex', alignItems: 'center', gap: space[2], ...type.meta });
export const thumbs = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))',
  gap: space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const thumb = style({ display: 'grid', alignContent: 'start', gap: space[1], minWidth: 0 });
export const thumbButton = style({
  display: 'grid',
  gap: space[1],
  padding: 0,
  border: 'none',
  borderRadius: radius.control,
  background: 'transparent',
  color: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  ...type.grid,
});
export const thumbImage = style({
  display: 'block',
  width: '100%',
  height: 84,
  objectFit: 'cover',
  border: `1px solid ${vars.line}`,
  borderRadius: radius.control,
  background: vars.surface,
});
export const thumbName = style({ fontWeight: weight.strong, overflowWrap: 'anywhere' });
export const thumbFoot = style({ display: 'grid', gap: space[1], ...type.meta });
export const thumbTools = style({
  display: 'flex',
  gap: space[1],
  marginInlineStart: `calc(-1 * ${space[1]})`,
});

export const templates = style({ margin: 0, padding: 0, listStyle: 'none' });
export const template = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  padding: `${space[3]} 0`,
  borderBottom: `1px solid ${vars.line}`,
});
export const templateText = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
