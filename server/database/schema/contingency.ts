import { check, date, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { appUser } from './access.ts';
import { belongsTo, id, instantNow, money, oneOf, reference, tenantId, tenantRow } from './columns.ts';
import { item } from './foresite.ts';
import { project } from './projects.ts';
import { risk } from './risks.ts';

/** docs/product/contingency.md: what a contingency is held for. */
export const potKinds = ['design', 'construction', 'buyout'] as const;

/** Money held for what is not known yet. `amount` is what it was opened with; entries fund it or draw on it. */
export const contingencyPot = pgTable(
  'contingency_pot',
  {
    tenantId: tenantId(),
    id: id(),
    projectId: reference().notNull(),
    position: integer().notNull(),
    kind: text({ enum: potKinds }).notNull(),
    name: text().notNull(),
    amount: money().notNull(),
    openedOn: date({ mode: 'string' }).notNull(),
    version: integer().notNull().default(1),
  },
  (t) => [
    ...tenantRow('contingency_pot', t),
    ...belongsTo('contingency_pot_project', t, t.projectId, project, { cascade: true, indexed: false }),
    uniqueIndex('contingency_pot_name_unique').on(t.tenantId, t.projectId, sql`lower(${t.name})`),
    oneOf('contingency_pot_kind', t.kind, potKinds),
    check('contingency_pot_amount', sql`${t.amount} >= 0`),
  ],
);

/** One movement of a pot: positive funds it, negative draws on it; an item or a risk may be its reason, never both. */
export const contingencyEntry = pgTable(
  'contingency_entry',
  {
    tenantId: tenantId(),
    id: id(),
    potId: reference().notNull(),
    date: date({ mode: 'string' }).notNull(),
    amount: money().notNull(),
    note: text().notNull().default(''),
    itemId: reference(),
    riskId: reference(),
    /** The other pot, where this is one half of a transfer. */
    transferPotId: reference(),
    createdById: reference(),
    createdAt: instantNow(),
    version: integer().notNull().default(1),
  },
  (t) => [
    ...tenantRow('contingency_entry', t),
    ...belongsTo('contingency_entry_pot', t, t.potId, contingencyPot, { cascade: true }),
    ...belongsTo('contingency_entry_item', t, t.itemId, item),
    ...belongsTo('contingency_entry_risk', t, t.riskId, risk),
    ...belongsTo('contingency_entry_transfer_pot', t, t.transferPotId, contingencyPot),
    ...belongsTo('contingency_entry_created_by', t, t.createdById, appUser),
    check('contingency_entry_amount', sql`${t.amount} <> 0`),
    check('contingency_entry_reason', sql`${t.itemId} is null or ${t.riskId} is null`),
  ],
);
