import { defineFields } from '#domain/fields';
import { STATUS_LABELS } from './projectStatus.ts';

/** Kinds of contract by which a building is delivered, as they are kept and shown. */
export const DELIVERY_CONTRACTS = {
  'CM at risk': 'CM at risk',
  'Design-bid-build': 'Design-bid-build',
  'Design-build': 'Design-build',
  'Progressive design-build': 'Progressive design-build',
  'Integrated project delivery': 'Integrated project delivery',
  'CM as agent': 'CM as agent',
  'Public-private partnership': 'Public-private partnership',
  Negotiated: 'Negotiated',
} as const;

/** What a project says. Money in dollars, coefficients as factors of cost. */
export const projectFields = defineFields({
  name: { label: 'Name', kind: 'text', max: 150, required: true },
  alias: { label: 'Also known as', kind: 'text', max: 150 },
  code: { label: 'Code', kind: 'text', max: 30 },
  status: { label: 'Status', kind: 'choice', choices: STATUS_LABELS, fixed: true },
  address: { label: 'Address', kind: 'text', max: 300 },
  city: { label: 'City', kind: 'text', max: 100 },
  state: { label: 'State', kind: 'text', max: 60 },
  construction_category_id: { label: 'Construction category', kind: 'reference', to: 'category' },
  delivery_contract_type: { label: 'Delivery contract', kind: 'choice', choices: DELIVERY_CONTRACTS },
  is_under_contract: { label: 'Under contract', kind: 'flag' },
  target_area: { label: 'Target area', kind: 'area' },
  target_budget: { label: 'Target budget', kind: 'money', min: 0 },
  access_scope_id: { label: 'Business unit', kind: 'reference', to: 'unit' },
  group_ids: {
    label: 'Project groups',
    kind: 'references',
    to: 'project_group',
    asSet: { added: 'Project groups added', removed: 'Project groups removed' },
  },
  owner: { label: 'Owner', kind: 'text', max: 150 },
  architect_firm: { label: 'Architect', kind: 'text', max: 150 },
  cm_firm: { label: 'Construction manager', kind: 'text', max: 150 },
  jv_partners: { label: 'Joint venture partners', kind: 'texts', max: 150 },
  precon_start_date: { label: 'Preconstruction start', kind: 'date' },
  precon_end_date: { label: 'Preconstruction end', kind: 'date' },
  construction_start_date: { label: 'Construction start', kind: 'date' },
  completion_date: { label: 'Completion', kind: 'date' },
  coefficient_by_time: { label: 'Time coefficient', kind: 'number', min: 0.01, max: 100 },
  coefficient_by_location: { label: 'Location coefficient', kind: 'number', min: 0.01, max: 100 },
  coefficient_by_custom: { label: 'Custom coefficient', kind: 'number', min: 0.01, max: 100 },
  completed_year: { label: 'Year of completion', kind: 'count', min: 1900, max: 2200, fixed: true },
  picture: { label: 'Drawing', kind: 'text', max: 30, fixed: true },
  custom_attributes: { label: 'Attributes', kind: 'parts' },
});

/** A field of a project, by its name in the contract. */
export type ProjectField = keyof typeof projectFields;

/** What a project may say before it can go on to its timeline; a draft may lack all but its name. */
export const STARTING_FIELDS = [
  'name',
  'code',
  'construction_category_id',
  'city',
  'target_area',
  'target_budget',
  'access_scope_id',
] as const satisfies readonly ProjectField[];

/** What a legacy project saves: enough to compare others with it. */
export const LEGACY_FIELDS = [
  'name',
  'alias',
  'code',
  'address',
  'city',
  'state',
  'construction_category_id',
  'delivery_contract_type',
  'target_area',
  'access_scope_id',
  'group_ids',
  'owner',
  'architect_firm',
  'cm_firm',
  'completion_date',
  'coefficient_by_time',
  'coefficient_by_location',
  'coefficient_by_custom',
] as const satisfies readonly ProjectField[];

/** Most partners of a joint venture, and most groups a project is in. */
export const PROJECT_LISTS = { jv_partners: 20, group_ids: 50 } as const;
