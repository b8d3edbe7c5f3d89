import type { RouteRow } from '#platform/routing';
import { privateRows } from '../router/privateRows.ts';
import { publicRows } from '../router/publicRows.ts';

/** Every page that the frame can lead to: those of the signed-in app, and the texts for anybody. */
export const frameRows: readonly RouteRow[] = [...privateRows, ...publicRows];
