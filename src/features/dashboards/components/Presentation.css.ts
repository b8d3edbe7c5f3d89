import { style } from '@vanilla-extract/css';
import { breakpoint, type } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

const narrow = `(max-width: ${breakpoint.narrow}px)`;

/** Over everything: the whole screen, or the window where the browser does not give it away. */
export const dialog = style({
  position: 'fixed',
  inset: 0,
  width: '100vw',
  height: '100dvh',
  maxWidth: 'none',
  maxHeight: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  background: vars.canvas,
  color: vars.text,
});
export const stage = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  width: '100%',
  height: '100%',
  background: vars.canvas,
  // It has the focus so that its keys work from the start; it is nothing to press.
  outline: 'none',
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 12px',
  padding: '16px 32px 0',
  '@media': { [narrow]: { padding: '16px 16px 0' } },
});
export const title = style({ margin: 0, ...type.page });
export const muted = style({ color: vars['text-muted'], ...type.body });
export const page = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  // What is higher than the screen begins at its top and scrolls.
  alignContent: 'safe center',
  alignItems: 'stretch',
  gap: 16,
  padding: '16px 32px',
  overflow: 'auto',
  outlineOffset: -2,
  // Read from a distance: on a large screen everything is larger.
  '@media': {
    [narrow]: { padding: 16 },
    '(min-width: 1800px)': { zoom: 1.3 },
    '(min-width: 2400px)': { zoom: 1.8 },
  },
});
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  padding: '8px 32px 16px',
  '@media': { [narrow]: { padding: '8px 16px 16px' } },
});
export const places = style({
  display: 'flex',
  flexWrap: 'wrap',
  flex: 1,
  gap: 6,
  // A line of their own: beside the buttons they would stand below each other.
  '@media': { [narrow]: { order: -1, flexBasis: '100%' } },
});
export const place = style({
  width: 24,
  height: 24,
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
  selectors: {
    '&::before': {
      content: '',
      display: 'block',
      height: 4,
      borderRadius: 2,
      background: vars['line-strong'],
    },
    '&[aria-current]::before': { background: vars.accent },
  },
});
