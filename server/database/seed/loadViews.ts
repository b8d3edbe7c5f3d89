import type { TenantTx } from '#server/database/tenantTransaction.ts';
import type { DemoProject } from './demo/demoTypes.ts';
import type { CompanyIds } from './loadCompany.ts';
import type { ProjectIds } from './loadProject.ts';
import { insertRows } from './insertRows.ts';
import { pick, withIds } from './rowIds.ts';

type Context = { tx: TenantTx; company: CompanyIds; project: ProjectIds };

/** Writes the looks of the items list that people of a project kept. */
export async function loadViews(
  { tx, company, project }: Context,
  { views = [] }: DemoProject,
): Promise<void> {
  const ids = await withIds(tx, 'saved_view', views, (view) => ({
    project_id: project.id,
    list: 'items',
    owner_id: pick(company.people, view.owner),
    name: view.name,
    is_shared: view.isShared ?? false,
    is_locked: view.isLocked ?? false,
    config: {
      gridStates: {
        columnOrder: view.columns ?? [],
        widths: view.widths ?? {},
        grouping: view.grouping ?? [],
        sort: view.sort
          ? [{ column: view.sort.replace(/^-/, ''), direction: view.sort.startsWith('-') ? 'desc' : 'asc' }]
          : [],
      },
      rows: 20,
      filters: { ...view.filters, isOnlyMEItemsSelected: false },
    },
    version: 1,
  }));
  const open = views.flatMap((view, place) => (view.isOpen ? [ids[place]] : []));
  await insertRows(
    tx,
    'view_choice',
    open.flatMap((view) =>
      [...company.people.values()].map((user) => ({
        user_id: user,
        project_id: project.id,
        list: 'items',
        view_id: view,
      })),
    ),
  );
}
