import type { LiveRule } from '#platform/realtime';
import { indexKeys } from './indexQueries.ts';

/** A change of an index, or of a project's city, dates or estimate, moves lists and factors. */
export const normalizationLive: LiveRule = ({ module }) =>
  module === 'normalization' || module === 'projects' || module === 'timeline' ? [indexKeys.all] : [];
