import type { LiveRule } from '#platform/realtime';
import { codeKeys } from './codeQueries.ts';

/** A change of a format moves the lists of formats and codes everywhere; an item may move what uses a code. */
export const codesLive: LiveRule = ({ module, entity }) =>
  module === 'codes'
    ? [codeKeys.all, ['cost-formats'], ['cost-groups']]
    : entity === 'item'
      ? [[...codeKeys.all, 'format']]
      : [];
