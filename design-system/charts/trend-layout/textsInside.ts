import type { PlacedText } from '../axes/PlacedText.ts';

/** Texts that fit into what is shown: a figure that would be cut at an edge is left out. Names of places are chosen by place. */
export function textsInside(
  texts: readonly PlacedText[],
  clip: { left: number; right: number } | undefined,
): readonly PlacedText[] {
  if (!clip) return texts;
  return texts.filter(
    ({ role, box }) =>
      (role !== 'figure' && role !== 'bridge') || (box.left >= clip.left - 1 && box.right <= clip.right + 1),
  );
}
