import { globalStyle, style } from '@vanilla-extract/css';
import { breakpoint, crowded, layer, radius, space, type, weight } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

const rail = `(max-width: ${breakpoint.rail}px)`;
const narrow = `(max-width: ${breakpoint.narrow}px)`;
const wide = `(min-width: ${breakpoint.narrow + 1}px)`;

export const page = style({
  padding: `0 ${space[6]} ${space[6]}`,
  '@media': {
    [rail]: { padding: `0 ${space[4]} ${space[4]}` },
    print: { selectors: { '&[data-prints-whole]': { padding: 0 } } },
  },
});
globalStyle(`${page}[data-prints-whole] > header`, { '@media': { print: { display: 'none' } } });
/** Breadcrumbs over the title, which then needs less room above it. */
export const trail = style({
  paddingTop: space[3],
  marginBottom: `-${space[3]}`,
  '@media': { print: { display: 'none' } },
});
export const titleRow = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: 60,
  // A phone shows the whole title; what does not fit beside it goes below.
  '@media': { [narrow]: { minHeight: 56, flexWrap: 'wrap', paddingBlock: space[2] } },
});
export const title = style({
  ...type.page,
  fontWeight: weight.strong,
  letterSpacing: '-.012em',
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  '@media': { [narrow]: { whiteSpace: 'normal', overflowWrap: 'anywhere' } },
});
export const count = style({
  ...type.body,
  color: vars['text-subtle'],
  marginLeft: 2,
  whiteSpace: 'nowrap',
  selectors: {
    // Names, such as that of a file, give way before the title and its buttons do.
    '&[data-long]': { flexShrink: 999, minWidth: 48, overflow: 'hidden', textOverflow: 'ellipsis' },
  },
  '@media': {
    [narrow]: { selectors: { '&[data-long]': { whiteSpace: 'normal', overflowWrap: 'anywhere' } } },
  },
});
/** As high as its buttons, with or without them. */
export const state = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: 32,
  marginLeft: 'auto',
});
export const actions = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  marginLeft: 'auto',
  selectors: { [`${state} + &`]: { marginLeft: 0 } },
  '@media': {
    [narrow]: {
      flexWrap: 'wrap',
      justifyContent: 'flex-end',
      // Several have a line of their own from the start: a count that comes later pushes them nowhere.
      selectors: {
        '&:has(> :nth-child(2))': { flexBasis: '100%' },
        [`${state} + &`]: { marginLeft: 'auto' },
      },
    },
  },
});
// (Before the title does.)
globalStyle(`${titleRow}:has(> [data-long]) > ${title}`, {
  '@media': { [`(min-width: ${breakpoint.narrow + 1}px)`]: { flexShrink: 0, maxWidth: '40%' } },
});
// Many actions give their words, and take a second line, before they take the title away.
const fifth = ':nth-child(5)';
const many = `:has(> ${fifth})`;
const notNarrow = `(min-width: ${breakpoint.narrow + 1}px)`;
globalStyle(`${actions}${many}`, {
  '@media': {
    [notNarrow]: { flexShrink: 1000, flexWrap: 'wrap', justifyContent: 'flex-end', paddingBlock: space[2] },
  },
});
// (`:has` inside `:has` is no selector.)
const rowOfMany = `${titleRow}:has(> ${actions} > ${fifth})`;
globalStyle(rowOfMany, { containerName: crowded.name, containerType: 'inline-size' });
globalStyle(`${rowOfMany} > ${title}`, {
  // To give way by a part of a pixel would end it in an ellipsis.
  '@media': { [notNarrow]: { flexShrink: 0, maxWidth: '40%' } },
});
export const toolRow = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  flexWrap: 'wrap',
  padding: `${space[3]} 0`,
  '@media': { [wide]: { selectors: { '&[data-one-line]': { flexWrap: 'nowrap' } } } },
});
/** What gives way in a row of one line. The focus ring of its controls lies within it. */
export const toolStart = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  flex: '1 1 auto',
  minWidth: 0,
  margin: -4,
  padding: 4,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': { [narrow]: { display: 'contents' } },
});
globalStyle(`${toolStart} > *`, { '@media': { [wide]: { flexShrink: 0 } } });
globalStyle(`${toolStart} > [data-width="flexible"][data-width]`, {
  // Less than this shows no whole word of what is searched for; the line scrolls before.
  '@media': { [wide]: { minWidth: 160 } },
});
/** Beside the search; on a phone a line of its own that scrolls, and fades where it ends. */
export const toolFilters = style({
  display: 'contents',
  '@media': {
    [narrow]: {
      display: 'flex',
      alignItems: 'center',
      gap: space[2],
      flex: '1 0 100%',
      minWidth: 0,
      // The focus ring of its controls lies within it.
      margin: -4,
      padding: 4,
      paddingInlineEnd: 24,
      overflowX: 'auto',
      scrollbarWidth: 'none',
      maskImage: `linear-gradient(to right, ${vars.text} calc(100% - 24px), transparent)`,
      selectors: { '&:empty': { display: 'none' } },
    },
  },
});
globalStyle(`${toolFilters} > *`, { '@media': { [narrow]: { flexShrink: 0 } } });
// On a phone the views stand beside the search.
globalStyle(`${toolRow} > [data-width][data-width]`, {
  '@media': { [narrow]: { flex: '1 1 160px', width: 'auto' } },
});
/** Keeps its own tools together when the row wraps; more than a phone is wide wrap once more. */
export const toolEnd = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  flexWrap: 'wrap',
  gap: space[2],
  maxWidth: '100%',
  marginLeft: 'auto',
});
globalStyle(`${toolRow}[data-one-line] > ${toolEnd}`, {
  '@media': { [wide]: { flex: 'none', flexWrap: 'nowrap' } },
});
/** A tool row right under the title row, which already brings the space above it. */
export const underTitle = style({
  paddingTop: 0,
  paddingBottom: space[4],
});
/** Stays at the top of the page while it scrolls; on a phone, where it wraps to several lines, it scrolls along. */
export const stickyTools = style({
  position: 'sticky',
  top: 0,
  zIndex: layer.sticky + 3,
  marginInline: `-${space[2]}`,
  paddingInline: space[2],
  background: vars.canvas,
  '@media': { [narrow]: { position: 'static' } },
});
// Closer than on a page of its own: rows are worth more than air.
globalStyle(`${stickyTools} > ${toolRow}`, { paddingBlock: space[2] });
/** The place of the bar below a list, kept whether or not there is one: nothing moves when it comes. */
export const barPlace = style({
  position: 'sticky',
  bottom: space[3],
  zIndex: layer.sticky + 4,
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'center',
  height: 48,
  marginTop: space[3],
  marginBottom: `-${space[3]}`,
  pointerEvents: 'none',
  '@media': { print: { display: 'none' } },
});
/** What is offered for checked rows. */
export const bar = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: space[2],
  minHeight: 48,
  maxWidth: '100%',
  padding: `6px ${space[2]} 6px ${space[4]}`,
  background: vars['surface-float'],
  borderRadius: radius.surface,
  boxShadow: vars['shadow-pop'],
  pointerEvents: 'auto',
});
