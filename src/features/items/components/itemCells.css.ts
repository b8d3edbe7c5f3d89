import { globalStyle, style } from '@vanilla-extract/css';
import { clamped, type } from '#design-system/foundations/scale.ts';
import { touch, touchArea } from '#design-system/foundations/touchArea.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

/** The closing parenthesis of a negative hangs, so that digits stay under digits (look: Figures). */
export const money = style({ paddingRight: '.36em', selectors: { '&[data-negative]': { paddingRight: 0 } } });
export const nothing = style({ color: vars['text-subtle'] });
export const muted = style({ color: vars['text-muted'] });
export const groups = style({
  position: 'relative',
  width: '100%',
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'center',
  gap: 3,
  height: '100%',
});
export const square = style({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: 20,
  height: 20,
  borderRadius: 4,
  padding: '0 4px',
  background: vars.text,
  color: vars.surface,
  ...type.meta,
  fontWeight: 600,
});
export const bracket = style({
  position: 'absolute',
  left: 10,
  width: 7,
  borderLeft: `1.5px solid ${vars['text-subtle']}`,
  pointerEvents: 'none',
  selectors: {
    '&[data-part="first"]': {
      top: '50%',
      bottom: -1,
      borderTop: `1.5px solid ${vars['text-subtle']}`,
      borderTopLeftRadius: 4,
    },
    '&[data-part="middle"]': { top: -1, bottom: -1 },
    '&[data-part="last"]': {
      top: -1,
      bottom: '50%',
      borderBottom: `1.5px solid ${vars['text-subtle']}`,
      borderBottomLeftRadius: 4,
    },
  },
});
export const scenario = style({
  display: 'inline-flex',
  alignItems: 'center',
  height: 20,
  padding: '0 6px',
  borderRadius: 4,
  border: `1px solid ${vars['accent-line']}`,
  color: vars['accent-text'],
  ...type.meta,
  fontWeight: 500,
});
export const swatch = style({
  display: 'inline-block',
  width: 10,
  height: 10,
  borderRadius: 2,
  flex: 'none',
});
/** Before a name in a cell, which is no row of its own. */
export const inCell = style({ marginRight: 6 });
export const cut = style({ overflow: 'clip', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minWidth: 0 });
export const statusButton = style({
  appearance: 'none',
  border: 0,
  padding: 0,
  background: 'transparent',
  cursor: 'pointer',
  borderRadius: 4,
  position: 'relative',
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.focus}`, outlineOffset: 1 } },
  // In a list its neighbors are nearer than that.
  '@media': { [touch]: { selectors: { '&[tabindex="0"]::after': touchArea() } } },
});
export const soon = style({ color: vars['caution-text'], fontWeight: 500 });
/** A row of a narrow screen. Its second line starts under the name; what is said of money and time ends at the edge. */
export const compact = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr) auto',
  gridTemplateRows: '1fr auto',
  gap: '4px 8px',
  alignItems: 'start',
  height: '100%',
  ...type.grid,
});
/** A thumb opens the item wherever it meets the row. */
globalStyle(`${compact} a::after`, { content: '""', position: 'absolute', inset: 0 });
/** Two lines of a long name, then it is cut. */
export const compactName = style({
  ...clamped(2),
  overflowWrap: 'anywhere',
});
/** A name in a row of 36 px: two lines, closer together. */
export const gridName = style([compactName, { lineHeight: '16px', whiteSpace: 'normal' }]);
/** A name above the estimate that the item is in: one line each. */
export const held = style({ display: 'flex', flexDirection: 'column', minWidth: 0 });
export const heldIn = style({
  color: vars['text-muted'],
  ...type.meta,
  lineHeight: '14px',
  overflow: 'clip',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const compactTag = style({ justifySelf: 'start' });
export const compactEnd = style({ justifySelf: 'end' });
