import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../foundations/vars.css.ts';

export const priority = style({ display: 'inline-flex', alignItems: 'center', gap: 6, whiteSpace: 'nowrap' });
export const bars = style({ flex: 'none', fill: 'none', strokeWidth: 3 });
export const off = style({ stroke: vars['line-strong'] });
export const on = style({ stroke: vars['text-muted'] });
globalStyle(`${priority}[data-level="5"] ${on}`, { stroke: vars.critical });
