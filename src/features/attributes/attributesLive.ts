import type { LiveRule } from '#platform/realtime';
import { attributeKeys } from './attributeQueries.ts';

/** A change of an attribute moves every list of attributes and every form that asks for their values. */
export const attributesLive: LiveRule = ({ module }) => (module === 'attributes' ? [attributeKeys.all] : []);
