import { inkHex } from '#design-system/charts/paper/paperShapes.ts';

/** How much of the ink there is: figures stay readable below it. */
const strength = 0.11;

/**
 * A watermark for a page of this size, as a picture: browsers print pictures, and backgrounds only when asked. Empty
 * where nothing can be drawn.
 */
export function drawWatermark(text: string, { width, height }: { width: number; height: number }): string {
  const canvas = document.createElement('canvas');
  // Half the dots are enough for letters of this size.
  canvas.width = Math.round(width / 2);
  canvas.height = Math.round(height / 2);
  const context = canvas.getContext('2d');
  if (!context) return '';
  context.font = `700 24px ${getComputedStyle(document.body).fontFamily || 'sans-serif'}`;
  context.fillStyle = inkHex('text');
  context.globalAlpha = strength;
  context.textAlign = 'center';
  const lines = Math.max(2, Math.round(canvas.height / 150));
  for (let line = 0; line < lines; line += 1) {
    context.save();
    context.translate(canvas.width / 2, ((line + 0.5) * canvas.height) / lines);
    context.rotate(-0.42);
    context.fillText(text, 0, 0, canvas.width);
    context.restore();
  }
  return canvas.toDataURL('image/png');
}
