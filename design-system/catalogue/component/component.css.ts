import { globalStyle, style } from '@vanilla-extract/css';
import { breakpoint, radius, size, space, type, weight } from '../../foundations/scale.ts';
import { vars } from '../../foundations/vars.css.ts';

const narrow = `(max-width: ${breakpoint.narrow}px)`;
const besides = '(min-width: 1240px)';
const mono = 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace';
/** What is scrolled to stays clear of the bar at the top. */
const clear = size.topBar + 16;

export { unseen } from '../shell/shell.css.ts';
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[10],
  '@media': { [besides]: { gridTemplateColumns: 'minmax(0, 1080px) 176px' } },
});
export const article = style({ display: 'flex', flexDirection: 'column', gap: space[10], minWidth: 0 });
globalStyle(`${article} > section`, { scrollMarginTop: clear });
export const head = style({ display: 'flex', flexDirection: 'column', gap: space[2] });
export const shelf = style({ ...type.grid, color: vars['text-subtle'], textTransform: 'capitalize' });
export const summary = style({ ...type.section, color: vars['text-muted'], maxWidth: '66ch' });
export const importLine = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  marginTop: space[2],
  minWidth: 0,
});
export const importCode = style({
  fontFamily: mono,
  fontSize: 12,
  lineHeight: '20px',
  padding: `${space[1]} ${space[2]}`,
  borderRadius: radius.control,
  background: vars['surface-sunken'],
  border: `1px solid ${vars.line}`,
  color: vars['text-muted'],
  overflowWrap: 'anywhere',
  minWidth: 0,
});
export const examples = style({ display: 'flex', flexDirection: 'column', gap: space[8], minWidth: 0 });
export const example = style({ minWidth: 0, scrollMarginTop: clear });
export const exampleHead = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[3],
  paddingBottom: space[2],
});
export const exampleTitle = style({ ...type.body, fontWeight: weight.strong });
export const anchor = style({
  selectors: {
    '&::after': { content: '" #"', color: vars['text-subtle'], fontWeight: weight.text, opacity: 0 },
    '&:hover::after, &:focus-visible::after': { opacity: 1 },
  },
});
export const alone = style({ ...type.grid });
export const stage = style({
  padding: space[6],
  background: vars.surface,
  border: `1px solid ${vars['line-strong']}`,
  borderRadius: radius.surface,
  minWidth: 0,
  '@media': { [narrow]: { padding: space[4] } },
});
export const isolated = style({ padding: space[4], minHeight: '100vh', background: vars.surface });

export const title = style({ ...type.section, fontWeight: weight.strong, paddingBottom: space[3] });
export const note = style({ ...type.grid, color: vars['text-muted'], paddingBottom: space[3] });
export const advice = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(280px, 100%), 1fr))',
  gap: space[4],
});
export const adviceCard = style({
  padding: space[4],
  background: vars.surface,
  border: `1px solid ${vars['line-strong']}`,
  borderBlockStart: `2px solid ${vars.positive}`,
  borderRadius: radius.control,
  selectors: { '&[data-kind="avoid"]': { borderBlockStartColor: vars.critical } },
});
export const adviceTitle = style({
  ...type.grid,
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  fontWeight: weight.strong,
  paddingBottom: space[2],
});
export const adviceList = style({
  ...type.grid,
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  color: vars['text-muted'],
});
export const code = style({
  fontFamily: mono,
  fontSize: 12,
  padding: '1px 4px',
  borderRadius: radius.tag,
  background: vars['neutral-soft'],
  color: vars.text,
  overflowWrap: 'anywhere',
});
export const tableFrame = style({
  border: `1px solid ${vars['line-strong']}`,
  borderRadius: radius.surface,
  background: vars.surface,
});
export const table = style({ ...type.grid, width: '100%', borderCollapse: 'collapse' });
export const th = style({
  ...type.meta,
  textAlign: 'start',
  fontWeight: weight.label,
  color: vars['text-muted'],
  background: vars['surface-sunken'],
  padding: `${space[2]} ${space[4]}`,
  borderBottom: `1px solid ${vars['line-strong']}`,
});
export const td = style({
  padding: `${space[2]} ${space[4]}`,
  borderBottom: `1px solid ${vars.line}`,
  verticalAlign: 'top',
  selectors: { 'tr:last-child > &': { borderBottom: 0 } },
});
export const names = style({ display: 'flex', flexWrap: 'wrap', gap: space[1], minWidth: 120 });
export const name = style([code, { whiteSpace: 'nowrap', fontWeight: weight.label }]);
export const frameScroll = style({ overflow: 'auto', paddingBottom: space[2] });
export const frameWidth = style({ ...type.meta, color: vars['text-subtle'], paddingBottom: space[1] });
export const frameBox = style({
  position: 'relative',
  maxWidth: 'none',
  height: 'min(78vh, 860px)',
  paddingInlineEnd: 16,
  boxSizing: 'content-box',
});
export const frame = style({
  display: 'block',
  width: '100%',
  height: '100%',
  border: `1px solid ${vars['line-strong']}`,
  borderRadius: radius.surface,
  background: vars.canvas,
  selectors: { [`${frameBox}[data-dragging] > &`]: { pointerEvents: 'none' } },
});
export const grip = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: -8,
  width: 24,
  cursor: 'ew-resize',
  touchAction: 'none',
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      insetBlockStart: 'calc(50% - 24px)',
      insetInlineStart: 9,
      width: 5,
      height: 48,
      borderRadius: radius.round,
      background: vars['line-control'],
    },
    '&:hover::after, &:focus-visible::after': { background: vars.accent },
  },
});
export const contents = style({
  display: 'none',
  position: 'sticky',
  insetBlockStart: size.topBar + 32,
  alignSelf: 'start',
  maxHeight: `calc(100vh - ${size.topBar + 48}px)`,
  overflow: 'auto',
  '@media': { [besides]: { display: 'block' } },
});
export const contentsTitle = style({
  ...type.meta,
  fontWeight: weight.strong,
  padding: `0 ${space[3]} ${space[2]}`,
});
export const contentsEntry = style({
  ...type.grid,
  display: 'block',
  width: '100%',
  textAlign: 'start',
  padding: `2px ${space[3]}`,
  minHeight: 24,
  color: vars['text-muted'],
  borderInlineStart: `2px solid ${vars.line}`,
  selectors: {
    '&:hover': { color: vars.text, borderInlineStartColor: vars['line-control'] },
    '&[aria-current]': { color: vars['accent-text'], borderInlineStartColor: vars.accent },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});
/** A type in a table: code without a ground, so that long unions stay calm. */
export const typeCode = style({
  fontFamily: mono,
  fontSize: 12,
  color: vars['text-muted'],
  overflowWrap: 'anywhere',
});
export const source = style({ ...type.meta, color: vars['text-subtle'] });
export const sourceKeys = style({ ...type.meta, color: vars['accent-text'], textDecoration: 'underline' });
