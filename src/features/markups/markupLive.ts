import type { LiveRule } from '#platform/realtime';
import { templateKeys } from './templateQueries.ts';

/** Every change of a template moves the list. */
export const markupLive: LiveRule = ({ module }) => (module === 'markups' ? [templateKeys.all] : []);
