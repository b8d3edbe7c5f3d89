import { style } from '@vanilla-extract/css';
import { type } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 32,
  ...type.meta,
  color: vars['text-subtle'],
});
export const code = style({ fontWeight: 600, color: vars['text-muted'] });
export const grow = style({ flex: 1 });
export const title = style({ ...type.section, fontWeight: 600, margin: 0 });
export const name = style({
  ...type.section,
  fontWeight: 600,
  width: 'calc(100% + 16px)',
  margin: '0 -8px',
  padding: '0 7px',
  border: '1px solid transparent',
  borderRadius: 6,
  background: 'transparent',
  color: 'inherit',
  fontFamily: 'inherit',
  selectors: {
    '&:hover': { borderColor: vars.line },
    '&:focus': { borderColor: vars.focus, outline: `1px solid ${vars.focus}`, background: vars.surface },
    '&[aria-invalid="true"]': { borderColor: vars.critical },
  },
});
export const problem = style({ ...type.meta, color: vars['critical-text'] });
