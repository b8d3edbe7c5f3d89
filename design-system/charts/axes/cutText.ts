import type { MeasureText } from './PlacedText.ts';

type Weight = Parameters<MeasureText>[1];

/** The text, or as much of it as fits into a width (px) with an ellipsis. */
export function cutText(text: string, width: number, measure: MeasureText, weight: Weight = 400): string {
  if (measure(text, weight) <= width) return text;
  let low = 0;
  let high = text.length;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (measure(`${text.slice(0, middle).trimEnd()}…`, weight) <= width) low = middle;
    else high = middle - 1;
  }
  return low === 0 ? '…' : `${text.slice(0, low).trimEnd()}…`;
}

/** The text in lines no wider than a width (px), at most `most` of them; what is left over is cut off. */
export function wrapText(
  text: string,
  width: number,
  most: number,
  measure: MeasureText,
  weight: Weight = 400,
): string[] {
  const lines: string[] = [];
  const words = text.split(/\s+/).filter(Boolean);
  for (const [index, word] of words.entries()) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && measure(longer, weight) <= width) lines[lines.length - 1] = longer;
    else if (lines.length < most) lines.push(word);
    else {
      lines[lines.length - 1] = [last, ...words.slice(index)].join(' ');
      break;
    }
  }
  return lines.map((line) => cutText(line, width, measure, weight));
}
