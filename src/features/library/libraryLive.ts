import type { LiveRule } from '#platform/realtime';
import { ideaKeys } from './ideaQueries.ts';

/** Every change of an idea, and of the items that are counted with it, may move the lists of ideas. */
export const libraryLive: LiveRule = ({ module, entity }) =>
  module === 'library' || entity === 'item' ? [ideaKeys.all] : [];
