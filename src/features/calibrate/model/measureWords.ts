import { divisorOf, oneOfUnits, type PeerMeasure } from '#domain/calibrate';
import { formatCount, formatNumber } from '#domain/money';
import type { Calibrate, CalibratePeer } from '../calibrateQueries.ts';
import * as t from '../texts.ts';

type Named = Pick<CalibratePeer, 'base_unit_name'>;

/** What a cost is divided by: `GSF`, `bed`; null for costs as they are. */
export const dividedBy = (measure: PeerMeasure, { base_unit_name: name }: Named): string | null =>
  measure === 'cost' ? null : measure === 'area' ? 'GSF' : oneOfUnits(name ?? 'unit');

/** `$ / GSF`, `$ / bed`, `Cost`. */
export function measureLabel(measure: PeerMeasure, named: Named): string {
  const unit = dividedBy(measure, named);
  return unit === null ? t.cost : `$ / ${unit}`;
}

/** `Cost per GSF`, `Cost per bed`, `Cost`. */
export function costPer(measure: PeerMeasure, named: Named): string {
  const unit = dividedBy(measure, named);
  return unit === null ? t.cost : t.costPerUnit(unit);
}

/** How many of the peers have what their cost is divided by. */
const having = (peers: readonly CalibratePeer[], measure: PeerMeasure): number =>
  peers.filter((peer) => divisorOf(peer, measure) > 0).length;

/** `5 projects`; `3 of 5 projects` where the others do not have what the cost is divided by. */
export function projectsText(
  { count, peers }: Pick<Calibrate, 'count' | 'peers'>,
  measure: PeerMeasure,
): string {
  const found = having(peers, measure);
  return found === peers.length
    ? formatCount(count, 'project')
    : t.numberOfCount(formatNumber(found), formatCount(count, 'project'));
}

/** Which peers are not compared because they have nothing to divide by, in a sentence; null where all are. */
export function lackingText(
  { project, peers }: Pick<Calibrate, 'project' | 'peers'>,
  measure: PeerMeasure,
): string | null {
  const found = having(peers, measure);
  const units = project.base_unit_name ?? t.baseUnitsLower;
  if (found === peers.length) return null;
  return found === 0
    ? t.noOtherProjectHereHas(units)
    : t.foundOfLengthProjectsValue(found, peers.length, t.hasWord(found), units);
}
