import type { LiveRule } from '#platform/realtime';
import { calibrateKeys } from './calibrateQueries.ts';

/** Peers are other projects: a change of any project's details, dates or estimate may move them. */
export const calibrateLive: LiveRule = ({ module }) =>
  module === 'calibrate' || module === 'projects' || module === 'timeline' || module === 'estimate'
    ? [calibrateKeys.all]
    : [];
