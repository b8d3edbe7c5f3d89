import { style } from '@vanilla-extract/css';
import { radius, type, weight } from '#design-system/foundations/scale.ts';
import { touch } from '#design-system/foundations/touchArea.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

/** Its edge stands outside the text, so that the text keeps its place whether it can be edited or not. */
export const box = style({
  display: 'grid',
  margin: '0 -8px',
  border: '1px solid transparent',
  borderRadius: radius.control,
  selectors: {
    '&:hover': { borderColor: vars.line },
    '&:focus-within': {
      borderColor: vars.focus,
      outline: `1px solid ${vars.focus}`,
      background: vars.surface,
    },
    '&:has([aria-invalid="true"])': { borderColor: vars.critical },
  },
});
const text = {
  ...type.section,
  fontWeight: weight.strong,
  gridArea: '1 / 1',
  minWidth: 0,
  padding: '0 7px',
  '@media': { [touch]: { paddingBlock: 9 } },
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
} as const;
export const copy = style({ ...text, visibility: 'hidden' });
export const name = style({
  ...text,
  fontFamily: 'inherit',
  letterSpacing: 'inherit',
  color: 'inherit',
  height: '100%',
  resize: 'none',
  overflow: 'hidden',
  border: 0,
  outline: 0,
  background: 'transparent',
});
export const problem = style({ ...type.meta, color: vars['critical-text'] });
