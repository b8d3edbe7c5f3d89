import type { DemoAttribute } from './demoTypes.ts';

/** Northbank's own fields, group by group, in their order. */
export const northbankAttributes: readonly DemoAttribute[] = [
  {
    entity: 'PROJECT',
    group: 'Design basis',
    name: 'Sustainability goal',
    type: 'SELECT',
    options: ['None', 'LEED Silver', 'LEED Gold', 'LEED Platinum', 'Net zero'],
  },
  {
    entity: 'PROJECT',
    group: 'Design basis',
    name: 'Seismic category',
    type: 'SELECT',
    options: ['A', 'B', 'C', 'D', 'E', 'F'],
  },
  { entity: 'COMPONENT', group: 'Design basis', name: 'Bed count', type: 'NUMBER' },
  { entity: 'COMPONENT', group: 'Design basis', name: 'Floor-to-floor', type: 'UNIT', unit: 'ft' },
  { entity: 'RISK', group: 'Risk plan', name: 'Trigger date', type: 'DATE' },
  { entity: 'RISK', group: 'Risk plan', name: 'Exposure window', type: 'DATE_RANGE' },
  {
    entity: 'RISK',
    group: 'Risk plan',
    name: 'Response',
    type: 'SELECT',
    options: ['Avoid', 'Transfer', 'Mitigate', 'Accept'],
  },
  { entity: 'SCENARIO_ITEM', group: 'Value in use', name: 'Energy use', type: 'PERCENTAGE' },
  { entity: 'SCENARIO_ITEM', group: 'Value in use', name: 'Carbon', type: 'UNIT', unit: 'tCO₂e a year' },
  { entity: 'SCENARIO_ITEM', group: 'Value in use', name: 'Yearly upkeep', type: 'CURRENCY' },
  { entity: 'SCENARIO_ITEM', group: 'Value in use', name: 'Rooms touched', type: 'NUMBER' },
  {
    entity: 'SCENARIO_ITEM',
    group: 'Pricing and consent',
    name: 'Basis of price',
    type: 'SELECT',
    options: ['Quote', 'Past project', 'Allowance'],
  },
  { entity: 'SCENARIO_ITEM', group: 'Pricing and consent', name: 'Quote holds', type: 'DATE_RANGE' },
  {
    entity: 'SCENARIO_ITEM',
    group: 'Pricing and consent',
    name: 'Approval needed from',
    type: 'MULTISELECT',
    options: ['Owner', 'Architect', 'Code official', 'Insurer'],
  },
  { entity: 'SCENARIO_ITEM', group: 'Pricing and consent', name: 'Mock-up seen', type: 'DATE' },
  {
    entity: 'SCENARIO_ITEM',
    group: 'Pricing and consent',
    name: 'Disciplines',
    type: 'TAG',
    options: ['Architecture', 'Structure', 'Mechanical', 'Electrical', 'Civil'],
  },
  { entity: 'SCENARIO_ITEM', group: 'Pricing and consent', name: 'Note for the owner', type: 'TEXT' },
];
