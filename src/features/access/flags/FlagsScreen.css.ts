import { style } from '@vanilla-extract/css';
import { breakpoint, space, type, weight } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

export const row = style({
  display: 'grid',
  gridTemplateColumns: '260px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[3],
  minHeight: 40,
  borderBottom: `1px solid ${vars.line}`,
  selectors: { '&:last-child': { borderBottom: 0 } },
  '@media': {
    [`(max-width: ${breakpoint.narrow}px)`]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: 2,
      padding: '8px 0',
    },
  },
});
export const opens = style({ ...type.grid, color: vars['text-muted'] });
export const name = style({ ...type.meta, color: vars['text-subtle'], overflowWrap: 'anywhere' });
export const about = style({ ...type.meta, color: vars['text-subtle'], fontWeight: weight.text });
