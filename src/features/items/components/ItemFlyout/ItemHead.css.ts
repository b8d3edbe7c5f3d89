import { style } from '@vanilla-extract/css';
import { breakpoint, type } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

const narrow = { '@media': { [`(max-width: ${breakpoint.narrow}px)`]: { display: 'none' } } } as const;

export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 32,
  ...type.meta,
  color: vars['text-subtle'],
});
export const code = style({ fontWeight: 600, color: vars['text-muted'], whiteSpace: 'nowrap' });
/** Only where there is room for words. */
export const wide = style({ whiteSpace: 'nowrap', ...narrow });
/** On a phone the grid behind is one press away, so the way to its neighbours gives room. */
export const steps = style({ display: 'inline-flex', gap: 8, ...narrow });
export const grow = style({ flex: 1 });
