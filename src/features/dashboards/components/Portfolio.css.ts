import { globalStyle, style } from '@vanilla-extract/css';
import { radius, type, weight } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

/** The strip of figures with its tools in the corner of the last one. */
export const sums = style({ position: 'relative', display: 'grid' });
/** Which projects the sums leave out. */
export const leftOut = style({ margin: '6px 0 0', color: vars['text-muted'], ...type.meta });
export const sumsTools = style({ position: 'absolute', insetBlockStart: 6, insetInlineEnd: 6 });
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
  selectors: { '&[data-wide]': { gridColumn: 'span 8' }, '&[data-whole]': { gridColumn: '1 / -1' } },
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
