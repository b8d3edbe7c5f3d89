import type { Call } from '#server/contract/handlers.ts';

/** Whether somebody sees what approved items cost and funds hold, beside the estimate. */
export const seesItems = ({ permissions }: Pick<Call<'getAllocation'>['caller'], 'permissions'>): boolean =>
  permissions.has('foresite_access') && permissions.has('view_item_markup');
