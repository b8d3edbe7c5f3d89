import { style } from '@vanilla-extract/css';
import { radius, type } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

/** Where the agenda no longer fits beside the topic it becomes a menu above it. */
const stacked = '(max-width: 900px)';

export const strip = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 24px',
  padding: '12px 16px',
  background: vars.surface,
  border: `1px solid ${vars['line-strong']}`,
  borderRadius: radius.surface,
});
export const progress = style({ flex: '1 1 200px', minWidth: 0, maxWidth: 320 });
export const effect = style({ ...type.body, fontWeight: 600, fontVariantNumeric: 'tabular-nums' });
export const room = style({
  display: 'grid',
  gridTemplateColumns: '288px minmax(0, 1fr)',
  gap: 16,
  alignItems: 'start',
  marginTop: 16,
  '@media': { [stacked]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const agenda = style({
  position: 'sticky',
  top: 16,
  maxHeight: 'calc(100vh - 120px)',
  overflowY: 'auto',
  background: vars.surface,
  border: `1px solid ${vars['line-strong']}`,
  borderRadius: radius.surface,
  '@media': { [stacked]: { display: 'none' } },
});
export const agendaMenu = style({ display: 'none', '@media': { [stacked]: { display: 'block' } } });
export const agendaHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: '8px 8px 8px 16px',
  borderBottom: `1px solid ${vars.line}`,
});
export const topics = style({ listStyle: 'none', margin: 0, padding: 4 });
export const topicRow = style({ display: 'flex', alignItems: 'center', borderRadius: radius.control });
export const topicButton = style({
  ...type.grid,
  flex: 1,
  minWidth: 0,
  display: 'grid',
  gap: 2,
  padding: '8px 12px',
  border: 0,
  borderRadius: radius.control,
  background: 'transparent',
  color: vars.text,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars['surface-hover'] },
    '&[aria-current]': { background: vars['surface-selected'], fontWeight: 600 },
  },
});
export const topicName = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const topicLine = style({
  ...type.meta,
  display: 'flex',
  gap: 8,
  color: vars['text-muted'],
  fontWeight: 400,
  selectors: { [`${topicButton}[aria-current] &`]: { color: vars.text } },
});
export const stage = style({
  display: 'grid',
  gap: 20,
  minWidth: 0,
  padding: '20px 24px 24px',
  background: vars.surface,
  border: `1px solid ${vars['line-strong']}`,
  borderRadius: radius.surface,
  '@media': { '(max-width: 640px)': { padding: 16 } },
});
export const stageHead = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 });
export const code = style({ ...type.section, color: vars['text-muted'], fontWeight: 500 });
/** Who decided, and when; on a phone a line of its own, which is there before anybody has. */
export const stamp = style({
  ...type.grid,
  color: vars['text-muted'],
  '@media': {
    '(max-width: 640px)': { order: 1, flex: '1 0 100%', minHeight: type.grid.lineHeight },
  },
});
export const steps = style({ display: 'flex', alignItems: 'center', gap: 8, marginInlineStart: 'auto' });
/** Read from the far end of a room. */
export const title = style({
  ...type.figure,
  margin: 0,
  fontWeight: 600,
  overflowWrap: 'anywhere',
  '@media': { '(min-width: 1300px)': { fontSize: '36px', lineHeight: '44px' } },
});
export const text = style({
  ...type.section,
  margin: 0,
  maxWidth: 720,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
export const late = style({ color: vars['critical-text'], fontWeight: 600 });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignContent: 'flex-start',
  gap: 8,
  selectors: { '&[data-wide]': { '@media': { '(max-width: 500px)': { minHeight: 72 } } } },
});
/** The panel's headline stands at the edge of its frame. */
export const headline = style({
  margin: '0 -24px',
  '@media': { '(max-width: 640px)': { margin: '0 -16px' } },
});
export const trend = style({ minWidth: 0 });
export const part = style({ display: 'grid', gap: 8, minWidth: 0 });
export const reasons = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 4,
  maxHeight: 320,
  overflowY: 'auto',
});
/** Words that keep together in their cell. */
export const whole = style({ whiteSpace: 'nowrap' });
/** Stays as high as it is, however much a search finds: the dialog around it keeps its place. */
export const found = style({ height: 'min(360px, 45vh)', overflowY: 'auto' });
export const foundRows = style({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 4 });
