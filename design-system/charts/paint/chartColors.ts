import { inkVariables, type Ink, type InkName } from '../axes/Ink.ts';

/** Colours of the theme as a canvas needs them, and the font family of the page. */
export type ChartColors = Record<InkName, string> & { data: readonly string[]; font: string };

/** Reads the theme's colours where `element` stands; a canvas cannot resolve CSS variables by itself. */
export function readChartColors(element: Element): ChartColors {
  const computed = getComputedStyle(element);
  const read = (name: string) => computed.getPropertyValue(name).trim() || computed.color;
  const entries = Object.entries(inkVariables).map(([key, name]) => [key, read(name)]);
  const data = Array.from({ length: 10 }, (_, index) => read(`--data-${index + 1}`));
  return {
    ...(Object.fromEntries(entries) as Record<InkName, string>),
    data,
    font: computed.fontFamily,
  };
}

/** The data hue of a number from 1 to 10; higher numbers start over. */
export function dataColor(colors: ChartColors, number: number): string {
  return colors.data[(((number - 1) % 10) + 10) % 10] ?? colors.text;
}

/** The colour of an ink, `opacity` from 0 to 1. System colours of high contrast have no opacity. */
export function inkColor(colors: ChartColors, ink: Ink, opacity = 1): string {
  const color = typeof ink === 'number' ? dataColor(colors, ink) : colors[ink];
  if (opacity >= 1 || !/^#[\da-f]{6}$/i.test(color)) return color;
  return `${color}${Math.round(opacity * 255)
    .toString(16)
    .padStart(2, '0')}`;
}
