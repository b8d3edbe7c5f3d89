import { style } from '@vanilla-extract/css';
import { radius, type } from '../../foundations/scale.ts';
import { touch, touchArea } from '../../foundations/touchArea.ts';
import { vars } from '../../foundations/vars.css.ts';

export const chip = style({
  ...type.meta,
  display: 'inline-flex',
  alignItems: 'center',
  height: 20,
  maxWidth: '100%',
  padding: '0 6px',
  border: `1px solid ${vars['line-strong']}`,
  borderRadius: radius.tag,
  color: vars['text-muted'],
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-removable]': { height: 24, paddingRight: 0, background: vars['surface-sunken'] },
  },
  // Lines of chips stand 4 px apart: as high as this, no finger's area lies over a neighbor's.
  '@media': { [touch]: { selectors: { '&[data-removable]': { height: 36 } } } },
});
export const label = style({ overflow: 'hidden', textOverflow: 'ellipsis' });
export const remove = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: 24,
  height: 24,
  flex: 'none',
  borderRadius: radius.tag,
  selectors: { '&:hover': { color: vars.text } },
  '@media': { [touch]: { width: 36, height: 34, selectors: { '&::after': touchArea() } } },
});
