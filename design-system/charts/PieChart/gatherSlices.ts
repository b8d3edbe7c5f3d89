/** One part of a whole; `color` is a data hue, 1 to 10. `shareText` is its share where a rule of its own makes it, such as one by which all make 100. */
export interface Slice {
  id: string;
  name: string;
  value: number | null;
  color: number;
  shareText?: string;
}

/** A part as it is drawn: `share` of the whole from 0 to 1; `gathered` names what a gathered part is made of. */
export interface DrawnSlice {
  id: string;
  name: string;
  value: number;
  /** A data hue; null for the gathered part. */
  color: number | null;
  share: number;
  shareText?: string;
  gathered?: readonly Slice[];
}

/**
 * Parts by size, the largest first; parts under `least` of the whole (0 to 1) are gathered into one at the end, unless
 * there is only one of them. A ring cannot show what is negative or no number: those are handed back as left out.
 */
export function gatherSlices(
  slices: readonly Slice[],
  least: number,
  otherName: string,
): { drawn: DrawnSlice[]; left: Slice[]; total: number } {
  const good = slices.filter(isDrawn);
  const total = good.reduce((sum, slice) => sum + slice.value, 0);
  const sorted = good.filter((slice) => slice.value > 0).sort((a, b) => b.value - a.value);
  const small = sorted.filter((slice) => slice.value / total < least);
  const gathers = small.length > 1;
  const whole = (slice: Slice & { value: number }): DrawnSlice => ({ ...slice, share: slice.value / total });
  const drawn = (gathers ? sorted.filter((slice) => !small.includes(slice)) : sorted).map(whole);
  if (gathers) {
    const value = small.reduce((sum, slice) => sum + slice.value, 0);
    drawn.push({
      id: 'gathered',
      name: otherName,
      value,
      color: null,
      share: value / total,
      gathered: small,
    });
  }
  return { drawn, left: slices.filter((slice) => !isDrawn(slice)), total };
}

function isDrawn(slice: Slice): slice is Slice & { value: number } {
  return slice.value !== null && Number.isFinite(slice.value) && slice.value >= 0;
}
