import { style } from '@vanilla-extract/css';
import { heardOnly } from '../../foundations/heardOnly.ts';
import { breakpoint, layer, radius, type } from '../../foundations/scale.ts';
import { vars } from '../../foundations/vars.css.ts';

/** The drawing's place: as high as its chart asks for, higher where its frame grows. */
export const plot = style({
  position: 'relative',
  flexGrow: 1,
  flexShrink: 1,
  minWidth: 0,
  margin: '0 8px',
  borderRadius: radius.control,
  '@media': { [`(max-width: ${breakpoint.narrow}px)`]: { margin: '0 4px' } },
});

export const surface = style({
  position: 'absolute',
  inset: 0,
  borderRadius: 'inherit',
  selectors: { '&[data-selects]': { cursor: 'pointer' } },
});

/** Where texts are measured: on the page, and nowhere on it. */
export const ruler = style({ position: 'absolute', visibility: 'hidden', width: 0, height: 0 });
export const canvas = style({
  display: 'block',
  position: 'absolute',
  top: 0,
  left: 0,
  // Paper may be narrower than the screen that it was drawn for.
  '@media': {
    print: { maxWidth: '100%', maxHeight: '100%', objectFit: 'contain', objectPosition: 'left top' },
  },
});

export const tooltip = style({
  position: 'absolute',
  zIndex: layer.sticky + 1,
  boxSizing: 'border-box',
  minWidth: 184,
  maxWidth: 264,
  padding: '9px 10px 10px',
  border: `1px solid ${vars['line-strong']}`,
  borderRadius: radius.control,
  background: vars['surface-float'],
  boxShadow: vars['shadow-pop'],
  color: vars['text-muted'],
  fontVariantNumeric: 'tabular-nums',
  ...type.meta,
});

export const heading = style({ display: 'flex', justifyContent: 'space-between', gap: 16, paddingBottom: 6 });
export const title = style({ color: vars.text, fontWeight: 600, overflowWrap: 'anywhere' });
export const note = style({ color: vars['text-subtle'], whiteSpace: 'nowrap' });

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  lineHeight: '17px',
  selectors: {
    '&[data-weight="total"]': {
      marginTop: 5,
      paddingTop: 5,
      borderTop: `1px solid ${vars['line-strong']}`,
      color: vars.text,
      fontWeight: 600,
    },
    '&[data-change="rise"]': { color: vars.rise },
    '&[data-change="fall"]': { color: vars.fall },
  },
});
export const swatch = style({ width: 10, height: 10, borderRadius: 2, flex: 'none' });
export const name = style({ flex: 1, overflowWrap: 'anywhere' });
export const figure = style({
  marginLeft: 12,
  fontWeight: 500,
  color: vars.text,
  whiteSpace: 'nowrap',
  selectors: {
    [`${row}[data-weight="total"] &`]: { fontWeight: 600 },
    [`${row}[data-change] &`]: { color: 'inherit', fontWeight: 600 },
  },
});

/** Heard, not seen. */
export const spoken = style(heardOnly);
