import { style } from '@vanilla-extract/css';
import { type } from '../../foundations/scale.ts';
import { vars } from '../../foundations/vars.css.ts';

export const control = style({ display: 'grid', padding: '5px 10px' });
const text = {
  ...type.grid,
  gridArea: '1 / 1',
  font: 'inherit',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
  minWidth: 0,
  maxHeight: 240,
} as const;
export const copy = style({ ...text, visibility: 'hidden', overflow: 'hidden' });
export const area = style({
  ...text,
  resize: 'none',
  border: 0,
  outline: 0,
  padding: 0,
  background: 'none',
  color: 'inherit',
  overflow: 'auto',
  // As tall as the copy, whatever its own rows say.
  height: '100%',
  selectors: { '&::placeholder': { color: vars['text-subtle'], opacity: 1 } },
});
