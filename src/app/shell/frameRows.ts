import { accessRoutes } from '#features/access';
import type { RouteRow } from '#platform/routing';
import { privateRows } from '../router/privateRows.ts';

/** Every page that the frame can lead to: those of the signed-in app, and the texts for anybody. */
export const frameRows: readonly RouteRow[] = [...privateRows, ...accessRoutes];
