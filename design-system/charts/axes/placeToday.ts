import { textBox, touches, type Box } from './boxes.ts';
import type { MeasureText, PlacedText } from './PlacedText.ts';

const size = 11 / 12; // the word is set in 11 px
const spacing = 0.44; // letter-spacing .04em at 11 px

/**
 * Places the today line and its word at the top of the plot, on the side away from columns and labels; where both sides are
 * taken, at the foot. No line when today lies outside the plot.
 */
export function placeToday(
  today: { x: number; label: string } | undefined,
  plot: Box,
  settled: readonly { box: Box }[],
  measure: MeasureText,
): { x?: number; texts: PlacedText[] } {
  if (!today || today.x < plot.left || today.x > plot.right) return { texts: [] };
  const width = measure(today.label, 600) * size + today.label.length * spacing;
  const options = (['top', 'foot'] as const).flatMap((edge) =>
    (['right', 'left'] as const).map((align) => {
      const x = today.x + (align === 'left' ? 5 : -5);
      const y = edge === 'top' ? plot.top + 13 : plot.bottom - 6;
      return { x, y, align, box: textBox(x, y, width, align) };
    }),
  );
  const inside = options.filter((option) => option.box.left >= plot.left && option.box.right <= plot.right);
  const free = inside.find((option) => !settled.some((other) => touches(option.box, other.box, 4)));
  const place = free ?? inside.at(-1);
  if (!place) return { x: today.x, texts: [] };
  return {
    x: today.x,
    texts: [{ ...place, role: 'today', text: today.label, weight: 600, ink: 'text', halo: true }],
  };
}
