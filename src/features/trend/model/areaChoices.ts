/** What a reader chose to see of the chart in area mode. */
export interface AreaChoices {
  timeScale: boolean;
  top: 'months' | 'quarters';
}

/** The choices that were remembered, each one only if it is valid; months and true to time at first (docs/product/foresite.md). */
export function readAreaChoices(stored: unknown): AreaChoices {
  const kept: Partial<Record<keyof AreaChoices, unknown>> =
    typeof stored === 'object' && stored !== null ? stored : {};
  return { timeScale: kept.timeScale !== false, top: kept.top === 'quarters' ? 'quarters' : 'months' };
}
