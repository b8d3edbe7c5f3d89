import { style } from '@vanilla-extract/css';
import { heardOnly } from '#design-system/foundations/heardOnly.ts';
import { radius, type, weight } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

export const insights = style({
  display: 'grid',
  gridTemplateColumns: 'auto repeat(3, minmax(0, 1fr))',
  background: vars.surface,
  border: `1px solid ${vars['line-strong']}`,
  borderRadius: radius.surface,
  overflow: 'hidden',
  '@media': {
    '(max-width: 1100px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
    // Paper is narrower in pixels, and there it is one row of charts.
    print: { gridTemplateColumns: 'auto repeat(3, minmax(0, 1fr))', zoom: 0.72 },
  },
});
export const part = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  minWidth: 0,
  padding: '12px 16px',
  selectors: { '& + &': { borderLeft: `1px solid ${vars['line-strong']}` } },
  '@media': {
    '(max-width: 1100px)': {
      selectors: { '& + &': { borderLeft: 'none', borderTop: `1px solid ${vars['line-strong']}` } },
    },
    print: { selectors: { '& + &': { borderLeft: `1px solid ${vars['line-strong']}`, borderTop: 'none' } } },
  },
});
const stacked = 'screen and (max-width: 1100px)';
/** What is at stake, and what its charts show. */
export const summary = style({
  '@media': {
    [stacked]: {
      flexDirection: 'row',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
    },
  },
});
/** Which chart is shown where one stands for all. */
export const picker = style({ display: 'none', '@media': { [stacked]: { display: 'block' } } });
export const chart = style({
  '@media': { [stacked]: { selectors: { '&:not([data-shown])': { display: 'none' } } } },
});
export const title = style({ margin: 0, color: vars['text-muted'], fontWeight: weight.text, ...type.meta });
export const chartTitle = style({ '@media': { [stacked]: heardOnly } });
export const figures = style({ display: 'flex', gap: 24, margin: 0 });
export const figure = style({ margin: 0, fontWeight: weight.strong, ...type.section });
export const small = style({ margin: 0, color: vars['text-muted'], ...type.meta });
export const bars = style({ display: 'flex', gap: 4, alignItems: 'stretch', overflowX: 'auto' });
export const bar = style({
  display: 'grid',
  gridTemplateRows: '1fr auto',
  flex: '1 1 0',
  justifyItems: 'center',
  alignItems: 'end',
  gap: 4,
  minWidth: 'max-content',
  height: 92,
  padding: '4px 2px',
  border: 'none',
  borderRadius: radius.control,
  background: 'transparent',
  color: vars.text,
  cursor: 'pointer',
  ...type.meta,
  selectors: {
    '&:hover': { background: vars['surface-sunken'] },
    '&[aria-pressed="true"]': { background: vars['accent-soft'] },
  },
});
export const column = style({ display: 'grid', justifyItems: 'center', gap: 2, fontWeight: weight.strong });
export const fill = style({
  width: 28,
  minHeight: 2,
  borderRadius: '4px 4px 0 0',
  background: vars['data-1'],
  // A bar is nothing but its ground.
  printColorAdjust: 'exact',
});
export const name = style({ color: vars['text-muted'], whiteSpace: 'nowrap' });
export const late = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  color: vars['critical-text'],
  whiteSpace: 'nowrap',
  fontWeight: weight.text,
  ...type.grid,
});
export const near = style({ color: vars['caution-text'] });
export const count = style({ color: vars['text-subtle'], fontWeight: weight.text });
export const related = style({
  padding: '0 4px',
  border: `1px solid ${vars['line-strong']}`,
  borderRadius: 4,
  ...type.meta,
});
export const relatedLinks = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  whiteSpace: 'nowrap',
});
export const relatedLink = style({
  padding: '0 5px',
  border: `1px solid ${vars['accent-line']}`,
  borderRadius: radius.tag,
  color: vars['accent-text'],
  fontWeight: weight.label,
  ...type.meta,
});
export const severity = style({
  display: 'inline-grid',
  flex: 'none',
  placeItems: 'center',
  width: 18,
  height: 18,
  borderRadius: radius.tag,
  outline: '1px solid transparent',
  outlineOffset: -1,
  fontWeight: weight.strong,
  ...type.meta,
  selectors: {
    '&[data-level="low"]': { background: vars['heat-low'], color: vars['heat-low-text'] },
    '&[data-level="medium"]': { background: vars['heat-medium'], color: vars['heat-medium-text'] },
    '&[data-level="high"]': { background: vars['heat-high'], color: vars['heat-high-text'] },
  },
});
export const graded = style({ display: 'inline-flex', alignItems: 'center', gap: 6, whiteSpace: 'nowrap' });
export const relatedList = style({
  display: 'flex',
  flexDirection: 'column',
  margin: 0,
  padding: 0,
  border: `1px solid ${vars['line-strong']}`,
  borderRadius: radius.surface,
  listStyle: 'none',
});
export const relatedRow = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 36,
  padding: '4px 12px',
  ...type.grid,
  selectors: { '& + &': { borderTop: `1px solid ${vars.line}` } },
});
export const relatedName = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });

export const similar = style({
  padding: 12,
  border: `1px solid ${vars.line}`,
  borderRadius: radius.surface,
  background: vars['surface-sunken'],
});
export const similarList = style({ margin: 0, padding: 0, listStyle: 'none', ...type.grid });
export const similarRow = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: 8,
  alignItems: 'center',
  padding: '4px 0',
});
