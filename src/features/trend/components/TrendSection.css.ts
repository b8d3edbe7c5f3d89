import { createVar, style } from '@vanilla-extract/css';
import { busyLine } from '#design-system/foundations/busyLine.ts';
import { breakpoint, radius, type, weight } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

const stacked = '(max-width: 1100px)';
const narrow = `(max-width: ${breakpoint.narrow}px)`;
const tablet = `(min-width: ${breakpoint.narrow + 1}px) and ${stacked}`;
/** Where the summary stands below the chart, in a window that is not high: both make room for the first items. */
const low = `${tablet} and (max-height: 1079px)`;
/** Where the card is so narrow, the legend and the figures take a line more. */
const tight = '(max-width: 640px)';
/** Least height of the chart's row. */
export const room = createVar();

/** Chart and summary share one frame. */
export const frame = style({
  display: 'grid',
  containerType: 'inline-size',
  gridTemplateColumns: 'minmax(0, 1fr)',
  background: vars.surface,
  border: `1px solid ${vars['line-strong']}`,
  borderRadius: radius.surface,
  selectors: { '&[data-summary]': { gridTemplateColumns: 'minmax(0, 1fr) 268px' } },
  position: 'relative',
  // The card as drawn; a window of 1080 px has room for a drawing of 423 px.
  vars: { [room]: '446px' },
  gridTemplateRows: `minmax(${room}, auto)`,
  '@media': {
    [low]: { vars: { [room]: '388px' } },
    '(min-height: 1080px)': { vars: { [room]: '521px' } },
    [stacked]: {
      gridTemplateRows: `minmax(${room}, auto) auto`,
      selectors: { '&[data-summary]': { gridTemplateColumns: 'minmax(0, 1fr)' } },
    },
    [narrow]: { gridTemplateRows: 'auto auto' },
  },
});
/** The place of the chart before it has arrived, so that nothing jumps (default chart height; docs/product/foresite.md). */
export const waiting = style({
  minHeight: `calc(${room} - 2px)`,
  padding: 16,
  '@media': {
    [narrow]: { minHeight: 510 },
    [low]: {
      maxHeight: `calc(${room} - 2px)`,
      overflow: 'hidden',
      '@container': { [tight]: { minHeight: `calc(${room} + 40px)`, maxHeight: `calc(${room} + 40px)` } },
    },
  },
});
/** The place of the summary where it stands below the chart. */
export const waitingSide = style({
  display: 'none',
  '@media': {
    [tablet]: { display: 'block', height: 218, '@container': { [tight]: { height: 274 } } },
    [narrow]: { display: 'block', height: 525 },
  },
});
/**
 * The chart grows where the summary beside it is higher. Takes the frame's corners, which the chart's own ground would
 * otherwise paint square.
 */
export const plot = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: '1fr',
  minWidth: 0,
  borderRadius: 'inherit',
});
/** A line over the chart while another split of it is on its way; the figures before stay. */
export const progress = style({
  ...busyLine,
  position: 'absolute',
  top: 0,
  insetInline: radius.surface,
  height: 3,
  zIndex: 1,
  borderRadius: 2,
});
/** As high as the chart, whose height it never decides: what does not fit scrolls. */
export const side = style({
  minWidth: 0,
  contain: 'size',
  overflow: 'auto',
  borderStartEndRadius: radius.surface,
  borderEndEndRadius: radius.surface,
  borderLeft: `1px solid ${vars['line-strong']}`,
  '@media': {
    [stacked]: {
      contain: 'none',
      overflow: 'visible',
      borderRadius: 0,
      borderLeft: 0,
      borderTop: `1px solid ${vars['line-strong']}`,
    },
  },
});
/** The lower edge, to be dragged; where the summary stands below the chart there is none. */
export const edge = style({
  position: 'absolute',
  insetInline: 0,
  bottom: -6,
  height: 12,
  zIndex: 2,
  cursor: 'row-resize',
  touchAction: 'none',
  outlineOffset: -4,
  '::after': {
    content: '""',
    position: 'absolute',
    insetInline: `calc(50% - 16px)`,
    top: 4,
    height: 4,
    borderRadius: 2,
    background: vars['line-strong'],
  },
  selectors: { '&:hover::after, &:focus-visible::after': { background: vars.accent } },
  '@media': { [stacked]: { display: 'none' }, print: { display: 'none' } },
});
export const collapsed = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '8px 24px',
  padding: '10px 8px 10px 16px',
  background: vars.surface,
  border: `1px solid ${vars['line-strong']}`,
  borderRadius: radius.surface,
});
export const collapsedWords = style({ flex: '1 1 320px', minWidth: 0 });
export const collapsedTitle = style({ ...type.body, fontWeight: weight.strong });
export const collapsedLead = style({ ...type.grid, color: vars['text-muted'] });
export const figures = style({ display: 'flex', flexWrap: 'wrap', gap: '4px 24px', margin: 0 });
export const figureName = style({ ...type.meta, color: vars['text-subtle'] });
export const figure = style({
  ...type.body,
  margin: 0,
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums',
});
