import { defineSlot } from '#platform/storage';
import { addressIn, type LookRules, sameConfig, type ViewConfig } from '#shared/views';
import { type PackageFilters, readPackageFilters, writePackageFilters } from './packageFilters.ts';
import { type ProcurementLook, readProcurementLook } from './procurementLook.ts';

/** The list, the board by status, or what is to do week by week. */
export type PackageView = 'list' | 'board' | 'pull';

/** What the address says: which packages, and in which shape. */
export interface ShownPackages extends PackageFilters {
  view: PackageView;
}

/** Everything of the procurement overview that a saved view keeps. */
export interface ViewedPackages extends ProcurementLook {
  filters: ShownPackages;
}

/** Reads what an address says of the packages. */
export function readShown(address: URLSearchParams): ShownPackages {
  const view = address.get('view');
  return {
    ...readPackageFilters(address),
    view: view === 'board' || view === 'pull' ? view : 'list',
  };
}

/** Writes it into an address; what else it holds stays. */
export function writeShown(address: URLSearchParams, { view, ...filters }: ShownPackages): URLSearchParams {
  const next = writePackageFilters(address, filters);
  if (view === 'list') next.delete('view');
  else next.set('view', view);
  return next;
}

/** Whether an address says anything of the packages. */
export const saysShown = (shown: ShownPackages): boolean => writeShown(new URLSearchParams(), shown).size > 0;

const toConfig = ({ filters, ...look }: ViewedPackages): ViewConfig => ({
  look: { ...look, hiddenCards: look.hiddenCards.toSorted(), hiddenColumns: look.hiddenColumns.toSorted() },
  filters: Object.fromEntries(writeShown(new URLSearchParams(), filters)),
});

/** How views of the packages are kept and read back. */
export const procurementViewRules: LookRules<ViewedPackages> = {
  usual: { ...readProcurementLook(undefined), filters: readShown(new URLSearchParams()) },
  toConfig,
  fromConfig: (config) => ({
    ...readProcurementLook(config['look']),
    filters: readShown(addressIn(config)),
  }),
  isSame: (a, b) => sameConfig(toConfig(a), toConfig(b)),
  arranged: defineSlot('procurement-arranged', (stored) => (typeof stored === 'string' ? stored : '')),
};
