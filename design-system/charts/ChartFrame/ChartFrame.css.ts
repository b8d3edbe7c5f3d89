import { style } from '@vanilla-extract/css';
import { breakpoint, layer, type } from '../../foundations/scale.ts';
import { vars } from '../../foundations/vars.css.ts';

export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  margin: 0,
  paddingBottom: 4,
  background: vars.surface,
  borderRadius: 'inherit',
  color: vars.text,
  '@media': { print: { breakInside: 'avoid' } },
  selectors: {
    '&[data-magnified]': {
      position: 'fixed',
      inset: 0,
      borderRadius: 0,
      zIndex: layer.flyout + 100,
      padding: 12,
      overflow: 'auto',
    },
  },
});
export const header = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: 8,
  minHeight: 44,
  padding: '4px 8px 4px 16px',
  // Where the tools go below the title, it keeps its distance from the edge.
  '@media': { [`(max-width: ${breakpoint.narrow}px)`]: { paddingTop: 10 } },
});
export const title = style({
  margin: 0,
  fontSize: 14,
  lineHeight: '20px',
  fontWeight: 600,
  // A name without a space is not wider than its card.
  maxWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const tools = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: 8,
  marginInlineStart: 'auto',
  '@media': { print: { display: 'none' } },
});
export const actions = style({ display: 'flex', alignItems: 'center', marginLeft: 4 });
export const lead = style({ margin: 0, padding: '0 16px', color: vars['text-muted'], ...type.grid });
export const body = style({
  display: 'flex',
  flexGrow: 1,
  alignItems: 'center',
  justifyContent: 'center',
  padding: '0 16px',
});
export const loading = style({
  display: 'flex',
  flexGrow: 1,
  alignItems: 'flex-end',
  justifyContent: 'space-around',
  overflow: 'hidden',
  borderBottom: `1px solid ${vars.line}`,
});
