import { createVar, fallbackVar, style } from '@vanilla-extract/css';
import { heardOnly } from '#design-system/foundations/heardOnly.ts';
import { radius, type, weight } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

export const rows = style({ listStyle: 'none', margin: 0, padding: 0 });
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  minHeight: 44,
  padding: '4px 0',
  borderBottom: `1px solid ${vars.line}`,
  color: vars.text,
  ...type.grid,
});
// The grid draws the lines between its rows.
export const phoneRow = style({ display: 'flex', alignItems: 'center', gap: 8, inlineSize: '100%' });
export const words = style({ display: 'grid', flex: '1 1 120px', minWidth: 0 });
export const cut = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const below = style({ color: vars['text-muted'], ...type.meta });
export const name = style({ display: 'flex', alignItems: 'baseline', gap: 8, minWidth: 0 });
/** A name and what stands beside it, which goes where it has no room: the name is not cut for it. */
export const oneLine = style({
  display: 'flex',
  flex: 1,
  flexWrap: 'wrap',
  alignItems: 'baseline',
  alignContent: 'flex-start',
  columnGap: 8,
  rowGap: 4,
  minWidth: 0,
  height: 22,
  overflow: 'hidden',
});
export const first = style({ flex: 'none', maxWidth: '100%' });
export const beside = style({ flex: '1 1 72px', minWidth: 0 });
export const strong = style({ fontWeight: weight.strong });

/** How many of twelve columns a card takes. */
export const columns = createVar();

/** The cards of a dashboard in twelve columns; each takes as many as its width says. */
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  alignItems: 'stretch',
  gap: 16,
  // A wide screen on a sheet of paper.
  '@media': { print: { zoom: 0.72 } },
});
export const slot = style({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  alignContent: 'start',
  gridColumn: `span ${fallbackVar(columns, '4')}`,
  minWidth: 0,
  selectors: {
    '&[data-edited]': {
      outline: `1px dashed ${vars['line-strong']}`,
      outlineOffset: 4,
      borderRadius: radius.surface,
    },
    '&[data-over]': { outline: `2px solid ${vars.accent}` },
  },
  '@media': {
    '(max-width: 1150px)': {
      gridColumn: 'span 6',
      selectors: { '&[data-wide]': { gridColumn: '1 / -1' } },
    },
    '(max-width: 850px)': { gridColumn: '1 / -1' },
    print: {
      // Paper has the columns of a wide screen, whatever its width in pixels.
      gridColumn: `span ${fallbackVar(columns, '4')}`,
      breakInside: 'avoid',
      selectors: { '&[data-wide]': { gridColumn: `span ${fallbackVar(columns, '4')}` } },
    },
  },
});
/** On screen only, and on paper only. */
export const offPaper = style({ display: 'contents', '@media': { print: { display: 'none' } } });
export const onPaper = style({
  display: 'none',
  margin: '0 0 12px',
  color: vars['text-muted'],
  ...type.grid,
  '@media': { print: { display: 'block' } },
});
export const tools = style({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 32,
  color: vars['text-muted'],
  ...type.meta,
});
export const grip = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: 28,
  height: 28,
  padding: 0,
  border: 0,
  background: 'none',
  color: vars['text-muted'],
  cursor: 'grab',
  borderRadius: radius.tag,
});
export const grow = style({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const body = style({ display: 'grid', minWidth: 0 });
export const said = style({ margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere', ...type.body });
export const trend = style({ display: 'grid', gap: 4, minWidth: 0, minHeight: 360 });
export const picture = style({ height: '100%', minHeight: 220, overflow: 'hidden' });
/** A picture of the dashboard itself: whole, in the middle of its card. */
export const cover = style({
  display: 'block',
  width: '100%',
  height: '100%',
  minHeight: 220,
  maxHeight: 640,
  objectFit: 'cover',
});
export const drop = style({ display: 'grid', gap: 8 });
export const dropped = style({
  width: '100%',
  maxHeight: 180,
  objectFit: 'contain',
  border: `1px solid ${vars.line}`,
  borderRadius: radius.control,
  background: vars['surface-sunken'],
});
/** The small picture before the name of a dashboard in the list. */
export const thumb = style({
  flex: 'none',
  alignSelf: 'center',
  width: 36,
  height: 24,
  objectFit: 'cover',
  borderRadius: radius.tag,
});
export const heard = style(heardOnly);
/** Around a chart's own frame. */
export const framed = style({
  minWidth: 0,
  background: vars.surface,
  border: `1px solid ${vars['line-strong']}`,
  borderRadius: radius.surface,
});
/** The fields of a metric beside its preview: with room for all that any chart asks, so that the dialog keeps its height. */
export const editor = style({
  display: 'grid',
  gridTemplateColumns: '300px minmax(0, 1fr)',
  alignItems: 'start',
  gap: 24,
  minHeight: 700,
  selectors: { '&[data-notifies]': { minHeight: 840 } },
  '@media': { '(max-width: 850px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
/** A card of today where another day is looked at, with what says so. */
export const ofToday = style({ display: 'grid', gridTemplateRows: 'minmax(0, 1fr) auto', minWidth: 0 });
export const dayNote = style({ margin: '6px 0 0', color: vars['text-muted'], ...type.meta });
