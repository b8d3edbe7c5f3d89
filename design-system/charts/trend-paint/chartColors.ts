const names = {
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
} as const;

/** Colours of the theme as a canvas needs them, and the font family of the page. */
export type ChartColors = Record<keyof typeof names, string> & { data: readonly string[]; font: string };

/** Reads the theme's colours where `element` stands; a canvas cannot resolve CSS variables by itself. */
export function readChartColors(element: Element): ChartColors {
  const computed = getComputedStyle(element);
  const read = (name: string) => computed.getPropertyValue(name).trim() || computed.color;
  const entries = Object.entries(names).map(([key, name]) => [key, read(name)]);
  const data = Array.from({ length: 10 }, (_, index) => read(`--data-${index + 1}`));
  return {
    ...(Object.fromEntries(entries) as Record<keyof typeof names, string>),
    data,
    font: computed.fontFamily,
  };
}

/** The data hue of a number from 1 to 10; higher numbers start over. */
export function dataColor(colors: ChartColors, number: number): string {
  return colors.data[(((number - 1) % 10) + 10) % 10] ?? colors.text;
}
