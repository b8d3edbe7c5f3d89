import { globalStyle, style } from '@vanilla-extract/css';
import { radius } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

export const frame = style({
  minWidth: 0,
  background: vars.surface,
  border: `1px solid ${vars['line-strong']}`,
  borderRadius: radius.surface,
  '@media': { print: { breakInside: 'avoid' } },
});
/** The place of a chart before it has arrived, so that nothing jumps (docs/product/overview.md). */
export const waiting = style({ minHeight: 364, padding: 16 });
export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  alignItems: 'stretch',
  gap: 16,
});
const narrow = '(max-width: 1100px)';
const single = '(max-width: 850px)';
export const card = style({
  display: 'grid',
  minWidth: 0,
  gridColumn: 'span 4',
  alignItems: 'start',
  '@media': {
    [narrow]: { gridColumn: 'span 6' },
    [single]: { gridColumn: '1 / -1' },
    print: { breakInside: 'avoid' },
  },
  selectors: {
    '&[data-width="wide"]': { gridColumn: 'span 8' },
    '&[data-width="full"]': { gridColumn: '1 / -1' },
  },
});
globalStyle(`${card}:is([data-width="wide"], [data-width="chart"])`, {
  '@media': { [narrow]: { gridColumn: '1 / -1' } },
});
globalStyle(`${card} > section`, { minWidth: 0, height: '100%' });
