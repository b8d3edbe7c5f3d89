import { globalStyle, style } from '@vanilla-extract/css';
import { radius, type, weight } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 190px), 1fr))',
  margin: 0,
  overflow: 'hidden',
  background: vars.surface,
  border: `1px solid ${vars['line-strong']}`,
  borderRadius: radius.surface,
});
/** The strip of figures with its tools in the corner of the last one. */
export const sums = style({ position: 'relative', display: 'grid' });
export const sumsTools = style({ position: 'absolute', insetBlockStart: 6, insetInlineEnd: 6 });
export const tile = style({
  display: 'grid',
  alignContent: 'start',
  gap: 2,
  padding: '10px 16px',
  // Each tile draws its own right and lower line, so that a row that is not full stays empty.
  boxShadow: `1px 1px 0 ${vars.line}`,
});
export const tileName = style({ color: vars['text-muted'], ...type.meta });
export const tileValue = style({
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  ...type.page,
  fontWeight: weight.strong,
  selectors: {
    '&[data-trend=rise]': { color: vars.rise },
    '&[data-trend=fall]': { color: vars.fall },
  },
});
export const tileNote = style({ margin: 0, color: vars['text-muted'], ...type.meta });

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  alignItems: 'stretch',
  gap: 16,
});
export const card = style({
  display: 'grid',
  minWidth: 0,
  gridColumn: 'span 4',
  '@media': {
    '(max-width: 1150px)': { gridColumn: 'span 6' },
    '(max-width: 850px)': { gridColumn: '1 / -1' },
    print: { breakInside: 'avoid' },
  },
  selectors: { '&[data-wide]': { gridColumn: 'span 8' } },
});
globalStyle(`${card}[data-wide]`, { '@media': { '(max-width: 1150px)': { gridColumn: '1 / -1' } } });
globalStyle(`${card} > section`, { minWidth: 0 });

export const cardTitle = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 8px',
});
export const cardNote = style({ color: vars['text-muted'], fontWeight: weight.text, ...type.meta });
export const list = style({ listStyle: 'none', margin: 0, padding: 0 });
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 10,
  minHeight: 44,
  padding: '4px 16px',
  borderBottom: `1px solid ${vars.line}`,
  color: vars.text,
  ...type.grid,
  selectors: { '&:last-child': { borderBottom: 0 } },
});
export const bare = style({ gridTemplateColumns: 'minmax(0, 1fr) auto' });
export const words = style({ display: 'grid', minWidth: 0 });
export const cut = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const below = style({ color: vars['text-muted'], ...type.meta });
export const amount = style({
  display: 'grid',
  justifyItems: 'end',
  textAlign: 'right',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});
export const late = style({ color: vars.critical });
export const mark = style({
  width: 10,
  height: 10,
  background: vars.text,
  transform: 'rotate(45deg)',
  selectors: {
    '&[data-kind=contract_event]': {
      background: 'transparent',
      border: `2px solid ${vars.accent}`,
      borderRadius: radius.round,
      transform: 'none',
    },
  },
});
export const none = style({ margin: 0, padding: '12px 16px', color: vars['text-muted'], ...type.grid });
export const more = style({ padding: '6px 16px 10px', '@media': { print: { display: 'none' } } });
export const who = style({ display: 'flex', alignItems: 'center', gap: 10, minWidth: 0 });

/** A project on a phone. */
export const compact = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 10,
  width: '100%',
});
