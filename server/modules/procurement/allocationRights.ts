import type { Call } from '#server/contract/handlers.ts';

/** How somebody sees approved items and funds beside the estimate: with markups, without them, or not at all. */
export type ItemView = 'cost' | 'subtotal' | 'none';

/** How a caller sees them. */
export const itemView = ({ permissions }: Pick<Call<'getAllocation'>['caller'], 'permissions'>): ItemView =>
  !permissions.has('foresite_access') ? 'none' : permissions.has('view_item_markup') ? 'cost' : 'subtotal';
