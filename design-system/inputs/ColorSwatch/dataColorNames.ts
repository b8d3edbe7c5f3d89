/** Words for the ten data colours; they hold in the light and in the dark theme. */
export const dataColorNames = {
  1: 'Blue',
  2: 'Orange',
  3: 'Teal',
  4: 'Rust',
  5: 'Sky',
  6: 'Olive',
  7: 'Rose',
  8: 'Navy',
  9: 'Sand',
  10: 'Wine',
} as const;

/** Number of a data colour, as in `vars['data-1']`. */
export type DataColor = keyof typeof dataColorNames;
