import type { Permission } from '#contract/unions.ts';
import { type AttributeType, type AttributeValue, formatAttribute } from '#domain/attributes';
import { formatDate } from '#domain/dates';
import { ISSUE_LINK_TYPES, type IssueLink, type IssueLinkType, linkKey } from '#domain/issues';
import { formatCode, LINK_TYPES, type LinkType } from '#domain/items';
import { isDollars, type TemplateKind } from '#domain/markups';
import { MITIGATION_STATUSES, type MitigationStatus } from '#domain/risks';
import type { Result } from '#server/contract/handlers.ts';
import { asMoney, asNumber, type NameOf } from './fieldTexts.ts';
import type { NamedKind } from './historyRepository.ts';

type FieldChange = Result<'listItemHistory'>['results'][number]['changes'][number];
type Row = Readonly<Record<string, unknown>>;
type Permissions = ReadonlySet<Permission>;

/** What is known of the rows that a page of history speaks of. */
type Names = {
  nameOf: NameOf;
  numberOf: (kind: NamedKind, id: number) => number | null | undefined;
  kindOf: (kind: NamedKind, id: number) => string | null | undefined;
};

/** How a list of rows within an item is shown row by row: what names a row, and how its value reads. */
type PartText = {
  /** What tells rows apart. */
  key: (row: Row) => string;
  label: (row: Row, nameOf: NameOf) => string;
  read: (row: Row, names: Names) => string;
  names: (row: Row) => [NamedKind, number][];
  /** Whether somebody with these permissions is shown the row (decision 0008, costs). */
  shown?: (row: Row, permissions: Permissions) => boolean;
};

/** The items that a value may name; a plain number may be one. */
const optionIds = (value: unknown): number[] =>
  (Array.isArray(value) ? value : [value]).filter((id): id is number => Number.isSafeInteger(id));

const signed = (score: number) => (score > 0 ? `+${score}` : String(score));
const idOf = (row: Row, field: string) => Number(row[field]);
const linkType = (row: Row) => row['entity_type'] as LinkType;
const issueLinkType = (row: Row) => row['entity_type'] as IssueLinkType;
/** The kinds of rows that an issue can be about, as history names them. */
const namedBy: Readonly<Record<IssueLinkType, NamedKind>> = {
  risk: 'risk',
  bid_package: 'bid_package',
  scenario_item: 'item',
  timeline_activity: 'activity',
  design_milestone: 'milestone',
};

/** The kinds of rows that an item is linked to, as history names them. */
const linkedBy: Readonly<Record<LinkType, NamedKind>> = {
  risk: 'risk',
  issue: 'issue',
  timeline_activity: 'activity',
};

/** The lists of items and risks but for the scope, by their field. */
const partTexts: Readonly<Record<string, PartText>> = {
  drivers: {
    key: (row) => String(row['driver_id']),
    label: (row, nameOf) => nameOf('driver', idOf(row, 'driver_id')) ?? 'Value driver',
    read: (row) => signed(Number(row['score'])),
    names: (row) => [['driver', idOf(row, 'driver_id')]],
  },
  links: {
    key: (row) => `${String(row['entity_type'])} ${String(row['entity_id'])}`,
    label: (row) => LINK_TYPES[linkType(row)].label,
    read: (row, { nameOf, numberOf }) => {
      const id = idOf(row, 'entity_id');
      const number = numberOf(linkedBy[linkType(row)], id);
      const code = number == null ? '' : formatCode(linkType(row), number);
      return [code, nameOf(linkedBy[linkType(row)], id)].filter(Boolean).join(' ') || `no. ${id}`;
    },
    names: (row) => [[linkedBy[linkType(row)], idOf(row, 'entity_id')]],
    shown: (row, permissions) => permissions.has(LINK_TYPES[linkType(row)].permission),
  },
  related: {
    key: (row) => linkKey(row as unknown as IssueLink),
    label: (row) => ISSUE_LINK_TYPES[issueLinkType(row)].label,
    read: (row, { nameOf }) =>
      nameOf(namedBy[issueLinkType(row)], idOf(row, 'entity_id')) ?? `no. ${idOf(row, 'entity_id')}`,
    names: (row) => [[namedBy[issueLinkType(row)], idOf(row, 'entity_id')]],
    shown: (row, permissions) => permissions.has(ISSUE_LINK_TYPES[issueLinkType(row)].permission),
  },
  custom_attributes: {
    key: (row) => String(row['definition_id']),
    label: (row, nameOf) => nameOf('attribute', idOf(row, 'definition_id')) ?? 'Attribute',
    read: (row, { nameOf, kindOf }) => {
      const type = kindOf('attribute', idOf(row, 'definition_id')) as AttributeType | undefined;
      const options = optionIds(row['value']).flatMap((id) => {
        const name = nameOf('attribute_option', id);
        return name === undefined ? [] : [{ option_id: id, option_value: name }];
      });
      return formatAttribute({ name: '', type: type ?? 'TEXT', options }, row['value'] as AttributeValue);
    },
    names: (row) => [
      ['attribute', idOf(row, 'definition_id')],
      ...optionIds(row['value']).map((id): [NamedKind, number] => ['attribute_option', id]),
    ],
  },
  options: {
    key: (row) => String(row['option_id']),
    label: () => 'Choice',
    read: (row) => String(row['option_value']),
    names: () => [],
  },
  mitigations: {
    key: (row) => String(row['id']),
    label: () => 'Mitigation',
    read: (row) =>
      [
        String(row['name']) || String(row['description']),
        MITIGATION_STATUSES[row['status'] as MitigationStatus].label,
        typeof row['due_date'] === 'string' ? `due ${formatDate(row['due_date'])}` : null,
      ]
        .filter(Boolean)
        .join(', '),
    names: () => [],
  },
  components: {
    key: (row) => String(row['name']),
    label: (row) => String(row['name']),
    read: (row, { nameOf }) => `${asNumber(row['area'], nameOf)} at ${asMoney(row['cost_per_area'], nameOf)}`,
    names: () => [],
  },
  markup_lines: {
    key: (row) => String(row['name']),
    label: (row) => String(row['name']),
    read: (row, { nameOf }) =>
      isDollars(row['kind'] as TemplateKind)
        ? asMoney(row['value'], nameOf)
        : `${asNumber(row['value'], nameOf)}%`,
    names: () => [],
  },
  markups: {
    key: (row) => String(row['markup_id']),
    label: (row, nameOf) => nameOf('markup', idOf(row, 'markup_id')) ?? 'Markup',
    read: (row, { nameOf, kindOf }) => {
      if (row['is_excluded'] === true) return 'left out';
      const isSum = kindOf('markup', idOf(row, 'markup_id')) === 'lump_sum';
      return isSum ? asMoney(row['value'], nameOf) : `${asNumber(row['value'], nameOf)}%`;
    },
    names: (row) => [['markup', idOf(row, 'markup_id')]],
    shown: (_row, permissions) => permissions.has('view_item_markup'),
  },
  estimate_markups: {
    key: (row) => String(row['markup_id']),
    label: (row, nameOf) => nameOf('markup', idOf(row, 'markup_id')) ?? 'Markup',
    read: (row, { nameOf, kindOf }) => {
      const kind = kindOf('markup', idOf(row, 'markup_id')) as TemplateKind | undefined;
      const value = row['value'];
      const rate =
        value === null
          ? 'as the project’s'
          : kind !== undefined && isDollars(kind)
            ? asMoney(value, nameOf)
            : `${asNumber(value, nameOf)}%`;
      const reason = String(row['reason']);
      return [row['is_on'] === true ? rate : 'off', ...(reason === '' ? [] : [reason])].join(', ');
    },
    names: (row) => [['markup', idOf(row, 'markup_id')]],
    shown: (_row, permissions) => permissions.has('view_item_markup'),
  },
};

const rowsIn = (value: unknown): Row[] => (Array.isArray(value) ? (value as Row[]) : []);

/** What happened to the lists of an item, row by row. */
export function describeParts(
  fields: Readonly<Record<string, { from: unknown; to: unknown }>>,
  names: Names,
  permissions: Permissions,
): FieldChange[] {
  return Object.entries(partTexts).flatMap(([field, text]) => {
    const change = fields[field];
    if (!change) return [];
    const before = new Map(rowsIn(change.from).map((row) => [text.key(row), row]));
    const after = new Map(rowsIn(change.to).map((row) => [text.key(row), row]));
    return [...new Set([...before.keys(), ...after.keys()])].flatMap((key): FieldChange[] => {
      const [old, now] = [before.get(key), after.get(key)];
      const row = (now ?? old) as Row;
      if (text.shown && !text.shown(row, permissions)) return [];
      const show = (one: Row | undefined) => (one ? text.read(one, names) : null);
      const [from, to] = [show(old), show(now)];
      return from === to
        ? []
        : [{ field: `${field}.${key}`, label: text.label(row, names.nameOf), from, to }];
    });
  });
}

/** The rows that either side of a list names. */
export function namesInParts(field: string, from: unknown, to: unknown): [NamedKind, number][] {
  const text = partTexts[field];
  return text ? [...rowsIn(from), ...rowsIn(to)].flatMap(text.names) : [];
}
