import { oneOfUnits, PEER_MEASURES, type PeerMeasure } from '#domain/calibrate';
import type { CalibratePeer } from '../calibrateQueries.ts';

type Named = Pick<CalibratePeer, 'base_unit_name'>;

/** What a cost is divided by: `GSF`, `bed`; null for costs as they are. */
export const dividedBy = (measure: PeerMeasure, { base_unit_name: name }: Named): string | null =>
  measure === 'cost' ? null : measure === 'area' ? 'GSF' : oneOfUnits(name ?? 'unit');

/** `$ / GSF`, `$ / bed`, `Cost`. */
export function measureLabel(measure: PeerMeasure, named: Named): string {
  const unit = dividedBy(measure, named);
  return unit === null ? PEER_MEASURES.cost.label : `$ / ${unit}`;
}

/** `Cost per GSF`, `Cost per bed`, `Cost`. */
export function costPer(measure: PeerMeasure, named: Named): string {
  const unit = dividedBy(measure, named);
  return unit === null ? 'Cost' : `Cost per ${unit}`;
}
