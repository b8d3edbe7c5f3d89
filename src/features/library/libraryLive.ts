import type { LiveRule } from '#platform/realtime';
import { ideaKeys } from './ideaQueries.ts';
import { templateKeys } from './templateQueries.ts';

/** Every change of an idea or a template, and of the rows that are counted with them, may move the lists. */
export const libraryLive: LiveRule = ({ module, entity }) => [
  ...(module === 'library' || entity === 'item' ? [ideaKeys.all] : []),
  ...(module === 'library' || entity === 'risk' || entity === 'issue' || entity === 'bid_package'
    ? [templateKeys.all]
    : []),
];
