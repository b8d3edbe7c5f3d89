import { globalStyle, style } from '@vanilla-extract/css';
import { heardOnly } from '#design-system/foundations/heardOnly.ts';
import { breakpoint, radius, size, type, weight } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

const narrow = `(max-width: ${breakpoint.narrow}px)`;

/** Cause, event and effect read from left to right. */
export const story = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 16,
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const rating = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: 16,
  alignItems: 'start',
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'stretch' } },
});
export const rate = style({
  display: 'grid',
  gridTemplateColumns: '66px auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: 12,
  minHeight: `max(40px, calc(${size.controlSmall} + 8px))`,
  ...type.grid,
  // On a phone five choices have the line; what is chosen stands under them.
  '@media': { [narrow]: { gridTemplateColumns: '66px minmax(0, 1fr)', rowGap: 2, paddingBottom: 8 } },
});
/** As it is read: the number stands before its word. */
export const rateRead = style([
  rate,
  {
    gridTemplateColumns: '66px minmax(0, 1fr)',
    '@media': { [narrow]: { gridTemplateColumns: '66px minmax(0, 1fr)' } },
  },
]);
export const said = style({ margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', ...type.body });
export const rateLabel = style({ color: vars['text-muted'] });
export const rateWords = style({
  minWidth: 0,
  lineHeight: '17px',
  '@media': { [narrow]: { gridColumn: 2 } },
});
export const rateRange = style({ display: 'block', color: vars['text-muted'], ...type.meta });

export const readings = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  ...type.grid,
});
globalStyle(`${readings} th, ${readings} td`, {
  padding: '3px 0 3px 6px',
  textAlign: 'right',
  whiteSpace: 'nowrap',
  fontWeight: weight.text,
  borderTop: `1px solid ${vars.line}`,
});
globalStyle(`${readings} tr > :first-child`, { textAlign: 'left', paddingLeft: 0 });
globalStyle(`${readings} thead th, ${readings} thead td`, {
  borderTop: 'none',
  color: vars['text-muted'],
  ...type.meta,
});
globalStyle(`${readings} [data-now] > *`, { fontWeight: weight.strong });

/** Mitigations under one head, each a line that opens its fields. */
const line = {
  display: 'grid',
  // The name keeps room for a long word beside its leader; the figures give what they can spare.
  gridTemplateColumns:
    'minmax(140px, 1fr) minmax(108px, 112px) minmax(62px, 74px) minmax(60px, 68px) minmax(48px, 56px) minmax(92px, 100px)',
  alignItems: 'center',
  gap: '4px 6px',
} as const;
export const mitigations = style({
  border: `1px solid ${vars['line-strong']}`,
  borderRadius: radius.control,
  background: vars.surface,
  ...type.grid,
});
export const mitigationHead = style({
  ...line,
  ...type.meta,
  fontWeight: weight.label,
  minHeight: 28,
  padding: '0 12px 0 8px',
  color: vars['text-muted'],
  background: vars['surface-sunken'],
  borderRadius: `${radius.control} ${radius.control} 0 0`,
  '@media': { [narrow]: { display: 'none' } },
});
export const mitigation = style({ borderTop: `1px solid ${vars.line}` });
export const mitigationLine = style({
  ...line,
  padding: '3px 12px 3px 8px',
  '@media': {
    [narrow]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      padding: '8px 12px 8px 8px',
      gap: '6px 16px',
    },
  },
});
export const mitigationName = style({
  appearance: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  minWidth: 0,
  minHeight: size.controlSmall,
  padding: 0,
  border: 0,
  borderRadius: 4,
  background: 'transparent',
  color: vars.text,
  textAlign: 'start',
  cursor: 'pointer',
  ...type.grid,
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.focus}`, outlineOffset: 1 } },
  '@media': { [narrow]: { gridColumn: '1 / -1' } },
});
export const mitigationTitle = style({
  minWidth: 0,
  overflowWrap: 'break-word',
  lineHeight: '16px',
  selectors: { '&[data-blank]': { color: vars['text-muted'] } },
});
export const figure = style({
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  '@media': { [narrow]: { textAlign: 'start' } },
});
export const soon = style({ color: vars['caution-text'], fontWeight: weight.label });
export const effects = style({ display: 'inline-flex', gap: 8, whiteSpace: 'nowrap' });
export const mitigationFields = style({
  padding: '4px 12px 12px',
  '@media': { [narrow]: { padding: '4px 12px 16px' } },
});
/** The name of a figure: heard, and seen on a phone, which has no column heads. */
export const term = style({
  color: vars['text-muted'],
  '@media': { [`(min-width: ${breakpoint.narrow + 1}px)`]: heardOnly },
});

/** A line of the relations: code, name, state and price. */
export const related = style({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr) auto minmax(88px, auto)',
  alignItems: 'center',
  gap: '2px 12px',
  minHeight: 36,
  padding: '4px 0',
  borderBottom: `1px solid ${vars.line}`,
  '@media': { [narrow]: { gridTemplateColumns: '64px minmax(0, 1fr) auto' } },
});
export const relatedPrice = style([figure, { '@media': { [narrow]: { gridColumn: '1 / -1' } } }]);
