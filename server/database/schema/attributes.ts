import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { belongsTo, id, oneOf, reference, tenantId, tenantKey, tenantRow } from './columns.ts';
import { constructionCategory } from './projects.ts';

/** docs/product/lists.md Custom attribute definition types. */
export const attributeTypes = [
  'TEXT',
  'DATE',
  'DATE_RANGE',
  'NUMBER',
  'PERCENTAGE',
  'CURRENCY',
  'UNIT',
  'SELECT',
  'MULTISELECT',
  'TAG',
] as const;

/** What may have custom attributes (docs/product/lists.md). */
export const attributeEntities = ['PROJECT', 'COMPONENT', 'RISK', 'ISSUE', 'SCENARIO_ITEM'] as const;

/** A heading under which a company's attributes stand. */
export const attributeGroup = pgTable(
  'attribute_group',
  { tenantId: tenantId(), id: id(), name: text().notNull(), position: integer().notNull() },
  (t) => [
    ...tenantRow('attribute_group', t),
    uniqueIndex('attribute_group_name_unique').on(t.tenantId, sql`lower(${t.name})`),
  ],
);

/** A company's own field (docs/product/lists.md). `slug` names it in filters and stays when the name changes. */
export const attributeDefinition = pgTable(
  'attribute_definition',
  {
    tenantId: tenantId(),
    id: id(),
    entityType: text({ enum: attributeEntities }).notNull(),
    slug: text().notNull(),
    name: text().notNull(),
    type: text({ enum: attributeTypes }).notNull(),
    unit: text(),
    groupId: reference(),
    position: integer().notNull(),
    version: integer().notNull().default(1),
  },
  (t) => [
    ...tenantRow('attribute_definition', t),
    uniqueIndex('attribute_definition_slug_unique').on(t.tenantId, t.entityType, t.slug),
    ...belongsTo('attribute_definition_group', t, t.groupId, attributeGroup),
    oneOf('attribute_definition_entity', t.entityType, attributeEntities),
    oneOf('attribute_definition_type', t.type, attributeTypes),
  ],
);

/** Kinds of construction for which an attribute is offered; one without any is offered for all. */
export const attributeCategory = pgTable(
  'attribute_category',
  { tenantId: tenantId(), definitionId: reference().notNull(), categoryId: reference().notNull() },
  (t) => [
    ...tenantKey('attribute_category', t, t.definitionId, t.categoryId),
    ...belongsTo('attribute_category_definition', t, t.definitionId, attributeDefinition, {
      cascade: true,
      indexed: false,
    }),
    ...belongsTo('attribute_category_category', t, t.categoryId, constructionCategory, { cascade: true }),
  ],
);

/** One choice of a select, multiselect or tag attribute. */
export const attributeOption = pgTable(
  'attribute_option',
  {
    tenantId: tenantId(),
    id: id(),
    definitionId: reference().notNull(),
    position: integer().notNull(),
    value: text().notNull(),
  },
  (t) => [
    ...tenantRow('attribute_option', t),
    ...belongsTo('attribute_option_definition', t, t.definitionId, attributeDefinition, {
      cascade: true,
      indexed: false,
    }),
    uniqueIndex('attribute_option_value_unique').on(t.tenantId, t.definitionId, sql`lower(${t.value})`),
  ],
);

/** What a row says for an attribute; an empty value has no row (docs/product/lists.md). Options are held by their ids. */
export const attributeValue = pgTable(
  'attribute_value',
  {
    tenantId: tenantId(),
    definitionId: reference().notNull(),
    entityId: reference().notNull(),
    value: jsonb().$type<string | number | number[] | [string, string]>().notNull(),
  },
  (t) => [
    ...tenantKey('attribute_value', t, t.definitionId, t.entityId),
    ...belongsTo('attribute_value_definition', t, t.definitionId, attributeDefinition, {
      cascade: true,
      indexed: false,
    }),
    index('attribute_value_entity').on(t.tenantId, t.entityId, t.definitionId),
  ],
);
