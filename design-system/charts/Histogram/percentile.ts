/** The value under which a part (0 to 1) of sorted values lies, between neighbours in proportion; null for none. */
export function percentile(sorted: readonly number[], part: number): number | null {
  if (sorted.length === 0) return null;
  const place = Math.max(0, Math.min(1, part)) * (sorted.length - 1);
  const low = sorted[Math.floor(place)] ?? 0;
  const high = sorted[Math.ceil(place)] ?? low;
  return low + (high - low) * (place - Math.floor(place));
}
