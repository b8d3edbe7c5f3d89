import { globalStyle, style } from '@vanilla-extract/css';
import { radius } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

/** Chart and summary share one frame. */
export const frame = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  background: vars.surface,
  border: `1px solid ${vars['line-strong']}`,
  borderRadius: radius.surface,
  selectors: { '&[data-summary]': { gridTemplateColumns: 'minmax(0, 1fr) 268px' } },
  '@media': {
    '(max-width: 1100px)': { selectors: { '&[data-summary]': { gridTemplateColumns: 'minmax(0, 1fr)' } } },
  },
});
/** The place of the chart before it has arrived, so that nothing jumps (default chart height, spec §9). */
export const waiting = style({ minHeight: 444, padding: 16 });
/** Takes the frame's corners, which the chart's own ground would otherwise paint square. */
export const plot = style({ display: 'flex', flexDirection: 'column', minWidth: 0, borderRadius: 'inherit' });
// A summary longer than the chart makes the chart higher, not a hole below it.
globalStyle(`${plot} > figure`, { flexGrow: 1 });
export const side = style({
  minWidth: 0,
  borderLeft: `1px solid ${vars['line-strong']}`,
  '@media': { '(max-width: 1100px)': { borderLeft: 0, borderTop: `1px solid ${vars['line-strong']}` } },
});
