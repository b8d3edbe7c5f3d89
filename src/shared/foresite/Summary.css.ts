import { style } from '@vanilla-extract/css';
import { type } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

// The panel's own width decides: beside the chart it is a column, under it three columns, on a phone a column again.
const spread = '(min-width: 560px)';

export const container = style({ containerType: 'inline-size', minWidth: 0, height: '100%' });
export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  boxSizing: 'border-box',
  minHeight: '100%',
  padding: '0 16px 12px',
  color: vars['text-muted'],
  ...type.grid,
  '@container': {
    [spread]: {
      display: 'block',
      height: 'auto',
      columns: 3,
      columnGap: 24,
      padding: '12px 16px 2px',
    },
  },
});
export const header = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 44,
  marginRight: -8,
  '@container': {
    [spread]: {
      minHeight: 0,
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});
export const title = style({
  margin: 0,
  fontSize: 14,
  lineHeight: '20px',
  fontWeight: 600,
  color: vars.text,
});
export const section = style({
  selectors: { '& + &': { borderTop: `1px solid ${vars.line}`, marginTop: 8, paddingTop: 6 } },
  '@container': {
    [spread]: {
      breakInside: 'avoid',
      paddingBottom: 10,
      selectors: { '& + &': { borderTop: 0, marginTop: 0, paddingTop: 0 } },
    },
  },
});
export const heading = style({
  margin: 0,
  paddingBottom: 4,
  fontWeight: 500,
  color: vars['text-subtle'],
  ...type.meta,
});
export const head = style({ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between' });
/** A button's own inset hangs over the edge, so that its words stand above the figures. */
export const offer = style({ marginRight: -10, marginBlock: '-7px -2px' });
export const member = style({ color: vars.text, fontWeight: 500, overflowWrap: 'anywhere' });
export const headline = style({ color: vars.text, fontWeight: 600, letterSpacing: '-.012em', ...type.page });
export const rate = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: 12,
  color: vars['text-subtle'],
  ...type.meta,
});
export const rows = style({ display: 'grid', gridTemplateColumns: '1fr auto', rowGap: 4, margin: 0 });
const sumEdge = { borderTop: `1px solid ${vars['line-strong']}`, paddingTop: 6, fontWeight: 600 } as const;
export const name = style({ selectors: { '&[data-sum]': { color: vars.text, ...sumEdge } } });
export const value = style({
  margin: 0,
  paddingRight: 5,
  textAlign: 'right',
  color: vars.text,
  selectors: {
    '&[data-sum]': sumEdge,
    '&[data-change]': { fontWeight: 500 },
    '&[data-change="rise"]': { color: vars.rise },
    '&[data-change="fall"]': { color: vars.fall },
  },
});
export const count = style({ color: vars['text-subtle'], ...type.meta, paddingLeft: 4 });
export const nothing = style({ color: vars['text-subtle'] });

// The closing parenthesis hangs, so that digits line up with the positives.
const hanging = { '&[data-negative]': { marginRight: '-.36em' } } as const;
export const figure = style({ color: vars.text, whiteSpace: 'nowrap', selectors: hanging });
export const why = style({
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 'inherit',
  lineHeight: '24px',
  marginBlock: -2,
  textDecoration: `underline dotted ${vars['line-control']}`,
  textUnderlineOffset: 3,
  selectors: { ...hanging, '&:hover': { textDecorationColor: vars.text, textDecorationStyle: 'solid' } },
});
/** The range, or the forecast with what is in focus: both are as high. */
export const range = style({
  marginTop: 'auto',
  paddingTop: 8,
  minHeight: 76,
  boxSizing: 'border-box',
  '@container': { [spread]: { breakInside: 'avoid', paddingTop: 0 } },
});

export const explanation = style({ color: vars['text-muted'], ...type.grid });
export const sentence = style({ margin: 0, paddingBottom: 8 });
export const parts = style({ margin: 0, padding: 0, listStyle: 'none' });
export const part = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: 16,
  padding: '2px 6px 2px 0',
});
export const open = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  minHeight: 24,
  textAlign: 'left',
  color: vars['accent-text'],
  overflowWrap: 'anywhere',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});
export const code = style({ paddingRight: 8, color: vars['text-subtle'], whiteSpace: 'nowrap' });
export const sum = style({
  display: 'flex',
  justifyContent: 'space-between',
  margin: '6px 0 0',
  padding: '6px 6px 0 0',
  borderTop: `1px solid ${vars['line-strong']}`,
  color: vars.text,
  fontWeight: 600,
});
