import { textBox, type Box } from './boxes.ts';
import type { InkName } from './Ink.ts';

/** Width in px of a text at 12 px. */
export type MeasureText = (text: string, weight: TextWeight) => number;
type TextWeight = 400 | 500 | 600;

/** A text placed on a drawing: baseline at `y`, box for collision checks. `halo` clears what lies under it. */
export interface PlacedText {
  role:
    | 'tick'
    | 'span'
    | 'figure'
    | 'bridge'
    | 'end'
    | 'mark'
    | 'detail'
    | 'today'
    | 'name'
    | 'title'
    | 'target'
    | 'label';
  text: string;
  x: number;
  y: number;
  align: 'left' | 'center' | 'right';
  weight: TextWeight;
  ink: InkName;
  box: Box;
  halo: boolean;
  /** Font size, px; 12 where nothing is said. */
  size?: number;
}

/** Places a text with its baseline at (x, y) and reckons its box. */
export function placeText(
  text: Pick<PlacedText, 'role' | 'text' | 'x' | 'y'> & Partial<PlacedText>,
  measure: MeasureText,
): PlacedText {
  const { align = 'left', weight = 400, ink = 'axis', halo = false } = text;
  const width = measure(text.text, weight) * ((text.size ?? 12) / 12);
  return { ...text, align, weight, ink, halo, box: textBox(text.x, text.y, width, align) };
}
