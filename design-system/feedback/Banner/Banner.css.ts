import { style } from '@vanilla-extract/css';
import { radius, space, type } from '../../foundations/scale.ts';
import { vars } from '../../foundations/vars.css.ts';

export const banner = style({
  ...type.grid,
  display: 'flex',
  // In a narrow place the button goes below its text.
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[3],
  rowGap: space[2],
  minHeight: 40,
  padding: `${space[1]} ${space[2]} ${space[1]} ${space[4]}`,
  borderRadius: radius.control,
  outline: '1px solid transparent',
  selectors: {
    '&[data-tone="info"]': { background: vars['info-soft'], color: vars['info-text'] },
    '&[data-tone="caution"]': { background: vars['caution-soft'], color: vars['caution-text'] },
    '&[data-tone="critical"]': { background: vars['critical-soft'], color: vars['critical-text'] },
    '&[data-tone="positive"]': { background: vars['positive-soft'], color: vars['positive-text'] },
  },
});
export const text = style({ flex: '1 1 12em', minWidth: 0 });
