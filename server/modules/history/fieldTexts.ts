import type { Permission } from '#contract/unions.ts';
import { FEATURE_FLAGS, idleText, type PermissionKey, PERMISSIONS } from '#domain/access';
import { AREA_UNITS, type Area, formatArea, isAreaUnit } from '#domain/area';
import { formatDate } from '#domain/dates';
import type { Field } from '#domain/fields';
import {
  ITEM_STATUSES,
  type ItemStatus,
  type PricedSubItem,
  type Priority,
  priorityLabel,
  subtotalCost,
} from '#domain/items';
import { formatCents, formatMoney } from '#domain/money';
import { ACCOUNT_STATUSES, type AccountStatus } from '#domain/people';
import { COST_FORMATS } from '#domain/settings';
import type { NamedKind } from './historyRepository.ts';

/** Finds the name of a row; undefined for one that is gone. */
export type NameOf = (kind: NamedKind, id: number) => string | undefined;

type Reader = (value: unknown, nameOf: NameOf) => string;

/** A field in history: what people call it and how its values read. */
export type FieldText = {
  label: string;
  read: Reader;
  refers?: NamedKind;
  asSet?: SetWords;
  /** Only its holders are shown the field (decision 0008, costs). */
  needs?: Permission;
};

/** How a list reads whose order says nothing: what came in and what went out. */
export type SetWords = { added: string; removed: string };

const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 4 });

export const asText: Reader = (value) => (typeof value === 'string' ? value : JSON.stringify(value));
/** Amounts of a thousand and more say cents only where they have some; smaller ones, as most unit prices, always do. */
export const asMoney: Reader = (value) => {
  const amount = Number(value);
  return Number.isInteger(amount) && Math.abs(amount) >= 1000 ? formatMoney(amount) : formatCents(amount);
};
export const asNumber: Reader = (value) => number.format(Number(value));
const asPercent: Reader = (value) => `${number.format(Number(value))}%`;
const asDays: Reader = (value) =>
  Math.abs(Number(value)) === 1 ? `${String(value)} day` : `${String(value)} days`;
const asDate: Reader = (value) => formatDate(String(value));
const asYesNo: Reader = (value) => (value === true ? 'Yes' : 'No');
const asSwitch: Reader = (value) => (value === true ? 'On' : 'Off');
const asArea: Reader = (value) => formatArea(value as Area);
const asStatus: Reader = (value) => {
  if (Object.hasOwn(ITEM_STATUSES, String(value))) return ITEM_STATUSES[value as ItemStatus].label;
  const isAccount = Object.hasOwn(ACCOUNT_STATUSES, String(value));
  return isAccount ? ACCOUNT_STATUSES[value as AccountStatus].label : String(value);
};
const asPriority: Reader = (value) => priorityLabel(value as Priority);

const asKind: Reader = (value) => {
  const text = String(value);
  return text.charAt(0).toUpperCase() + text.slice(1).toLowerCase();
};
const asMarks: Reader = (value) => {
  const { length } = value as unknown[];
  return length === 1 ? '1 mark' : `${length} marks`;
};
const asList: Reader = (value) => (value as string[]).join(', ');
/** Rows of an idea, summed up. */
const asScope: Reader = (value, nameOf) => {
  const rows = value as PricedSubItem[];
  return `${rows.length === 1 ? '1 row' : `${rows.length} rows`}, ${asMoney(subtotalCost(rows), nameOf)}`;
};
const asUnit: Reader = (value) => (isAreaUnit(value) ? AREA_UNITS[value].label : String(value));
const asFormat: Reader = (value, nameOf) =>
  typeof value === 'number'
    ? (nameOf('format', value) ?? `no. ${value}`)
    : (COST_FORMATS[value as keyof typeof COST_FORMATS] ?? String(value));
const asPermissions: Reader = (value) =>
  (value as string[])
    .map((key) => (Object.hasOwn(PERMISSIONS, key) ? PERMISSIONS[key as PermissionKey].label : key))
    .join(', ');

const named = (label: string, kind: NamedKind): FieldText => ({
  label,
  refers: kind,
  read: (value, nameOf) =>
    (Array.isArray(value) ? value : [value])
      .map((id) => nameOf(kind, Number(id)) ?? `no. ${String(id)}`)
      .join(', '),
});

/** Every field that history shows, by its name in the contract (docs/product/history.md); fields absent here are kept but not shown. */
export const fieldTexts: Readonly<Record<string, FieldText>> = {
  name: { label: 'Name', read: asText },
  description: { label: 'Description', read: asText },
  status: { label: 'Status', read: asStatus },
  priority: { label: 'Priority', read: asPriority },
  component_id: named('Component', 'component'),
  assignee_id: named('Assignee', 'person'),
  proposed_by_id: named('Proposed by', 'person'),
  due_date: { label: 'Due date', read: asDate },
  estimated_area: { label: 'Estimated area', read: asArea },
  construction_category: { label: 'Category', read: asText },
  tag_names: { label: 'Tags', read: asList },
  marks: { label: 'Marks', read: asMarks },
  rows: { label: 'Scope', read: asScope },
  subtotal_cost: { label: 'Cost', read: asMoney },
  lower_limit: { label: 'Lower limit', read: asPercent },
  upper_limit: { label: 'Upper limit', read: asPercent },
  milestone_id: named('Milestone', 'milestone'),
  tag_ids: named('Tags', 'tag'),
  items: { ...named('Items', 'item'), asSet: { added: 'Items added', removed: 'Items removed' } },
  projects: {
    ...named('Projects', 'project'),
    asSet: { added: 'Projects added', removed: 'Projects removed' },
  },
  letter: { label: 'Letter', read: asText },
  first_name: { label: 'First name', read: asText },
  last_name: { label: 'Last name', read: asText },
  title: { label: 'Title', read: asText },
  invited_at: { label: 'Invitation', read: (value) => formatDate(String(value).slice(0, 10)) },
  project_id: named('Project', 'project'),
  role_id: named('Role', 'role'),
  role_ids: named('Roles', 'role'),
  access_scope_ids: named('Business units', 'unit'),
  type: { label: 'Type', read: asKind },
  is_impersonable: { label: 'Can be impersonated', read: asYesNo },
  permissions: {
    label: 'Permissions',
    read: asPermissions,
    asSet: { added: 'Granted', removed: 'Withdrawn' },
  },
  email_domains: {
    label: 'E-mail domains',
    read: asList,
    asSet: { added: 'E-mail domains added', removed: 'E-mail domains removed' },
  },
  time_zone: { label: 'Time zone', read: asText },
  area_unit: { label: 'Area unit', read: asUnit },
  default_format: { label: 'Cost format', refers: 'format', read: asFormat },
  location_index_id: named('Location index', 'normalization_index'),
  time_index_id: named('Time index', 'normalization_index'),
  custom_index_id: named('Custom index', 'normalization_index'),
  normalize_by_default: { label: 'Costs normalized', read: asYesNo },
  issues_allow_draft: { label: 'Draft issues', read: asYesNo },
  dashboards_external_only: { label: 'External dashboards only', read: asYesNo },
  tvd_tolerance: { label: 'Target tolerance', read: asPercent },
  amplify_daily_messages: { label: 'Messages to Amplify a day', read: asNumber },
  mail_digest: { label: 'Email notifications', read: asKind },
  show_cost_gsf: { label: 'Cost per area shown', read: asYesNo },
  show_owner_cost: { label: 'Owner cost shown', read: asYesNo },
  include_owner_cost: { label: 'Owner cost in the estimate', read: asYesNo },
  gmp_lock_enabled: { label: 'GMP lock', read: asYesNo },
  gmp_lock_date: { label: 'GMP lock date shown', read: asYesNo },
  construction_start_date: { label: 'Construction start shown', read: asYesNo },
  precon_start_date: { label: 'Preconstruction start shown', read: asYesNo },
  precon_end_date: { label: 'Preconstruction end shown', read: asYesNo },
  file_name: { label: 'File', read: asText },
  parent: named('Below', 'unit'),
  members: { ...named('Members', 'person'), asSet: { added: 'Members added', removed: 'Members removed' } },
  access_scopes: {
    ...named('Business units', 'unit'),
    asSet: { added: 'Business units added', removed: 'Business units removed' },
  },
  ...Object.fromEntries(
    Object.entries(FEATURE_FLAGS).map(([name, { label }]) => [name, { label, read: asSwitch }]),
  ),
  kind: { label: 'Kind', read: asKind },
  opened_on: { label: 'Opened on', read: asDate },
  pot_id: named('Pot', 'pot'),
  amount: { label: 'Amount', read: asMoney },
  date: { label: 'Date', read: asDate },
  note: { label: 'Note', read: asText },
  item_id: { ...named('Item', 'item'), needs: 'view_item_markup' },
  risk_id: { ...named('Risk', 'risk'), needs: 'risk_access' },
  transfer_pot_id: named('Transfer with', 'pot'),
  enabled: { label: 'Turned on', read: asYesNo },
  issuer: { label: 'Issuer', read: asText },
  client_id: { label: 'Client ID', read: asText },
  secret_set_at: { label: 'Client secret', read: () => 'replaced' },
  secret_hash: { label: 'Client secret', read: () => 'renewed' },
  scopes: { label: 'Scopes', read: asText },
  expires_on: { label: 'Expires on', read: asDate },
  revoked_at: { label: 'Status', read: () => 'Revoked' },
  email_claim: { label: 'E-mail claim', read: asText },
  verified_claim: { label: 'Claim of a verified e-mail', read: asText },
  given_name_claim: { label: 'First name claim', read: asText },
  family_name_claim: { label: 'Last name claim', read: asText },
  metadata_url: { label: 'Metadata', read: asText },
  provider_entity_id: { label: 'Entity ID of the provider', read: asText },
  certificates: {
    label: 'Certificates',
    read: (value) => (value as { subject: string }[]).map(({ subject }) => subject).join(', '),
  },
  domain: { label: 'Domain', read: asText },
  connection_id: named('Signs in with', 'connection'),
  verified_at: { label: 'Ownership', read: (value) => `verified ${formatDate(String(value).slice(0, 10))}` },
  redirect_uri: { label: 'Redirect address', read: asText },
  require_sso: { label: 'Internal people must use single sign-on', read: asYesNo },
  administrators_keep_password: { label: 'Administrators keep a password', read: asYesNo },
  idle_hours: { label: 'Sign out after', read: (value) => idleText(Number(value)) },
};

/** Whether a value is as good as none: history says nothing of it. */
export const isNothing = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

const readers: {
  [Kind in Exclude<Field['kind'], 'flag' | 'choice' | 'reference' | 'references' | 'parts'>]: Reader;
} = {
  text: asText,
  money: asMoney,
  number: asNumber,
  count: asNumber,
  percent: asPercent,
  area: asArea,
  date: (value) => formatDate(String(value).slice(0, 10)),
  texts: asList,
};

function readingOf(field: Exclude<Field, { kind: 'parts' }>): Omit<FieldText, 'label'> {
  if (field.kind === 'flag')
    return { read: (value) => (field.words ?? ['Yes', 'No'])[value === true ? 0 : 1] };
  if (field.kind === 'count' && field.unit === 'days') return { read: asDays };
  if (field.kind === 'choice') return { read: (value) => field.choices[String(value)] ?? String(value) };
  if (field.kind === 'reference') return named(field.label, field.to as NamedKind);
  if (field.kind === 'references')
    return { ...named(field.label, field.to as NamedKind), ...(field.asSet && { asSet: field.asSet }) };
  return { read: readers[field.kind] };
}

/** How a field of an entity's own table reads; undefined where its parts tell it. */
export function textOf(field: Field): FieldText | undefined {
  if (field.kind === 'parts') return undefined;
  return { ...readingOf(field), label: field.label, ...(field.needs && { needs: field.needs }) };
}
