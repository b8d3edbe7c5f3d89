import { globalStyle, style } from '@vanilla-extract/css';
import { heardOnly } from '#design-system/foundations/heardOnly.ts';
import { breakpoint, radius, space, type, weight } from '#design-system/foundations/scale.ts';
import { touch } from '#design-system/foundations/touchArea.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

const onPhone = `(max-width: ${breakpoint.narrow}px)`;
const numbers = { fontVariantNumeric: 'tabular-nums' } as const;

export const head = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: space[2],
  minWidth: 0,
});
export const owner = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  color: vars['text-muted'],
  ...type.meta,
});
export const heard = style(heardOnly);
export const grow = style({ flex: 1 });

/** The gap in large, and beside it what it is made of. */
export const top = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(240px, 300px)',
  gap: space[4],
  alignItems: 'start',
  '@media': { [onPhone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const aside = style({ margin: 0, color: vars['text-muted'], ...type.meta });
export const large = style({
  display: 'block',
  fontSize: 28,
  lineHeight: '36px',
  fontWeight: weight.strong,
  ...numbers,
});
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
});
export const exact = style({ color: vars['positive-text'], ...type.meta });

export const chart = style({
  padding: space[3],
  border: `1px solid ${vars.line}`,
  borderRadius: radius.surface,
  ...type.meta,
});
export const sentence = style({ margin: 0, color: vars.text, ...type.grid });
export const drawing = style({ position: 'relative', marginBlockStart: space[2], ...numbers });
const labels = 92;
const figures = 72;
/** From the end of the names to where the figures at the bars have their room. */
export const plot = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: labels,
  insetInlineEnd: figures,
  pointerEvents: 'none',
});
export const mark = style({ position: 'absolute', insetBlock: '20px 22px', width: 0 });
export const target = style([mark, { borderInlineStart: `2px dashed ${vars.text}` }]);
export const stretch = style([mark, { borderInlineStart: `1px dotted ${vars['text-muted']}` }]);
export const gridLine = style([mark, { borderInlineStart: `1px solid ${vars.line}` }]);
export const named = style({
  position: 'absolute',
  top: 0,
  lineHeight: '20px',
  whiteSpace: 'nowrap',
  color: vars['text-muted'],
  selectors: {
    '&[data-strong]': { color: vars.text, fontWeight: weight.strong },
    '&[data-side="start"]': { transform: 'translateX(-100%)', paddingInlineEnd: 6 },
  },
});
/** A name behind its place, moved toward the start where it would leave the chart. */
export const namedEnd = style({
  position: 'absolute',
  top: 0,
  insetInline: 0,
  display: 'flex',
  gap: 6,
  lineHeight: '20px',
  whiteSpace: 'nowrap',
  color: vars.text,
  fontWeight: weight.strong,
});
export const beforeName = style({ flex: '0 1 auto', minWidth: 0 });
/** Reaches into the room of the figures. */
export const nameBehind = style({ flex: 'none', marginInlineEnd: -figures });
export const tick = style({
  position: 'absolute',
  bottom: 0,
  lineHeight: '18px',
  transform: 'translateX(-50%)',
  color: vars['text-muted'],
  // On a phone the figures of neighbors touch.
  '@media': { [onPhone]: { selectors: { 'span:nth-child(even) > &': { display: 'none' } } } },
});
export const bars = style({ listStyle: 'none', margin: 0, padding: '22px 0 24px' });
export const barRow = style({ position: 'relative', height: 30 });
export const barName = style({
  display: 'block',
  width: labels - 8,
  lineHeight: '30px',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: vars['text-muted'],
  selectors: { '&[data-strong]': { color: vars.text, fontWeight: weight.strong } },
});
export const barPlace = style({
  position: 'absolute',
  insetBlock: 0,
  insetInline: `${labels}px ${figures}px`,
});
export const bar = style({
  position: 'absolute',
  insetBlock: 6,
  borderRadius: 2,
  minWidth: 2,
  selectors: {
    '&[data-kind="forecast"]': { background: vars['text-muted'] },
    '&[data-kind="saves"]': { background: vars.fall },
    '&[data-kind="adds"]': { background: vars.rise },
    '&[data-kind="result"]': { background: vars.accent },
    // The axis does not begin at zero, and such a bar says so.
    '&[data-broken]': {
      clipPath: 'polygon(0 0, 100% 0, 100% 100%, 0 100%, 5px 83%, 0 67%, 5px 50%, 0 33%, 5px 17%)',
    },
  },
});
export const barFigure = style({
  position: 'absolute',
  insetBlock: 5,
  zIndex: 1,
  lineHeight: '20px',
  marginInlineStart: 3,
  paddingInline: 3,
  whiteSpace: 'nowrap',
  // Where the line of the target runs through it, the figure is read.
  background: vars.surface,
  selectors: {
    '&[data-strong]': { fontWeight: weight.strong },
    '&[data-change="fall"]': { color: vars.fall },
    '&[data-change="rise"]': { color: vars.rise },
  },
});

/** On a phone the name has a line of its own above the buttons. */
export const actions = style({
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[2],
  minWidth: 0,
  '@media': { [onPhone]: { flexWrap: 'wrap' } },
});
export const scenario = style({ flex: 1, minWidth: 0, '@media': { [onPhone]: { flex: '1 1 100%' } } });

export const room = style({
  listStyle: 'none',
  margin: `${space[2]} 0 0`,
  padding: 0,
  ...type.grid,
  ...numbers,
});
globalStyle(`${room} li`, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto auto',
  alignItems: 'center',
  gap: space[2],
  minHeight: 40,
  borderTop: `1px solid ${vars.line}`,
  // Buttons for a finger are as high as the row, and must not touch those of the next.
  '@media': { [touch]: { paddingBlock: space[1] } },
});
export const combinationEnd = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  ...numbers,
});
