import { style } from '@vanilla-extract/css';
import { type } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

/** Rows of what belongs to an item: goals, links, markups. */
export const list = style({ margin: 0, padding: 0, listStyle: 'none', ...type.grid });
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 32,
  borderBottom: `1px solid ${vars.line}`,
});
export const code = style({ color: vars['text-muted'], whiteSpace: 'nowrap' });
export const name = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
export const aside = style({ color: vars['text-muted'], whiteSpace: 'nowrap' });
/** How far an activity can slip. */
export const slack = style({ selectors: { '&[data-critical]': { color: vars['critical-text'] } } });
export const choice = style({ flex: '0 0 148px', minWidth: 0 });
