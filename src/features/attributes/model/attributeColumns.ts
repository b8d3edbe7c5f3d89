import { ATTRIBUTE_TYPES } from '#domain/attributes';
import type { GridColumn } from '#design-system/grid/DataGrid/DataGrid.tsx';
import type { Attribute, AttributeEntity } from '../attributeListQuery.ts';

/** What may carry attributes, in the order it is offered. */
export const ATTRIBUTE_ENTITIES = [
  { value: 'PROJECT', label: 'Projects' },
  { value: 'COMPONENT', label: 'Components' },
  { value: 'RISK', label: 'Risks' },
  { value: 'SCENARIO_ITEM', label: 'Items' },
] as const satisfies readonly { value: AttributeEntity; label: string }[];

/** The kind of row that an address asks for; projects where it names none that exists. */
export const entityOf = (asked: string | null): AttributeEntity =>
  ATTRIBUTE_ENTITIES.find(({ value }) => value === asked)?.value ?? 'PROJECT';

/** The type of an attribute, with the unit that its numbers carry. */
export const typeText = ({ type, unit }: Pick<Attribute, 'type' | 'unit'>): string =>
  unit ? `${ATTRIBUTE_TYPES[type].label} (${unit})` : ATTRIBUTE_TYPES[type].label;

const text = (value: (attribute: Attribute) => string) => ({
  value,
  render: (attribute: Attribute) => value(attribute) || '-',
});

/** What each attribute is called, what it holds, and where it is offered. */
export const attributeColumns: GridColumn<Attribute>[] = [
  { id: 'name', title: 'Name', width: 220, ...text(({ name }) => name) },
  { id: 'group', title: 'Group', width: 180, ...text((attribute) => attribute.group_name ?? '') },
  { id: 'type', title: 'Type', width: 200, ...text(typeText) },
  {
    id: 'choices',
    title: 'Choices',
    width: 320,
    grow: true,
    ...text(({ options }) => options.map((option) => option.option_value).join(', ')),
  },
  {
    id: 'categories',
    title: 'Construction categories',
    width: 200,
    ...text((attribute) => attribute.construction_categories.join(', ') || 'All'),
  },
];
