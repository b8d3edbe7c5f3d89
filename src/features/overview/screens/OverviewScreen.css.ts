import { style } from '@vanilla-extract/css';
import { radius } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

export const frame = style({
  minWidth: 0,
  background: vars.surface,
  border: `1px solid ${vars['line-strong']}`,
  borderRadius: radius.surface,
  '@media': { print: { breakInside: 'avoid' } },
});
/** The place of a chart before it has arrived, so that nothing jumps (default chart height; docs/product/overview.md). */
export const waiting = style({ minHeight: 444, padding: 16 });
export const widgets = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
  alignItems: 'start',
  gap: 16,
  selectors: { '&[data-single]': { gridTemplateColumns: 'minmax(0, 1fr)' } },
  '@media': { '(max-width: 1100px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
