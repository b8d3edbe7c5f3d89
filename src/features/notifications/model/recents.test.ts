import { expect, it } from 'vitest';
import { itemLink } from '#domain/notifications';
import { pathTo } from '#platform/routing';
import { openedAt, toRecent } from './recents.ts';

it.each([
  ['/projects', '', {}],
  ['/projects/blank', '', {}],
  ['/projects/7', '', { project: 7 }],
  ['/projects/7/timeline', '?tab=1', { project: 7 }],
  ['/projects/7/foresite', '?itemDetailsId=12&status=PENDING', { project: 7, item: 12 }],
  ['/projects/7/foresite/value-option-details/12', '', { project: 7, item: 12 }],
  ['/projects/7/foresite', '?itemDetailsId=new', { project: 7 }],
  ['/projects/7/foresite', '?itemDetailsId=-3', { project: 7 }],
  ['/projects/7/risks', '?itemDetailsId=12', { project: 7 }],
  ['/projects/7/issues', '?itemDetailsId=12', { project: 7 }],
  ['/library/foresite', '?itemDetailsId=12', {}],
])('knows what %s%s opens', (pathname, search, opened) => {
  expect(openedAt(pathname, search)).toEqual(opened);
});

it('leads back to projects and items', () => {
  const place = { project_id: 1, project_name: 'Cedar Ridge' };
  const date_used = '2026-10-12T09:00:00.000Z';
  const project = { entity: 'project', entity_id: 1, entity_name: 'Cedar Ridge', date_used } as const;
  expect(toRecent({ ...project, extra_data: { ...place, type: 'ACTIVE', code: 'CRPT-26' } })).toEqual({
    id: 'project-1',
    label: 'Cedar Ridge',
    detail: 'Project · CRPT-26',
    href: pathTo('projectHome', { projectId: 1 }),
  });
  expect(toRecent({ ...project, extra_data: { ...place, type: 'ACTIVE', code: null } }).detail).toBe(
    'Project',
  );
  const item = { entity: 'item', entity_id: 5, entity_name: 'Generators', date_used } as const;
  expect(toRecent({ ...item, extra_data: { ...place, type: 'PENDING', code: 'VO-005' } })).toEqual({
    id: 'item-5',
    label: 'Generators',
    detail: 'VO-005 · Cedar Ridge',
    href: '/projects/1/foresite?itemDetailsId=5',
  });
});

it('leads back to dashboards and analyses, which belong to no project', () => {
  const place = { project_id: null, project_name: null, code: null };
  const used = { date_used: '2026-10-12T09:00:00.000Z' };
  expect(
    toRecent({
      ...used,
      entity: 'dashboard',
      entity_id: 4,
      entity_name: 'Healthcare',
      extra_data: { ...place, type: 'EXTERNAL' },
    }),
  ).toEqual({ id: 'dashboard-4', label: 'Healthcare', detail: 'Dashboard', href: '/project-dashboards/4' });
  expect(
    toRecent({
      ...used,
      entity: 'analysis',
      entity_id: 2,
      entity_name: 'Campus',
      extra_data: { ...place, type: 'ACTIVE' },
    }),
  ).toEqual({ id: 'analysis-2', label: 'Campus', detail: 'Analysis', href: '/analysis/2/details' });
});

it('leads to an item as notifications do', () => {
  expect(itemLink(1, 5)).toBe(pathTo('foresite', { projectId: 1 }, { itemDetailsId: 5 }));
});
