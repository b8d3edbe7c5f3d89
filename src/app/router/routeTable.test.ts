import { describe, expect, it } from 'vitest';
import { accessRoutes } from '#features/access';
import { privateRows } from './privateRows.ts';
import { isPublicPath } from './publicPaths.ts';
import { publicRowOf } from './publicRowOf.ts';

/** The specification's routes and gates (spec §2) that have a page so far. */
const SPECIFIED = {
  '/projects': { signedIn: true },
  '/projects/:projectId': { signedIn: true },
  '/projects/:projectId/overview': { permission: 'overview_access' },
  '/projects/:projectId/vision': { permission: 'vision_access' },
  '/projects/:projectId/foresite': { permission: 'foresite_access' },
  '/projects/:projectId/foresite/value-option-details/:voiId': { permission: 'foresite_access' },
  '/projects/:projectId/tvd': { permission: 'tvd_access' },
  '/projects/:projectId/calibrate': { permission: 'calibrate_access' },
  '/projects/:projectId/procurement': {
    permission: 'procurement_access',
    tenantFlag: 'procurement_available',
  },
  '/projects/:projectId/risks': { permission: 'risk_access' },
  '/projects/:projectId/reports': { permission: 'reporting_access', clientFlag: 'reporting' },
  '/projects/:projectId/context': { permission: 'context_access', tenantFlag: 'context_module' },
  '/projects/:projectId/issues': { permission: 'issue_access', clientFlag: 'issue_management' },
  '/projects/:projectId/timeline': { permission: 'timeline_access' },
  '/projects/:projectId/components': { permission: 'component_access' },
  '/projects/:projectId/estimate': { permission: 'estimate_access' },
  '/projects/:projectId/area-setup': { permission: 'program_access' },
  '/projects/:projectId/settings': { permission: 'project_settings' },
  '/users/manage/roles-raw': { permission: 'account_administration_access' },
};

it('holds the specified pages with their gates, row by row', () => {
  expect(Object.fromEntries(privateRows.map(({ path, guard }) => [path, guard]))).toEqual(SPECIFIED);
});

it('names every page once, and no private page is public', () => {
  const paths = [...privateRows, ...accessRoutes].map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  expect(privateRows.filter(({ path }) => isPublicPath(path))).toEqual([]);
  expect(accessRoutes.every(({ path, guard }) => guard === 'public' && isPublicPath(path))).toBe(true);
});

it('shows the login error at unknown public addresses', () => {
  expect(publicRowOf('/tenant-selection/').title).toBe('Log in');
  expect(publicRowOf('/auth/nowhere').path).toBe('/auth_error');
});

describe('public addresses', () => {
  it.each(['/auth_error', '/auth', '/auth/reset', '/doc/terms', '/tenant-selection', '/tenant-selection/'])(
    'include %s',
    (path) => expect(isPublicPath(path)).toBe(true),
  );
  it.each(['/', '/projects', '/authors', '/docs', '/tenant-selection/x', '/projects/auth'])(
    'do not include %s',
    (path) => expect(isPublicPath(path)).toBe(false),
  );
});
