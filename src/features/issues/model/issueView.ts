import { defineSlot } from '#platform/storage';
import { type ArrangedColumns, definePageSetup, readArrangedColumns } from '#shared/look';
import { addressIn, type LookRules, sameConfig, type ViewConfig } from '#shared/views';
import { type IssueFilters, readIssueFilters, writeIssueFilters } from './issueFilters.ts';

/** Lists, or the board by status. */
export type IssueView = 'list' | 'board';

/** What the address says: which issues, and in which shape. */
export interface ShownIssues extends IssueFilters {
  view: IssueView;
}

/** Everything of the issues that a saved view keeps; the three lists have their columns in common. */
export interface ViewedIssues extends ArrangedColumns {
  filters: ShownIssues;
}

/** How a person arranged the lists, kept for each person. */
export const issueSetup = definePageSetup('issues', 'issues.lists', readArrangedColumns);

/** Reads what an address says of the issues. */
export const readShown = (address: URLSearchParams): ShownIssues => ({
  ...readIssueFilters(address),
  view: address.get('view') === 'board' ? 'board' : 'list',
});

/** Writes it into an address; what else it holds stays. */
export function writeShown(address: URLSearchParams, { view, ...filters }: ShownIssues): URLSearchParams {
  const next = writeIssueFilters(address, filters);
  if (view === 'board') next.set('view', view);
  else next.delete('view');
  return next;
}

/** Whether an address says anything of the issues. */
export const saysShown = (shown: ShownIssues): boolean => writeShown(new URLSearchParams(), shown).size > 0;

const toConfig = ({ filters, ...look }: ViewedIssues): ViewConfig => ({
  look: { ...look, hidden: look.hidden.toSorted() },
  filters: Object.fromEntries(writeShown(new URLSearchParams(), filters)),
});

/** How views of the issues are kept and read back. */
export const issueViewRules: LookRules<ViewedIssues> = {
  usual: { ...readArrangedColumns(undefined), filters: readShown(new URLSearchParams()) },
  toConfig,
  fromConfig: (config) => ({
    ...readArrangedColumns(config['look']),
    filters: readShown(addressIn(config)),
  }),
  isSame: (a, b) => sameConfig(toConfig(a), toConfig(b)),
  arranged: defineSlot('issues-arranged', (stored) => (typeof stored === 'string' ? stored : '')),
};
