import { style } from '@vanilla-extract/css';
import { breakpoint, type, weight } from '#design-system/foundations/scale.ts';
import { touch, touchArea } from '#design-system/foundations/touchArea.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

const narrow = `(max-width: ${breakpoint.narrow}px)`;

export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 32,
  ...type.meta,
  color: vars['text-muted'],
});
export const code = style({ fontWeight: weight.strong, whiteSpace: 'nowrap' });
export const category = style({
  flex: '1 1 0',
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  // On a phone there is no room for its words; its field says it.
  '@media': { [narrow]: { visibility: 'hidden' } },
});
/** On a phone the list is one press away, so the way to its neighbors gives room. */
export const steps = style({
  display: 'inline-flex',
  gap: 4,
  '@media': { [narrow]: { display: 'none' } },
});
export const status = style({
  appearance: 'none',
  border: 0,
  padding: '4px 0',
  background: 'transparent',
  cursor: 'pointer',
  borderRadius: 4,
  position: 'relative',
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.focus}`, outlineOffset: 1 } },
  '@media': { [touch]: { selectors: { '&::after': touchArea() } } },
});
