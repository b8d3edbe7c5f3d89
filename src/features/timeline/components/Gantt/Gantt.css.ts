import { style } from '@vanilla-extract/css';
import { heardOnly } from '#design-system/foundations/heardOnly.ts';
import { layer, radius, space, type, weight } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

const soft = (color: string, share: number) => `color-mix(in srgb, ${color} ${share}%, ${vars.surface})`;

export const frame = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: 'max(320px, calc(100dvh - 190px))',
  background: vars.surface,
  border: `1px solid ${vars['line-strong']}`,
  borderRadius: radius.surface,
  overflow: 'hidden',
  selectors: {
    '&[data-full]': {
      position: 'fixed',
      inset: 0,
      height: 'auto',
      zIndex: layer.sticky + 4,
      borderRadius: 0,
    },
  },
});
export const scroller = style({
  ...type.grid,
  position: 'relative',
  flex: '1 1 auto',
  minHeight: 0,
  overflow: 'auto',
  overscrollBehaviorX: 'contain',
});
export const inner = style({ position: 'relative' });
export const head = style({
  position: 'sticky',
  top: 0,
  display: 'flex',
  height: 45,
  zIndex: layer.sticky + 1,
});
export const headLeft = style({
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 2,
  flex: 'none',
  display: 'flex',
  alignItems: 'flex-end',
  paddingBottom: 6,
  boxSizing: 'border-box',
  background: vars['surface-sunken'],
  borderBottom: `1px solid ${vars['line-strong']}`,
  borderInlineEnd: `1px solid ${vars['line-strong']}`,
});
export const headCell = style({
  ...type.meta,
  flex: 'none',
  paddingInline: space[2],
  boxSizing: 'border-box',
  color: vars['text-muted'],
  fontWeight: weight.label,
  selectors: {
    '&:first-child': { paddingInlineStart: space[4] },
    '&[data-end]': { textAlign: 'end', paddingInlineEnd: 12 },
  },
});
export const axis = style({ flex: 'none' });
export const line = style({
  position: 'absolute',
  insetInlineStart: 0,
  width: '100%',
  height: 24,
  display: 'flex',
  boxSizing: 'border-box',
  borderBottom: `1px solid ${vars.line}`,
  outline: 0,
  selectors: {
    '&[data-heading]': { background: `color-mix(in srgb, ${vars['surface-sunken']} 70%, transparent)` },
    '&:hover': { background: `color-mix(in srgb, ${vars['surface-selected']} 40%, transparent)` },
    '&[data-active]': { background: `color-mix(in srgb, ${vars['surface-selected']} 75%, transparent)` },
  },
});
export const left = style({
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 2,
  flex: 'none',
  display: 'flex',
  boxSizing: 'border-box',
  background: vars.surface,
  borderInlineEnd: `1px solid ${vars['line-strong']}`,
  selectors: {
    [`${line}[data-heading] &`]: { background: vars['surface-sunken'] },
    [`${line}[data-active] &`]: { background: vars['surface-selected'] },
    [`${line}:focus-visible &`]: {
      boxShadow: `inset 2px 0 0 ${vars.accent}, inset 0 0 0 1px ${vars.accent}`,
    },
  },
});
export const cell = style({
  flex: 'none',
  boxSizing: 'border-box',
  paddingInline: space[2],
  lineHeight: '23px',
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&:first-child': { paddingInlineStart: space[4] },
    '&[data-end]': { textAlign: 'end', paddingInlineEnd: 12 },
    '&[data-muted]': { color: vars['text-muted'] },
    '&[data-critical]': { color: vars['critical-text'], fontWeight: weight.strong },
    '&[data-edit]': {
      boxShadow: `inset 0 0 0 1.5px ${vars['accent-text']}`,
      borderRadius: radius.tag,
      background: vars.surface,
    },
    [`${line}[data-heading] &`]: { color: vars['text-muted'] },
  },
});
export const name = style({ display: 'flex', alignItems: 'center', gap: 8, overflow: 'hidden' });
export const nameText = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  selectors: { [`${line}[data-heading] &`]: { color: vars.text, fontWeight: weight.strong } },
});
export const fold = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 24,
  height: 22,
  marginInlineStart: -6,
  border: 0,
  padding: 0,
  background: 'none',
  color: vars['text-subtle'],
  cursor: 'pointer',
});
export const mark = style({
  flex: 'none',
  width: 8,
  height: 8,
  background: vars.text,
  transform: 'rotate(45deg)',
  selectors: {
    '&[data-kind="event"]': {
      background: vars.surface,
      border: `2px solid ${vars.accent}`,
      borderRadius: '50%',
      boxSizing: 'border-box',
      transform: 'none',
      width: 9,
      height: 9,
    },
    '&[data-kind="activity"]': { background: vars['text-muted'] },
  },
});
export const chart = style({
  position: 'absolute',
  zIndex: 1,
  overflow: 'visible',
  pointerEvents: 'none',
  ...type.meta,
});
/** A finger moves it sideways, and scrolls up and down. Only what is no inline box can say so. */
export const bar = style({
  display: 'block',
  pointerEvents: 'auto',
  touchAction: 'pan-y',
  cursor: 'grab',
  selectors: { '&[data-fixed]': { cursor: 'default', touchAction: 'auto' } },
});
export const body = style({
  fill: soft(vars['data-1'], 24),
  stroke: vars['data-1'],
  strokeWidth: 1.5,
  selectors: {
    '[data-colored] > &': { fill: soft('currentColor', 24), stroke: 'currentColor' },
    '[data-critical] > &': { fill: soft(vars.critical, 22), stroke: vars.critical },
  },
});
export const done = style({
  fill: vars['data-1'],
  selectors: {
    '[data-colored] > &': { fill: 'currentColor' },
    '[data-critical] > &': { fill: vars.critical },
  },
});
export const summary = style({
  fill: vars['text-muted'],
  selectors: { '&[data-done]': { fill: vars['text-disabled'] } },
});
export const diamond = style({
  fill: vars.text,
  selectors: { '[data-critical] > &': { fill: vars.critical }, '[data-proposed] > &': { fill: vars.accent } },
});
export const ring = style({
  fill: vars.surface,
  stroke: vars.accent,
  strokeWidth: 2,
  selectors: { '[data-critical] > &': { stroke: vars.critical } },
});
export const was = style({
  fill: vars['text-disabled'],
  selectors: {
    '&[data-moment]': { fill: vars.surface, stroke: vars['text-disabled'], strokeDasharray: '2 1.5' },
  },
});
export const proposed = style({
  fill: 'none',
  stroke: vars['accent-text'],
  strokeWidth: 1.5,
  strokeDasharray: '3 2',
});
export const grip = style({
  display: 'block',
  fill: 'transparent',
  cursor: 'ew-resize',
  pointerEvents: 'auto',
  touchAction: 'pan-y',
});
export const knob = style({
  display: 'block',
  touchAction: 'none',
  fill: vars.surface,
  stroke: vars.accent,
  strokeWidth: 1.5,
  cursor: 'crosshair',
  opacity: 0,
  pointerEvents: 'auto',
  selectors: { 'g:hover > &, [data-active] > &': { opacity: 1 } },
});
export const text = style({
  fill: vars['text-muted'],
  fontSize: 12,
  fontWeight: weight.label,
  paintOrder: 'stroke',
  stroke: vars.surface,
  strokeWidth: 3,
  strokeLinejoin: 'round',
  selectors: { '&[data-critical]': { fill: vars['critical-text'] } },
});
export const link = style({
  fill: 'none',
  stroke: vars['text-subtle'],
  strokeWidth: 1.2,
  selectors: { '&[data-critical]': { stroke: vars.critical } },
});
export const rule = style({
  fill: 'none',
  stroke: vars.line,
  selectors: { '&[data-strong]': { stroke: vars['line-strong'] } },
});
export const present = style({ fill: 'none', stroke: vars['chart-today'], strokeDasharray: '1 3' });
export const todayText = style({
  fill: vars.text,
  fontSize: 11,
  fontWeight: weight.strong,
  paintOrder: 'stroke',
  stroke: vars['surface-sunken'],
  strokeWidth: 4,
});
export const rubber = style({ fill: 'none', stroke: vars.accent, strokeWidth: 1.5, strokeDasharray: '4 3' });
export const arrow = style({
  fill: vars['text-subtle'],
  selectors: { '&[data-critical]': { fill: vars.critical } },
});
export const foot = style({
  ...type.meta,
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `4px ${space[5]}`,
  padding: `9px ${space[4]}`,
  borderTop: `1px solid ${vars['line-strong']}`,
  color: vars['text-muted'],
});
export const footItem = style({ display: 'inline-flex', alignItems: 'center', gap: 6, whiteSpace: 'nowrap' });
export const footEnd = style({ marginInlineStart: 'auto' });
export const swatch = style({
  width: 20,
  height: 10,
  boxSizing: 'border-box',
  borderRadius: 3,
  border: `1.5px solid ${vars['data-1']}`,
  background: `linear-gradient(90deg, ${vars['data-1']} 45%, ${soft(vars['data-1'], 24)} 45%)`,
  selectors: {
    '&[data-kind="critical"]': { borderColor: vars.critical, background: soft(vars.critical, 22) },
    '&[data-kind="baseline"]': { height: 3, border: 0, background: vars['text-disabled'] },
    '&[data-kind="proposed"]': { border: `1.5px dashed ${vars['accent-text']}`, background: 'none' },
  },
});
export const late = style({ color: vars['critical-text'], fontWeight: weight.strong });
export const heard = style(heardOnly);
export const push = style({
  position: 'absolute',
  zIndex: layer.sticky + 3,
  insetInlineEnd: space[4],
  bottom: 52,
  width: 'min(360px, calc(100% - 32px))',
  boxSizing: 'border-box',
  maxHeight: 'calc(100% - 110px)',
  overflow: 'auto',
  padding: space[4],
  background: vars.surface,
  border: `1px solid ${vars['line-strong']}`,
  borderRadius: radius.surface,
  boxShadow: vars['shadow-pop'],
});
export const pushList = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: `4px ${space[2]}`,
  margin: 0,
  paddingBlock: space[3],
  borderBlock: `1px solid ${vars.line}`,
  ...type.meta,
});
export const pushTerm = style({ color: vars['text-muted'] });
export const pushName = style({
  margin: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const pushDate = style({ margin: 0, fontWeight: weight.strong, fontVariantNumeric: 'tabular-nums' });
