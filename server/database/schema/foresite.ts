import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  numeric,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { appUser } from './access.ts';
import {
  belongsTo,
  id,
  instant,
  instantNow,
  money,
  oneOf,
  percent,
  quantity,
  reference,
  tenantId,
  tenantKey,
  tenantRow,
} from './columns.ts';
import { component } from './components.ts';
import { costGroup, costGroupDefinition } from './estimate.ts';
import { areaUnits, project } from './projects.ts';
import { idea } from './library.ts';
import { projectMarkup } from './markups.ts';
import { milestone } from './timeline.ts';
import { valueDriver } from './vision.ts';

/** docs/product/foresite.md item statuses. */
export const itemStatuses = ['DRAFT', 'VOID', 'PENDING', 'REJECTED', 'APPROVED', 'ARCHIVED'] as const;
export const scenarioStatuses = ['PENDING', 'APPROVED', 'REJECTED'] as const;

/** An item (docs/product/foresite.md). `search` holds its code and name in lower case. */
export const item = pgTable(
  'item',
  {
    tenantId: tenantId(),
    id: id(),
    projectId: reference().notNull(),
    number: integer().notNull(),
    name: text().notNull(),
    description: text().notNull().default(''),
    status: text({ enum: itemStatuses }).notNull().default('PENDING'),
    priority: smallint().notNull().default(3),
    dueDate: date({ mode: 'string' }),
    dateAdded: date({ mode: 'string' }).notNull(),
    dateStatusModified: instant(),
    estimatedAreaValue: quantity(),
    estimatedAreaUnit: text({ enum: areaUnits }).notNull().default('sq_ft'),
    lowerLimit: percent().notNull().default('0'),
    upperLimit: percent().notNull().default('0'),
    subtotalCost: money().notNull().default('0'),
    cost: money().notNull().default('0'),
    hasValidScope: boolean().notNull().default(false),
    useMarkups: boolean().notNull().default(true),
    probability: numeric({ precision: 5, scale: 2 }).notNull().default('50'),
    componentId: reference(),
    assigneeId: reference(),
    proposedById: reference(),
    createdById: reference(),
    updatedById: reference(),
    createdAt: instantNow(),
    updatedAt: instantNow(),
    milestoneId: reference(),
    approvedOn: date({ mode: 'string' }),
    rejectionReason: text(),
    /** What approving it does to the schedule, in calendar days; negative is earlier. */
    scheduleDays: integer(),
    isScheduleCritical: boolean().notNull().default(false),
    /** The design milestone by which it has to be decided, and what each week after it costs (docs/product/foresite.md). */
    deadlineMilestoneId: reference(),
    weeklyWaitingCost: money(),
    ideaId: reference(),
    isDeleted: boolean().notNull().default(false),
    version: integer().notNull().default(1),
    search: text()
      .notNull()
      .generatedAlwaysAs(
        sql`'vo-' || lpad(number::text, greatest(3, length(number::text)), '0') || ' ' || lower(name)`,
      ),
  },
  (t) => [
    ...tenantRow('item', t),
    ...belongsTo('item_project', t, t.projectId, project, { cascade: true, indexed: false }),
    uniqueIndex('item_number_unique').on(t.tenantId, t.projectId, t.number),
    index('item_list')
      .on(t.tenantId, t.projectId, t.number)
      .where(sql`not ${t.isDeleted}`),
    index('item_status_list')
      .on(t.tenantId, t.projectId, t.status, t.number)
      .where(sql`not ${t.isDeleted}`),
    // Numbers are dense, so the last number less the deleted ones counts a project's items without reading them.
    index('item_deleted')
      .on(t.tenantId, t.projectId)
      .where(sql`${t.isDeleted}`),
    ...belongsTo('item_component', t, t.componentId, component),
    ...belongsTo('item_assignee', t, t.assigneeId, appUser),
    ...belongsTo('item_proposed_by', t, t.proposedById, appUser),
    ...belongsTo('item_created_by', t, t.createdById, appUser),
    ...belongsTo('item_updated_by', t, t.updatedById, appUser),
    ...belongsTo('item_milestone', t, t.milestoneId, milestone),
    ...belongsTo('item_deadline_milestone', t, t.deadlineMilestoneId, milestone),
    ...belongsTo('item_idea', t, t.ideaId, idea),
    oneOf('item_status', t.status, itemStatuses),
    oneOf('item_area_unit', t.estimatedAreaUnit, areaUnits),
    check('item_priority', sql`${t.priority} between 1 and 5`),
    check('item_probability', sql`${t.probability} between 0 and 100`),
    check('item_schedule_days', sql`${t.scheduleDays} between -3650 and 3650`),
    check('item_waiting_cost', sql`${t.weeklyWaitingCost} >= 0`),
  ],
);

/** A priced line of an item: extension = quantity x unit cost (docs/product/foresite.md). */
export const subItem = pgTable(
  'sub_item',
  {
    tenantId: tenantId(),
    id: id(),
    itemId: reference().notNull(),
    position: integer().notNull(),
    scope: text().notNull().default(''),
    quantity: quantity(),
    measure: text(),
    unitCost: quantity(),
    extension: money().notNull().default('0'),
    costGroupMasterFormatId: reference(),
    costGroupUniFormatId: reference(),
  },
  (t) => [
    ...tenantRow('sub_item', t),
    ...belongsTo('sub_item_item', t, t.itemId, item, { cascade: true, indexed: false }),
    index('sub_item_order').on(t.tenantId, t.itemId, t.position),
    ...belongsTo('sub_item_master_format', t, t.costGroupMasterFormatId, costGroup),
    ...belongsTo('sub_item_uni_format', t, t.costGroupUniFormatId, costGroup),
  ],
);

/** The code of a scope row in a company's own format; MasterFormat and UniFormat stand on the row itself. */
export const subItemCode = pgTable(
  'sub_item_code',
  {
    tenantId: tenantId(),
    subItemId: reference().notNull(),
    definitionId: reference().notNull(),
    costGroupId: reference().notNull(),
  },
  (t) => [
    ...tenantKey('sub_item_code', t, t.subItemId, t.definitionId),
    ...belongsTo('sub_item_code_sub_item', t, t.subItemId, subItem, { cascade: true, indexed: false }),
    ...belongsTo('sub_item_code_definition', t, t.definitionId, costGroupDefinition, { cascade: true }),
    ...belongsTo('sub_item_code_cost_group', t, t.costGroupId, costGroup),
  ],
);

/** What one item does with a line of its project's markups: leaves it out, or takes another value (docs/product/foresite.md). */
export const itemMarkup = pgTable(
  'item_markup',
  {
    tenantId: tenantId(),
    itemId: reference().notNull(),
    markupId: reference().notNull(),
    isExcluded: boolean().notNull().default(false),
    value: quantity(),
  },
  (t) => [
    ...tenantKey('item_markup', t, t.itemId, t.markupId),
    ...belongsTo('item_markup_item', t, t.itemId, item, { cascade: true, indexed: false }),
    ...belongsTo('item_markup_markup', t, t.markupId, projectMarkup, { cascade: true }),
  ],
);

/** How far an item serves a goal of the project: -2 harms it much, 2 serves it much (docs/product/foresite.md). */
export const itemDriver = pgTable(
  'item_driver',
  {
    tenantId: tenantId(),
    itemId: reference().notNull(),
    driverId: reference().notNull(),
    score: smallint().notNull(),
  },
  (t) => [
    ...tenantKey('item_driver', t, t.itemId, t.driverId),
    ...belongsTo('item_driver_item', t, t.itemId, item, { cascade: true, indexed: false }),
    ...belongsTo('item_driver_driver', t, t.driverId, valueDriver, { cascade: true }),
    check('item_driver_score', sql`${t.score} between -2 and 2`),
  ],
);

/** What an item has to do with; the other end may live in any module, so it is held by type and id. */
export const itemLinkTypes = ['risk', 'issue', 'timeline_activity', 'bid_package'] as const;

/** A link from an item to a row of another module. Links to issues are the issue's own (`issue_link`). */
export const itemLink = pgTable(
  'item_link',
  {
    tenantId: tenantId(),
    itemId: reference().notNull(),
    entityType: text({ enum: itemLinkTypes }).notNull(),
    entityId: reference().notNull(),
  },
  (t) => [
    ...tenantKey('item_link', t, t.itemId, t.entityType, t.entityId),
    ...belongsTo('item_link_item', t, t.itemId, item, { cascade: true, indexed: false }),
    index('item_link_entity').on(t.tenantId, t.entityType, t.entityId),
    oneOf('item_link_type', t.entityType, itemLinkTypes),
  ],
);

/** A mutually exclusive group of items, lettered A, B … within its project. */
export const meGroup = pgTable(
  'me_group',
  { tenantId: tenantId(), id: id(), projectId: reference().notNull(), letter: text().notNull() },
  (t) => [
    ...tenantRow('me_group', t),
    ...belongsTo('me_group_project', t, t.projectId, project, { cascade: true, indexed: false }),
    uniqueIndex('me_group_letter_unique').on(t.tenantId, t.projectId, t.letter),
  ],
);

/** Which groups an item stands in; it may stand in several. */
export const itemMeGroup = pgTable(
  'item_me_group',
  { tenantId: tenantId(), itemId: reference().notNull(), groupId: reference().notNull() },
  (t) => [
    ...tenantKey('item_me_group', t, t.itemId, t.groupId),
    ...belongsTo('item_me_group_item', t, t.itemId, item, { cascade: true, indexed: false }),
    ...belongsTo('item_me_group_group', t, t.groupId, meGroup, { cascade: true }),
  ],
);

/** A set of items decided together (docs/product/foresite.md). */
export const scenario = pgTable(
  'scenario',
  {
    tenantId: tenantId(),
    id: id(),
    projectId: reference().notNull(),
    number: integer().notNull(),
    name: text().notNull(),
    status: text({ enum: scenarioStatuses }).notNull().default('PENDING'),
    milestoneId: reference(),
    isDeleted: boolean().notNull().default(false),
    version: integer().notNull().default(1),
    createdById: reference(),
    createdAt: instantNow(),
    updatedAt: instantNow(),
  },
  (t) => [
    ...tenantRow('scenario', t),
    ...belongsTo('scenario_project', t, t.projectId, project, { cascade: true, indexed: false }),
    uniqueIndex('scenario_number_unique').on(t.tenantId, t.projectId, t.number),
    ...belongsTo('scenario_milestone', t, t.milestoneId, milestone),
    ...belongsTo('scenario_created_by', t, t.createdById, appUser),
    oneOf('scenario_status', t.status, scenarioStatuses),
  ],
);

/** Which items a scenario holds. */
export const scenarioItemLink = pgTable(
  'scenario_item_link',
  { tenantId: tenantId(), scenarioId: reference().notNull(), itemId: reference().notNull() },
  (t) => [
    ...tenantKey('scenario_item_link', t, t.scenarioId, t.itemId),
    ...belongsTo('scenario_item_link_scenario', t, t.scenarioId, scenario, { cascade: true, indexed: false }),
    ...belongsTo('scenario_item_link_item', t, t.itemId, item, { cascade: true }),
  ],
);

/** A company's tag for one kind of entity (docs/product/foresite.md). */
export const tag = pgTable(
  'tag',
  { tenantId: tenantId(), id: id(), type: text().notNull(), name: text().notNull() },
  (t) => [
    ...tenantRow('tag', t),
    uniqueIndex('tag_name_unique').on(t.tenantId, t.type, sql`lower(${t.name})`),
  ],
);

/** The tags of an item. */
export const itemTag = pgTable(
  'item_tag',
  { tenantId: tenantId(), itemId: reference().notNull(), tagId: reference().notNull() },
  (t) => [
    ...tenantKey('item_tag', t, t.itemId, t.tagId),
    ...belongsTo('item_tag_item', t, t.itemId, item, { cascade: true, indexed: false }),
    ...belongsTo('item_tag_tag', t, t.tagId, tag, { cascade: true }),
  ],
);
