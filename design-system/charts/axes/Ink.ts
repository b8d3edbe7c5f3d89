/** Names of the theme's colours that a drawing may use, and the CSS variable of each. */
export const inkVariables = {
  surface: '--surface',
  hover: '--surface-hover',
  text: '--text',
  muted: '--text-muted',
  subtle: '--text-subtle',
  line: '--line-strong',
  grid: '--chart-grid',
  axis: '--chart-axis',
  halo: '--chart-halo',
  target: '--chart-target',
  accent: '--chart-approved',
  high: '--chart-high',
  highBand: '--chart-high-band',
  low: '--chart-low',
  lowBand: '--chart-low-band',
  fan: '--chart-fan',
  today: '--chart-today',
  rise: '--rise',
  fall: '--fall',
  heatLow: '--heat-low',
  heatLowText: '--heat-low-text',
  heatMedium: '--heat-medium',
  heatMediumText: '--heat-medium-text',
  heatHigh: '--heat-high',
  heatHighText: '--heat-high-text',
} as const;

/** Name of a colour of the theme. */
export type InkName = keyof typeof inkVariables;

/** A colour on a drawing: a name, or the number of a data hue (1 to 10). */
export type Ink = InkName | number;
