import type { PlacedText } from '../axes/PlacedText.ts';
import type { ChartColors } from './chartColors.ts';

/** Writes a placed text; a halo parts it from what lies under it. */
export function paintText(context: CanvasRenderingContext2D, text: PlacedText, colors: ChartColors): void {
  context.save();
  const today = text.role === 'today';
  context.font = `${text.weight} ${today ? 11 : (text.size ?? 12)}px ${colors.font}`;
  if ('letterSpacing' in context) context.letterSpacing = today ? '0.44px' : '0px';
  context.textAlign = text.align;
  context.textBaseline = 'alphabetic';
  if (text.halo) {
    context.strokeStyle = colors.halo;
    context.lineWidth = 4;
    context.lineJoin = 'round';
    context.strokeText(text.text, text.x, text.y);
  }
  context.fillStyle = colors[text.ink];
  context.fillText(text.text, text.x, text.y);
  context.restore();
}
