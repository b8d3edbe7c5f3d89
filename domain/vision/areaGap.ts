import { type Area, convertArea } from '#domain/area';

/** How far an area is beyond its target, in the unit of the target; null without one of them. To a hundredth of the unit. */
export function areaGap(area: Area | null, target: Area | null): Area | null {
  if (!area || !target) return null;
  const gap = convertArea(area.value, area.unit, target.unit) - target.value;
  return { value: Math.round(gap * 100) / 100, unit: target.unit };
}
