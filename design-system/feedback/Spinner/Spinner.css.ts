import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../foundations/vars.css.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });
export const spinner = style({
  display: 'inline-block',
  width: 16,
  height: 16,
  borderRadius: '50%',
  border: `2px solid ${vars['line-strong']}`,
  borderTopColor: vars['accent-text'],
  flex: 'none',
  animation: `${turn} .8s linear infinite`,
  selectors: { '&[data-size="small"]': { width: 14, height: 14 } },
  // Still, a broken ring keeps its meaning.
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
});
