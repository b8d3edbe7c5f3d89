import type { LiveRule } from '#platform/realtime';
import { apiKeyKeys } from './apiKeyQueries.ts';

/** A change of a key moves every list of keys. */
export const publicApiLive: LiveRule = ({ module }) => (module === 'public-api' ? [apiKeyKeys.all] : []);
