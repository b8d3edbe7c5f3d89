import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../foundations/vars.css.ts';

const square = (px: number) => style({ width: px, height: px, flex: 'none', display: 'block' });
export const size = { small: square(12), medium: square(16), large: square(20) };
export const tone = styleVariants({
  inherit: {},
  muted: { color: vars['text-muted'] },
  subtle: { color: vars['text-subtle'] },
  accent: { color: vars['accent-text'] },
  positive: { color: vars['positive-text'] },
  caution: { color: vars['caution-text'] },
  critical: { color: vars['critical-text'] },
});
