import type { Permission } from '#contract/unions.ts';
import type { Caller } from '#server/contract/handlers.ts';

/** Any of these lets a person see a project's forecast, and its current estimate. */
export const forecastRights = ['foresite_access', 'overview_widget_cost'] as const;
export const estimateRights = [...forecastRights, 'estimate_access', 'overview_widget_estimate'] as const;

/**
 * Who reads projects. `seesMarkups` holds in the company, and in a project unless they hold another role
 * there; `onlyProject` is the one that an impersonator sees, where it is the role's.
 */
export type ProjectReader = {
  userId: number;
  seesAll: boolean;
  seesMarkups: boolean;
  /** The same for the forecast with what follows from it, and for the current estimate. */
  seesForecast: boolean;
  seesEstimate: boolean;
  /** What they hold in the company. */
  permissions: ReadonlySet<Permission>;
  onlyProject: number | null;
  /** What an API key allows of all this, wherever its owner holds more; null for people. */
  scopes: readonly string[] | null;
};

/** An impersonator sees one project, with the role's view of costs; others what each project's team shows them. */
export const readerOf = ({ userId, permissions, impersonation, apiKey }: Caller): ProjectReader => ({
  userId,
  seesAll: permissions.has('view_all_projects'),
  seesMarkups: permissions.has('view_item_markup'),
  seesForecast: forecastRights.some((right) => permissions.has(right)),
  seesEstimate: estimateRights.some((right) => permissions.has(right)),
  permissions,
  onlyProject: impersonation?.projectId ?? null,
  scopes: apiKey ? [...apiKey.permissions] : null,
});
