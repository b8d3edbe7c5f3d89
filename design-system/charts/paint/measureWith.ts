import type { MeasureText } from '../axes/PlacedText.ts';

/**
 * A measure for texts at 12 px, as `canvas` itself would draw them: a canvas that is not on the page would miss the page's
 * tabular figures. Remembers answers: a layout asks the same texts again.
 */
export function measureWith(canvas: HTMLCanvasElement): MeasureText {
  const font = getComputedStyle(canvas).fontFamily;
  const context = canvas.getContext('2d');
  const known = new Map<string, number>();
  const widthOf = (text: string, weight: number) => {
    if (!context) return text.length * 7;
    context.save();
    context.font = `${weight} 12px ${font}`;
    const { width } = context.measureText(text);
    context.restore();
    return width;
  };
  return (text, weight) => {
    const key = `${weight} ${text}`;
    const width = known.get(key) ?? widthOf(text, weight);
    known.set(key, width);
    return width;
  };
}
