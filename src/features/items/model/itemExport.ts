import { orderColumns } from '#design-system/grid/DataGrid/columns/columnLayout.ts';
import type { GridState } from '#design-system/grid/DataGrid/gridTypes.ts';
import type { ExportColumn, ExportTable, ExportValue } from '#design-system/grid/export/exportTable.ts';
import { formatArea } from '#domain/area';
import { ATTRIBUTE_TYPES, attributeField, formatAttribute } from '#domain/attributes';
import { listedItemFields, priorityLabel } from '#domain/items';
import { type AttributeDefinition, saidIn } from '#shared/attributes';
import type { ItemBrief } from '#shared/foresite';
import { itemColumnHeads } from './itemColumns.ts';
import { fullName, itemName, statusLook } from './itemLooks.ts';
import { fileKind, plainWords } from './plainFields.ts';

type Said = { kind: ExportColumn['kind']; value: (item: ItemBrief) => ExportValue };

const text = (value: Said['value']): Said => ({ kind: 'text', value });
const list = (parts: readonly string[]) => parts.join(', ');

/** What a column says that shows a field as it is. */
const plainSaid = listedItemFields.map((name): [string, Said] => [
  name,
  {
    kind: fileKind(name),
    value: (item) => (typeof item[name] === 'boolean' ? plainWords(name, item[name]) : item[name]),
  },
]);

/** What each column says in a file. */
const said: Readonly<Record<string, Said>> = {
  ...Object.fromEntries(plainSaid),
  number: { kind: 'number', value: (item) => item.number },
  me_groups: text((item) => list(item.me_groups.map(({ letter }) => letter))),
  code: text((item) => item.code),
  name: text(itemName),
  scenarios: text((item) => list(item.scenarios.map((one) => one.scenario_number))),
  component: text((item) => item.component?.name ?? null),
  cost: { kind: 'money', value: (item) => item.cost },
  estimated_area: text((item) => (item.estimated_area ? formatArea(item.estimated_area) : null)),
  assignee: text((item) => item.assignee && fullName(item.assignee)),
  updated_by: text((item) => item.updated_by && fullName(item.updated_by)),
  status: text((item) => statusLook(item.status).label),
  tags: text((item) => list(item.tags.map(({ name }) => name))),
  priority: text((item) => priorityLabel(item.priority)),
  milestone_name: text((item) => item.milestone_name),
  in_estimate_of: text((item) => item.in_estimate_of),
};

/** What an item says for a field of the company's own: numbers stay numbers. */
const saidOf = (attribute: AttributeDefinition): Said =>
  ATTRIBUTE_TYPES[attribute.type].holds === 'number'
    ? { kind: 'number', value: (item) => saidIn(item, attribute.id) as number | null }
    : text((item) => {
        const value = saidIn(item, attribute.id);
        return value === null ? null : formatAttribute(attribute, value);
      });

/** The grid as a file: the columns that are shown, in their order, with all rows given. */
export function toItemsTable(
  name: string,
  rows: readonly ItemBrief[],
  grid: Pick<GridState, 'columnOrder' | 'hidden'>,
  canApprove: boolean,
  attributes: readonly AttributeDefinition[] = [],
): ExportTable {
  const drawn = itemColumnHeads(canApprove, attributes).map((column) => ({ ...column, render: () => null }));
  const columns = orderColumns(drawn, grid.columnOrder).filter(({ id }) => !grid.hidden.includes(id));
  const own = new Map(attributes.map((attribute) => [attributeField(attribute.slug), saidOf(attribute)]));
  const values = columns.map(({ id }) => own.get(id) ?? said[id]);
  return {
    name,
    columns: columns.map(({ title, width }, index) => ({
      title,
      width,
      kind: values[index]?.kind ?? 'text',
    })),
    rows: rows.map((row) => values.map((one) => one?.value(row) ?? null)),
  };
}
