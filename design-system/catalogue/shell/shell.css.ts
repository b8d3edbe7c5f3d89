import { style } from '@vanilla-extract/css';
import { heardOnly } from '../../foundations/heardOnly.ts';
import { layer, radius, size, space, type, weight } from '../../foundations/scale.ts';
import { vars } from '../../foundations/vars.css.ts';
import { folded } from './breakpoints.ts';

export const app = style({ minHeight: '100vh' });
export const unseen = style(heardOnly);
export const skip = style({
  ...type.grid,
  position: 'fixed',
  insetBlockStart: space[2],
  insetInlineStart: space[2],
  zIndex: layer.popover,
  padding: `${space[2]} ${space[3]}`,
  borderRadius: radius.control,
  background: vars.accent,
  forcedColorAdjust: 'none',
  color: vars['text-on-accent'],
  fontWeight: weight.label,
  selectors: { '&:not(:focus)': { transform: 'translateY(-200%)' } },
});
export const top = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: layer.sticky + 1,
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minHeight: size.topBar,
  padding: `0 ${space[5]}`,
  background: vars.surface,
  borderBottom: `1px solid ${vars.line}`,
  '@media': { [folded]: { padding: `0 ${space[3]}` } },
});
export const brand = style({
  ...type.body,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: 32,
  marginInlineEnd: 'auto',
  fontWeight: weight.strong,
  whiteSpace: 'nowrap',
});
export const brandNote = style({
  fontWeight: weight.text,
  color: vars['text-muted'],
  paddingInlineStart: space[2],
  borderInlineStart: `1px solid ${vars['line-strong']}`,
});
export const switches = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  selectors: { '&[data-layout="column"]': { flexDirection: 'column', alignItems: 'stretch' } },
});
export const switchRow = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
});
export const switchName = style({ ...type.grid, color: vars['text-muted'] });
export const themes = style({ width: 184 });
export const body = style({ display: 'flex', alignItems: 'flex-start' });
export const side = style({
  position: 'sticky',
  insetBlockStart: size.topBar,
  flex: 'none',
  width: 248,
  height: `calc(100vh - ${size.topBar}px)`,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  background: vars.surface,
  borderInlineEnd: `1px solid ${vars.line}`,
});
export const page = style({
  flex: '1 1 0',
  minWidth: 0,
  padding: `${space[8]} ${space[10]} 96px`,
  outline: 0,
  '@media': { [folded]: { padding: `${space[5]} ${space[4]} ${space[12]}` } },
});
export const framed = style({ padding: space[4] });
export const drawer = style({
  // The dialog's own look of the browser is a centred box.
  position: 'fixed',
  inset: 0,
  width: '100%',
  maxWidth: 'none',
  height: '100%',
  maxHeight: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  background: 'transparent',
  color: 'inherit',
  '::backdrop': { background: vars.scrim },
});
export const drawerSheet = style({
  position: 'relative',
  width: 'min(304px, 88vw)',
  height: '100%',
  overflow: 'auto',
  background: vars.surface,
  boxShadow: vars['shadow-flyout'],
  outline: '1px solid transparent',
});
export const drawerClose = style({
  display: 'flex',
  justifyContent: 'flex-end',
  padding: `${space[2]} ${space[2]} 0`,
});
