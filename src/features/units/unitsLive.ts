import type { LiveRule } from '#platform/realtime';
import { unitKeys } from './unitQueries.ts';

/** A change of a unit moves every list of units. */
export const unitsLive: LiveRule = ({ module }) => (module === 'units' ? [unitKeys.all] : []);
