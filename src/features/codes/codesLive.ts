import type { LiveRule } from '#platform/realtime';
import { codeKeys } from './codeQueries.ts';

/** A change of a format or a mapping moves the lists of formats and codes everywhere, and what is split by them; an item may move what uses a code. */
export const codesLive: LiveRule = ({ module, entity }) =>
  module === 'codes'
    ? [codeKeys.all, ['cost-formats'], ['cost-groups'], ['foresite'], ['tvd'], ['calibrate']]
    : entity === 'item'
      ? [[...codeKeys.all, 'format']]
      : [];
