import { style } from '@vanilla-extract/css';
import { type } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

export const list = style({ margin: 0, padding: 0, listStyle: 'none', display: 'grid', gap: 4 });
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 8,
  minHeight: 36,
  borderBottom: `1px solid ${vars.line}`,
  ...type.grid,
});
/** A long address is cut at its end, and whole in its title. */
export const name = style({
  flex: '1 1 220px',
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const who = style({ marginInlineStart: 'auto', color: vars['text-muted'], ...type.meta });
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))',
  gap: 12,
});
const notOnPaper = { '@media': { print: { display: 'none' } } } as const;
export const form = style({ display: 'grid', gap: 12, ...notOnPaper });
export const actions = style({ display: 'flex', justifyContent: 'flex-end', gap: 8 });
