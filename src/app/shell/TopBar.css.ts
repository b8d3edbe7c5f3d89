import { style } from '@vanilla-extract/css';
import { breakpoint, radius, size, space, type, weight } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

const nav_ = `(max-width: ${breakpoint.nav}px)`;
const rail = `(max-width: ${breakpoint.rail}px)`;
const narrow = `(max-width: ${breakpoint.narrow}px)`;

export const bar = style({
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  padding: `0 ${space[3]} 0 ${space[4]}`,
  background: vars.surface,
  borderBottom: `1px solid ${vars.line}`,
  position: 'relative',
  zIndex: 30,
  '@media': { [narrow]: { padding: `0 ${space[2]}` } },
});
export const onlyNarrow = style({ display: 'none', '@media': { [narrow]: { display: 'inline-flex' } } });
export const notNarrow = style({ display: 'inline-flex', '@media': { [narrow]: { display: 'none' } } });
export const logo = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  height: 32,
  marginRight: space[4],
  paddingRight: space[1],
  fontSize: 15,
  fontWeight: weight.strong,
  letterSpacing: '-.01em',
  borderRadius: radius.control,
});
export const logoPicture = style({ display: 'block', height: 24, maxWidth: 160, objectFit: 'contain' });
export const nav = style({ display: 'flex', gap: 2, '@media': { [narrow]: { display: 'none' } } });
export const entry = style({
  ...type.grid,
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  height: size.control,
  padding: '0 10px',
  borderRadius: radius.control,
  fontWeight: weight.label,
  color: vars['text-muted'],
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover, &[aria-current], &[aria-expanded="true"]': {
      color: vars.text,
      background: vars['surface-hover'],
    },
  },
  '@media': { [nav_]: { width: size.control, padding: 0, justifyContent: 'center' } },
});
export const entryIcon = style({ display: 'none', '@media': { [nav_]: { display: 'inline-flex' } } });
export const entryText = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  '@media': {
    [nav_]: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
});
export const entryCaret = style({ display: 'inline-flex', '@media': { [nav_]: { display: 'none' } } });
export const grow = style({ flex: 1 });
export const finder = style({
  ...type.grid,
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  width: 220,
  marginRight: space[1],
  height: size.control,
  padding: `0 ${space[2]} 0 10px`,
  border: `1px solid ${vars['line-control']}`,
  borderRadius: radius.control,
  color: vars['text-subtle'],
  textAlign: 'start',
  whiteSpace: 'nowrap',
  selectors: { '&:hover': { background: vars['surface-hover'] } },
  '@media': {
    [rail]: { width: size.control, padding: 0, justifyContent: 'center', borderColor: 'transparent' },
  },
});
export const finderText = style({
  flex: 1,
  '@media': {
    [rail]: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
});
export const finderKeys = style({ display: 'inline-flex', '@media': { [rail]: { display: 'none' } } });
export const me = style({
  ...type.grid,
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  height: size.control,
  padding: `0 ${space[1]}`,
  marginLeft: space[1],
  borderRadius: radius.control,
  fontWeight: weight.label,
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover:not([data-read-only]), &[aria-expanded="true"]': { background: vars['surface-hover'] },
  },
});
export const myName = style({ paddingRight: space[1], '@media': { [rail]: { display: 'none' } } });
export const menuHead = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
});
export const menuName = style({ ...type.grid, fontWeight: weight.strong });
export const menuMail = style({ ...type.meta, color: vars['text-muted'], overflowWrap: 'anywhere' });
