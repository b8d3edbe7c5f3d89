import { useState } from 'react';
import type { ChartLegendProps } from './ChartLegend.tsx';

/** Which members of a chart are shown, with the legend that switches them. At least one always is. */
export function useLegend(
  label: string,
  members: readonly { id: string; name: string; color: number }[],
): { isShown: (id: string) => boolean; legend: ChartLegendProps } {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const isShown = (id: string) => !hidden.has(id);
  const hideAll = (ids: readonly string[]) => {
    // A chart without any member would be a riddle: the last one stays.
    if (members.some(({ id }) => !ids.includes(id))) setHidden(new Set(ids));
  };
  return {
    isShown,
    legend: {
      label,
      entries: members.map(({ id, name, color }) => ({ id, name, color, shown: isShown(id) })),
      onToggle: (id) => hideAll(isShown(id) ? [...hidden, id] : [...hidden].filter((other) => other !== id)),
      onShow: (ids) => hideAll(members.flatMap(({ id }) => (ids.includes(id) ? [] : [id]))),
    },
  };
}
