import { globalStyle, style } from '@vanilla-extract/css';
import { breakpoint, radius, type, weight } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

/** Both cards stand side by side. */
const beside = '(min-width: 1101px)';
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  '@media': { [beside]: { gridTemplateColumns: 'minmax(0, 1fr) 356px' } },
});
/** The chart brings no frame of its own. */
export const framed = style({
  background: vars.surface,
  border: `1px solid ${vars['line-strong']}`,
  borderRadius: radius.surface,
  minWidth: 0,
  overflow: 'hidden',
});
/** As high as the chart beside it, whatever is in it: what changes there does not move the list below. */
export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minWidth: 0,
  '@media': { [beside]: { height: 0, minHeight: '100%' } },
});
globalStyle(`${card} > section`, { display: 'flex', flexDirection: 'column', minHeight: 0 });
globalStyle(`${card} > section > header ~ div`, { flex: '1 1 auto', minHeight: 0 });
export const next = style({ minHeight: 0, flex: '1 1 auto' });
export const breakdowns = style({ display: 'flex', gap: 8, margin: '0 -8px -4px' });

export const progress = style({ display: 'flex', gap: 2, height: 8, borderRadius: 4, overflow: 'hidden' });
export const part = style({
  selectors: {
    '&[data-status="DRAFT"]': { background: vars['line-strong'] },
    '&[data-status="IN_PROGRESS"]': { background: vars['data-5'] },
    '&[data-status="COMPLETE"]': { background: vars.positive },
  },
});
export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 10px',
  margin: '8px 0 0',
  padding: 0,
  listStyle: 'none',
  color: vars['text-muted'],
  ...type.meta,
});
/** On a phone on a line of its own below the tools. */
export const levels = style([
  legend,
  {
    margin: 0,
    '@media': { [`(max-width: ${breakpoint.narrow}px)`]: { order: 1, flex: '1 1 100%', minWidth: 0 } },
  },
]);
export const heat = style({
  width: 10,
  height: 10,
  borderRadius: 2,
  selectors: {
    '&[data-level="low"]': { background: vars['heat-low'] },
    '&[data-level="medium"]': { background: vars['heat-medium'] },
    '&[data-level="high"]': { background: vars['heat-high'] },
  },
});
export const key = style({ display: 'inline-flex', alignItems: 'center', gap: 4 });
export const swatch = style([part, { width: 10, height: 10, borderRadius: 2 }]);

export const mitigations = style({ display: 'flex', flexDirection: 'column', height: '100%' });
export const inside = style({ padding: '0 16px 12px' });
export const due = style({ margin: 0, padding: 0, listStyle: 'none' });
export const dueRow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '2px 12px',
  padding: '5px 16px',
  borderTop: `1px solid ${vars.line}`,
  ...type.grid,
});
export const dueTag = style({ display: 'flex', justifySelf: 'end' });
export const dueName = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const dueDate = style({
  justifySelf: 'end',
  color: vars['text-muted'],
  ...type.meta,
  selectors: { '&[data-near]': { color: vars['caution-text'] } },
});
export const subtle = style({
  display: 'flex',
  gap: 8,
  minWidth: 0,
  color: vars['text-subtle'],
  ...type.meta,
});
export const unmitigated = style({
  padding: '8px 16px',
  borderTop: `1px solid ${vars.line}`,
  ...type.grid,
});
export const plain = style({ margin: 0 });
export const exposure = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '12px 16px',
  margin: 0,
});
export const exposureCard = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 4,
  marginTop: 'auto',
  padding: '8px 16px',
  background: vars['surface-sunken'],
  borderTop: `1px solid ${vars.line}`,
  borderRadius: '0 0 10px 10px',
});
export const components = style({ margin: 0, maxHeight: 300, overflow: 'auto', ...type.grid });
export const component = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto 96px',
  gap: 8,
  padding: '4px 0',
});
export const amount = style({ margin: 0, textAlign: 'right', fontVariantNumeric: 'tabular-nums' });
export const figureName = style({ color: vars['text-muted'], ...type.meta });
/** The simulated figures on one line: what is listed above keeps the room. */
export const runs = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 6px',
  color: vars['text-muted'],
  ...type.meta,
});
export const run = style({ display: 'inline-flex', gap: 6, margin: 0 });
export const runFigure = style({
  margin: 0,
  color: vars.text,
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums',
  // Of the register as it was, while its new runs are made.
  selectors: { [`${runs}[aria-busy] &`]: { color: vars['text-subtle'] } },
});
export const figure = style({ margin: 0, fontWeight: weight.strong, ...type.section });

export const bar = style({
  display: 'inline-block',
  width: 44,
  height: 6,
  borderRadius: 3,
  background: vars['line-strong'],
  overflow: 'hidden',
});
export const barDone = style({ display: 'block', height: '100%', background: vars.positive });
export const mitigated = style({ display: 'inline-flex', alignItems: 'center', gap: 8 });
export const none = style({ color: vars['caution-text'] });

export const estimated = style({ color: vars['text-muted'], ...type.meta });
