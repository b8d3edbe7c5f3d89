import { isRecord } from '#design-system/private/isRecord.ts';
import { defineSlot } from '#platform/storage';
import { type ArrangedColumns, definePageSetup, readArrangedColumns } from '#shared/look';
import { addressIn, type LookRules, sameConfig, type ViewConfig } from '#shared/views';
import { readRiskFilters, type RiskFilters, writeRiskFilters } from './riskFilters.ts';

/** Everything of the register that a saved view keeps. */
export interface ViewedRisks extends ArrangedColumns {
  filters: RiskFilters;
}

/** The register as a person set it up; views keep what of it is the list's. */
interface RegisterSetup extends ArrangedColumns {
  chart: 'heatmap' | 'bubble';
}

const readSetup = (stored: unknown): RegisterSetup => ({
  ...readArrangedColumns(stored),
  chart: isRecord(stored) && stored['chart'] === 'bubble' ? 'bubble' : 'heatmap',
});

/** How a person arranged the register and its picture, kept for each person. */
export const riskSetup = definePageSetup('risks', 'risks.register', readSetup);

/** What the filters say, whichever page is in sight. */
const said = (filters: RiskFilters) => writeRiskFilters(new URLSearchParams(), { ...filters, offset: 0 });

/** Whether an address narrows or sorts the register. */
export const saysRisks = (filters: RiskFilters): boolean => said(filters).size > 0;

const toConfig = ({ filters, hidden, columnOrder, widths }: ViewedRisks): ViewConfig => ({
  look: { hidden: hidden.toSorted(), columnOrder, widths },
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
