import { style } from '@vanilla-extract/css';
import { breakpoint, radius, space, type, weight } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

const rail = `screen and (min-width: ${breakpoint.narrow + 1}px) and (max-width: ${breakpoint.rail}px)`;
const narrow = `(max-width: ${breakpoint.narrow}px)`;
const hiddenText = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

export const sidebar = style({
  background: vars.surface,
  borderRight: `1px solid ${vars.line}`,
  padding: `${space[3]} ${space[2]}`,
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden auto',
  selectors: { '&[data-in-drawer]': { border: 0, minHeight: 0, flex: 1 } },
  '@media': { [narrow]: { selectors: { '&:not([data-in-drawer])': { display: 'none' } } } },
});
const collapsed = `${sidebar}[data-collapsed]`;
const small = `${sidebar}:not([data-in-drawer])`;

export const heading = style({
  fontSize: 11,
  lineHeight: '16px',
  fontWeight: weight.strong,
  letterSpacing: '.04em',
  color: vars['text-subtle'],
  padding: `${space[3]} ${space[2]} ${space[1]}`,
  selectors: {
    [`${collapsed} &`]: { fontSize: 0, height: 1, padding: 0, margin: space[2], background: vars.line },
  },
  '@media': {
    [rail]: {
      selectors: {
        [`${small} &`]: { fontSize: 0, height: 1, padding: 0, margin: space[2], background: vars.line },
      },
    },
  },
});
export const entry = style({
  ...type.grid,
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  width: '100%',
  height: 30,
  padding: `0 ${space[2]}`,
  borderRadius: radius.control,
  fontWeight: weight.label,
  color: vars['text-muted'],
  whiteSpace: 'nowrap',
  position: 'relative',
  selectors: {
    '&:hover': { background: vars['surface-hover'], color: vars.text },
    '&[aria-current]': { background: vars['surface-selected'], color: vars['accent-text'] },
    [`${collapsed} &`]: { justifyContent: 'center', height: 32, padding: 0 },
  },
  '@media': {
    [rail]: { selectors: { [`${small} &`]: { justifyContent: 'center', height: 32, padding: 0 } } },
  },
});
export const label = style({
  selectors: { [`${collapsed} &`]: hiddenText },
  '@media': { [rail]: { selectors: { [`${small} &`]: hiddenText } } },
});
const atEnd = style({
  marginLeft: 'auto',
  selectors: { [`${collapsed} &`]: { display: 'none' } },
  '@media': { [rail]: { selectors: { [`${small} &`]: { display: 'none' } } } },
});
export const count = style([atEnd, { ...type.meta, color: vars['text-subtle'], fontWeight: weight.text }]);
export const chip = style([
  atEnd,
  {
    fontSize: 11,
    lineHeight: '14px',
    fontWeight: weight.strong,
    letterSpacing: '.02em',
    color: vars['accent-text'],
    background: vars['accent-soft'],
    borderRadius: radius.tag,
    padding: '1px 5px',
  },
]);
/** Data is missing: an icon at the end of the line, a dot on the rail. */
export const missing = style([atEnd, { color: vars['caution-text'], display: 'inline-flex' }]);
export const dot = style({
  display: 'none',
  position: 'absolute',
  top: 5,
  right: 8,
  width: 8,
  height: 8,
  borderRadius: '50%',
  background: vars.caution,
  border: `1.5px solid ${vars.surface}`,
  selectors: { [`${collapsed} &`]: { display: 'block' } },
  '@media': { [rail]: { selectors: { [`${small} &`]: { display: 'block' } } } },
});
export const line = style({ display: 'grid' });
/** Pushed to the end of what is free; what does not fit scrolls with the rest. */
export const foot = style({
  display: 'grid',
  marginTop: 'auto',
  paddingTop: space[2],
});
/** Side by side with words, one above the other as icons. */
export const states = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  selectors: { [`${collapsed} &`]: { gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'center' } },
  '@media': {
    [rail]: {
      selectors: { [`${small} &`]: { gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'center' } },
    },
  },
});
