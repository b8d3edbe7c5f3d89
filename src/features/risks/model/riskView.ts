import { defineSlot } from '#platform/storage';
import { type ArrangedColumns, definePageSetup, readArrangedColumns } from '#shared/look';
import { addressIn, type LookRules, sameConfig, type ViewConfig } from '#shared/views';
import { readRiskFilters, type RiskFilters, writeRiskFilters } from './riskFilters.ts';

/** Everything of the register that a saved view keeps. */
export interface ViewedRisks extends ArrangedColumns {
  filters: RiskFilters;
}

/** How a person arranged the register, kept for each person. */
export const riskSetup = definePageSetup('risks', 'risks.register', readArrangedColumns);

/** What the filters say, whichever page is in sight. */
const said = (filters: RiskFilters) => writeRiskFilters(new URLSearchParams(), { ...filters, offset: 0 });

/** Whether an address narrows or sorts the register. */
export const saysRisks = (filters: RiskFilters): boolean => said(filters).size > 0;

const toConfig = ({ filters, ...look }: ViewedRisks): ViewConfig => ({
  look: { ...look, hidden: look.hidden.toSorted() },
  filters: Object.fromEntries(said(filters)),
});

/** How views of the register are kept and read back. */
export const riskViewRules: LookRules<ViewedRisks> = {
  usual: { ...readArrangedColumns(undefined), filters: readRiskFilters(new URLSearchParams()) },
  toConfig,
  fromConfig: (config) => ({
    ...readArrangedColumns(config['look']),
    filters: readRiskFilters(addressIn(config)),
  }),
  isSame: (a, b) => sameConfig(toConfig(a), toConfig(b)),
  arranged: defineSlot('risks-arranged', (stored) => (typeof stored === 'string' ? stored : '')),
};
