import type { BulkAction, Caller } from '#domain/items';
import { ITEM_STATUSES } from '#domain/items';
import * as t from '../texts.ts';

/** Everything that is done to many items at once. */
export type BulkKind =
  | 'component'
  | 'assignee'
  | 'proposer'
  | 'due'
  | 'priority'
  | 'tags'
  | 'limits'
  | 'deadline'
  | 'PENDING'
  | 'APPROVED'
  | 'REJECTED'
  | 'DRAFT'
  | 'ARCHIVED'
  | 'clone'
  | 'delete';

interface Kind {
  /** In the menu. */
  label: string;
  /** Of the dialog, for "3 items". */
  title: (items: string) => string;
  /** What the button that does it says before the number of items. */
  verb: string;
  action: BulkAction;
  /** Permissions of which one is needed before it is offered. */
  needs: readonly string[];
}

const editing = ['edit_any_scenarioitem', 'edit_own_scenarioitem'] as const;
const field = (label: string): Kind => ({
  label,
  title: (items) => t.labelOfItems(label, items),
  verb: t.change,
  action: 'edit',
  needs: editing,
});
const status = (to: 'PENDING' | 'DRAFT' | 'ARCHIVED', needs: readonly string[] = editing): Kind => ({
  label: ITEM_STATUSES[to].label,
  title: (items) => t.moveItemsToLabel(items, ITEM_STATUSES[to].label),
  verb: t.move,
  action: to,
  needs,
});
const action = (verb: string, done: BulkAction, permission: string): Kind => ({
  label: verb,
  title: (items) => `${verb} ${items}`,
  verb,
  action: done,
  needs: [permission],
});

/** The table of bulk changes. */
export const bulkKinds: Readonly<Record<BulkKind, Kind>> = {
  component: field(t.component),
  assignee: field(t.assignee),
  proposer: field(t.proposedBy),
  due: field(t.dueDate),
  priority: field(t.priority),
  tags: field(t.tags),
  limits: field(t.limits),
  deadline: field(t.decideBy),
  PENDING: status('PENDING', [...editing, 'revert_scenarioitem']),
  APPROVED: action(t.approve, 'APPROVED', 'approve_scenarioitem'),
  REJECTED: action(t.reject, 'REJECTED', 'approve_scenarioitem'),
  DRAFT: status('DRAFT'),
  ARCHIVED: status('ARCHIVED'),
  clone: action(t.clone, 'clone', 'scenario_item_clone'),
  delete: action('Delete', 'delete', 'delete_scenarioitem'),
};

const order: readonly { title?: string; kinds: readonly BulkKind[] }[] = [
  {
    title: t.change,
    kinds: ['component', 'assignee', 'proposer', 'due', 'priority', 'tags', 'limits', 'deadline'],
  },
  { title: t.decide, kinds: ['APPROVED', 'REJECTED'] },
  { title: t.moveTo, kinds: ['PENDING', 'DRAFT', 'ARCHIVED'] },
  { kinds: ['clone', 'delete'] },
];

/** The sections of the menu that this person is offered; none where they may do nothing. */
export const bulkSections = ({ permissions }: Caller) =>
  order
    .map(({ title, kinds }) => ({
      title,
      kinds: kinds.filter((kind) => bulkKinds[kind].needs.some((permission) => permissions.has(permission))),
    }))
    .filter(({ kinds }) => kinds.length > 0);

/** "1 item", "12 items". */
export const itemsText = (count: number): string => (count === 1 ? t.item1 : t.countItems(count));
