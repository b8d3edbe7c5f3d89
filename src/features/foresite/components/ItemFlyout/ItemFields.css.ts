import { style } from '@vanilla-extract/css';
import { breakpoint } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '12px 24px',
  paddingBottom: 16,
  marginBottom: 16,
  borderBottom: `1px solid ${vars.line}`,
  '@media': { [`(max-width: ${breakpoint.narrow}px)`]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const limits = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 8 });
export const wide = style({ gridColumn: '1 / -1' });
