import { globalStyle, style } from '@vanilla-extract/css';
import { breakpoint, type } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

/** The grid and what stands beside it; one below the other where there is no room. */
export const split = style({
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'minmax(0, 1fr) 340px',
  alignItems: 'start',
  '@media': { '(max-width: 1240px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const swatch = style({
  display: 'inline-block',
  flex: 'none',
  width: 10,
  height: 10,
  borderRadius: 2,
});
export const heading = style({ display: 'inline-flex', alignItems: 'center', gap: 6, minWidth: 0 });
export const figure = style({
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-strong]': { fontWeight: 600 }, '&[data-muted]': { color: vars['text-muted'] } },
});
export const bar = style({ display: 'block', overflow: 'visible' });
export const axis = style({ stroke: vars['line-strong'] });
export const net = style({ stroke: vars.text, strokeWidth: 2 });
export const movers = style({ listStyle: 'none', margin: 0, padding: 0 });
export const mover = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: 12,
  padding: '6px 16px',
  borderTop: `1px solid ${vars.line}`,
  ...type.grid,
});
export const moverName = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: 500,
  // A finger calls no tooltip: on a phone a long name takes another line.
  '@media': { [`(max-width: ${breakpoint.narrow}px)`]: { whiteSpace: 'normal', overflowWrap: 'anywhere' } },
});
export const moverNote = style({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  color: vars['text-muted'],
  ...type.meta,
});
export const note = style({ padding: '0 16px 12px' });
export const contained = style({
  display: 'grid',
  gap: 6,
  padding: '8px 16px',
  borderTop: `1px solid ${vars.line}`,
  ...type.grid,
});
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 8,
  margin: 0,
});
globalStyle(`${facts} dt`, { color: vars['text-muted'], ...type.meta });
globalStyle(`${facts} dd`, { margin: 0, fontWeight: 500 });
/** What is done with checked lines, above them. */
export const mend = style({ paddingBottom: 8 });

export const choices = style({ maxHeight: 320, overflow: 'auto' });
