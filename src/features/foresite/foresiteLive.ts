import type { LiveRule } from '#platform/realtime';
import { foresiteKeys } from '#shared/foresite';

const movers = new Set(['foresite', 'timeline', 'components', 'estimate', 'risks', 'history']);

/** Every change of an option, scenario, milestone, component or risk, and of what the project counts, may move the trend. */
export const foresiteLive: LiveRule = (event) => {
  if (event.project_id === null) return [];
  const moves = movers.has(event.module) || event.entity === 'project_settings';
  return moves ? [foresiteKeys.project(event.project_id)] : [];
};
