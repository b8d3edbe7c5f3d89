import { keyframes, style } from '@vanilla-extract/css';
import { radius, space, type, weight } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

const narrow = '(max-width: 900px)';

export const header = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  flex: 'none',
  minHeight: 48,
  padding: `0 ${space[2]} 0 ${space[5]}`,
  borderBottom: `1px solid ${vars['line-strong']}`,
  background: vars['surface-float'],
});
export const heading = style({
  ...type.body,
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  flex: 1,
  minWidth: 0,
  margin: 0,
  fontWeight: weight.strong,
});
export const headingText = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const mark = style({ display: 'inline-flex', color: vars['accent-text'] });
export const state = style({ ...type.meta, color: vars['text-muted'] });

/* chat */
export const messages = style({
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  padding: space[5],
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  ...type.body,
  overflowWrap: 'anywhere',
});
export const hello = style({ ...type.section, margin: 0, fontWeight: weight.strong });
export const asked = style({
  alignSelf: 'flex-end',
  maxWidth: 340,
  padding: `${space[2]} ${space[3]}`,
  borderRadius: radius.surface,
  background: vars['surface-selected'],
  whiteSpace: 'pre-wrap',
});
export const answer = style({ minWidth: 0 });
export const thought = style({
  ...type.meta,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  marginBottom: 6,
  color: vars['text-muted'],
});
export const paragraph = style({ margin: 0, selectors: { '& + &': { marginTop: space[2] } } });
export const list = style({
  listStyle: 'disc',
  margin: 0,
  padding: `0 0 0 ${space[4]}`,
  selectors: { 'p + &': { marginTop: space[2] } },
});
export const code = style({
  padding: '0 4px',
  borderRadius: 4,
  background: vars['surface-sunken'],
  fontFamily: 'inherit',
});
export const references = style({ display: 'flex', flexWrap: 'wrap', gap: space[1], marginTop: space[2] });
export const reference = style({
  ...type.meta,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 24,
  padding: `0 ${space[2]}`,
  border: `1px solid ${vars['line-control']}`,
  borderRadius: radius.control,
  color: vars['text-muted'],
  textDecoration: 'none',
  ':hover': { background: vars['surface-hover'], color: vars.text },
});
export const codeLink = style({
  color: vars['text-muted'],
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  ':hover': { color: vars.text, textDecoration: 'underline' },
});
export const note = style({ display: 'flex', gap: space[2], color: vars['text-muted'] });
const pulse = keyframes({ '50%': { opacity: 0.45 } });
export const waiting = style({
  color: vars['text-muted'],
  animation: `${pulse} 1.4s ease-in-out infinite`,
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
});
export const prompts = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: space[2],
  flex: 'none',
  padding: `0 ${space[5]} ${space[3]}`,
});
export const prompt = style({
  ...type.grid,
  minHeight: 36,
  padding: '7px 10px',
  textAlign: 'start',
  border: `1px solid ${vars['line-control']}`,
  borderRadius: radius.control,
  background: vars.surface,
  color: vars['text-muted'],
  cursor: 'pointer',
  selectors: {
    '&:hover:not(:disabled)': { background: vars['surface-hover'], color: vars.text },
    '&:disabled': { cursor: 'default', opacity: 0.6 },
  },
});
export const composer = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: space[2],
  flex: 'none',
  margin: `0 ${space[5]}`,
  padding: `${space[2]} ${space[2]} ${space[2]} ${space[3]}`,
  border: `1px solid ${vars['line-control']}`,
  borderRadius: radius.surface,
  background: vars.surface,
  ':focus-within': { outline: `2px solid ${vars.focus}`, outlineOffset: 1 },
});
export const composerTools = style({ display: 'flex', gap: space[1] });
export const recording = style({
  ...type.body,
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: 32,
  minWidth: 0,
});
export const recordingDot = style({
  flex: 'none',
  width: 8,
  height: 8,
  borderRadius: '50%',
  background: vars['critical-text'],
  animation: `${pulse} 1.4s ease-in-out infinite`,
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
});
export const timer = style({
  color: vars['text-muted'],
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-ending]': { color: vars['critical-text'], fontWeight: weight.strong } },
});
/** Chat with what is dropped onto it. */
export const dropZone = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minHeight: 0,
});
export const dropHint = style({
  ...type.body,
  position: 'absolute',
  inset: space[2],
  display: 'grid',
  placeItems: 'center',
  border: `2px dashed ${vars.focus}`,
  borderRadius: radius.surface,
  background: vars['surface-float'],
  fontWeight: weight.strong,
  pointerEvents: 'none',
});
/** The copy below gives the field its height, up to four lines. */
export const grow = style({ display: 'grid', maxHeight: 4 * 20 + 12, overflow: 'auto' });
const line = {
  ...type.body,
  gridArea: '1 / 1',
  padding: '6px 0',
  margin: 0,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
} as const;
export const copy = style({ ...line, visibility: 'hidden', pointerEvents: 'none' });
export const field = style({
  ...line,
  width: '100%',
  border: 0,
  outline: 0,
  resize: 'none',
  overflow: 'hidden',
  background: 'none',
  color: vars.text,
  fontFamily: 'inherit',
  '::placeholder': { color: vars['text-muted'], opacity: 1 },
});
export const disclaimer = style({
  ...type.meta,
  flex: 'none',
  margin: 0,
  padding: `10px ${space[5]} ${space[3]}`,
  textAlign: 'center',
  color: vars['text-muted'],
});

/* past conversations and the agreement */
export const pane = style({ flex: 1, minHeight: 0, overflow: 'auto', padding: space[5] });
export const group = style({
  ...type.meta,
  margin: `${space[4]} 0 ${space[1]}`,
  color: vars['text-muted'],
  fontWeight: weight.label,
});
export const past = style({ listStyle: 'none', margin: 0, padding: 0 });
export const pastRow = style({
  ...type.body,
  display: 'block',
  width: '100%',
  minHeight: 36,
  padding: `${space[2]} ${space[3]}`,
  border: 0,
  borderRadius: radius.control,
  background: 'none',
  color: vars.text,
  textAlign: 'start',
  cursor: 'pointer',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { background: vars['surface-hover'] },
    '&[aria-current]': { background: vars['surface-selected'] },
  },
});
export const agreement = style({ ...type.body, display: 'flex', flexDirection: 'column', gap: space[3] });
export const agreementText = style({ margin: 0 });

/* canvas */
export const blocks = style({
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  padding: space[4],
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[4],
  alignContent: 'start',
  // A block that clips its corners would else be squeezed.
  gridAutoRows: 'max-content',
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const block = style({
  minWidth: 0,
  border: `1px solid ${vars['line-strong']}`,
  borderRadius: radius.surface,
  background: vars.surface,
  overflow: 'hidden',
  selectors: { '&[data-width="2"]': { gridColumn: 'span 2' } },
  '@media': { [narrow]: { selectors: { '&[data-width="2"]': { gridColumn: 'auto' } } } },
});
export const blockHead = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: 40,
  padding: `0 ${space[2]} 0 ${space[4]}`,
});
export const blockTitle = style({
  ...type.body,
  margin: 0,
  fontWeight: weight.strong,
  minWidth: 0,
  overflowWrap: 'anywhere',
});
export const blockIcon = style({ display: 'inline-flex', color: vars['text-muted'] });
export const blockTools = style({ display: 'flex', marginInlineStart: 'auto' });
export const resize = style({ display: 'contents', '@media': { [narrow]: { display: 'none' } } });
export const prose = style({ ...type.grid, padding: `0 ${space[4]} ${space[4]}`, overflowWrap: 'anywhere' });
export const chart = style({ padding: `0 ${space[2]} ${space[2]}` });
export const scroller = style({ overflow: 'auto' });
export const table = style({
  ...type.grid,
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontVariantNumeric: 'tabular-nums',
});
const edges = {
  selectors: {
    '&:first-child': { paddingInlineStart: space[4] },
    '&:last-child': { paddingInlineEnd: space[4] },
    '&[data-end]': { textAlign: 'end', whiteSpace: 'nowrap' },
  },
} as const;
export const th = style({
  ...edges,
  ...type.meta,
  height: 30,
  padding: `0 ${space[2]}`,
  textAlign: 'start',
  fontWeight: weight.label,
  whiteSpace: 'nowrap',
  color: vars['text-muted'],
  background: vars['surface-sunken'],
  borderBlock: `1px solid ${vars['line-strong']}`,
});
export const td = style({
  ...edges,
  height: 36,
  padding: `${space[1]} ${space[2]}`,
  borderBottom: `1px solid ${vars.line}`,
  textAlign: 'start',
  fontWeight: 'inherit',
});
export const old = style({ color: vars['text-muted'], marginInlineEnd: space[2] });
export const proposed = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 24,
  padding: '0 6px',
  border: 0,
  borderRadius: 4,
  background: vars['positive-soft'],
  color: vars['positive-text'],
  font: 'inherit',
  fontWeight: weight.strong,
  textDecoration: 'none',
});
export const editable = style([
  proposed,
  { cursor: 'text', ':hover': { outline: `1px solid ${vars['line-control']}` } },
]);
export const problem = style({ ...type.meta, display: 'block', color: vars['critical-text'] });
export const editor = style({
  font: 'inherit',
  minHeight: 28,
  maxWidth: 150,
  border: `1px solid ${vars['line-control']}`,
  borderRadius: 4,
  background: vars.surface,
  color: vars.text,
});
export const act = style({
  ...type.meta,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  padding: `10px ${space[4]}`,
  color: vars['text-muted'],
});
export const actEnd = style({ display: 'flex', gap: space[2], marginInlineStart: 'auto' });
export const empty = style({
  ...type.body,
  gridColumn: '1 / -1',
  padding: space[8],
  textAlign: 'center',
  color: vars['text-muted'],
});
