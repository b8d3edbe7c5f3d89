import type { LiveRule } from '#platform/realtime';
import { foresiteKeys } from './foresiteQueries.ts';
import { viewKeys } from './viewQueries.ts';

/** Every change of an option, scenario, milestone or component may move the trend. */
export const foresiteLive: LiveRule = (event) => {
  if (event.project_id === null) return [];
  if (event.module === 'views') return [viewKeys.project(event.project_id)];
  const moves = event.module === 'foresite' || event.module === 'timeline' || event.module === 'components';
  return moves || event.module === 'history' ? [foresiteKeys.project(event.project_id)] : [];
};
