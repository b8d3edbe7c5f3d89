import { useChangeAddress, useParameter } from '#platform/routing';

const name = 'activeMilestoneId';

/** The milestone that was chosen in the chart; it stands in the address (docs/product/timeline.md). What is no number is ignored. */
export function useActiveMilestone() {
  const setParams = useChangeAddress();
  const stored = useParameter(name);
  const id = stored !== null && /^[1-9]\d{0,14}$/.test(stored) ? Number(stored) : undefined;
  const show = (next: number | undefined) =>
    setParams(
      (old) => {
        const changed = new URLSearchParams(old);
        if (next === undefined) changed.delete(name);
        else changed.set(name, String(next));
        return changed;
      },
      { replace: true, preventScrollReset: true },
    );
  return {
    id,
    leave: () => show(undefined),
    toggle: (next: number) => show(next === id ? undefined : next),
  };
}
