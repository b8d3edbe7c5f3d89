/** Rules for what screen readers say and nobody sees: `style(heardOnly)`. */
export const heardOnly = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
