import type { Caller } from '#server/contract/handlers.ts';

/**
 * Who reads projects. `seesMarkups` and `seesCosts` hold in the company, and in a project unless they hold another role
 * there; `onlyProject` is the one that an impersonator sees, where both are the role's.
 */
export type ProjectReader = {
  userId: number;
  seesAll: boolean;
  seesMarkups: boolean;
  seesCosts: boolean;
  onlyProject: number | null;
};

/** An impersonator sees one project, with the role's view of costs; others what each project's team shows them. */
export const readerOf = ({ userId, permissions, impersonation }: Caller): ProjectReader => ({
  userId,
  seesAll: permissions.has('view_all_projects'),
  seesMarkups: permissions.has('view_item_markup'),
  seesCosts: permissions.has('foresite_access') || permissions.has('overview_widget_cost'),
  onlyProject: impersonation?.projectId ?? null,
});
