import type { BulkAction, Caller } from '#domain/items';
import { ITEM_STATUSES } from '#domain/items';

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
  title: (items) => `${label} of ${items}`,
  verb: 'Change',
  action: 'edit',
  needs: editing,
});
const status = (to: 'PENDING' | 'DRAFT' | 'ARCHIVED', needs: readonly string[] = editing): Kind => ({
  label: ITEM_STATUSES[to].label,
  title: (items) => `Move ${items} to ${ITEM_STATUSES[to].label}`,
  verb: 'Move',
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
  component: field('Component'),
  assignee: field('Assignee'),
  proposer: field('Proposed by'),
  due: field('Due date'),
  priority: field('Priority'),
  tags: field('Tags'),
  limits: field('Limits'),
  deadline: field('Decide by'),
  PENDING: status('PENDING', [...editing, 'revert_scenarioitem']),
  APPROVED: action('Approve', 'APPROVED', 'approve_scenarioitem'),
  REJECTED: action('Reject', 'REJECTED', 'approve_scenarioitem'),
  DRAFT: status('DRAFT'),
  ARCHIVED: status('ARCHIVED'),
  clone: action('Clone', 'clone', 'scenario_item_clone'),
  delete: action('Delete', 'delete', 'delete_scenarioitem'),
};

const order: readonly { title?: string; kinds: readonly BulkKind[] }[] = [
  {
    title: 'Change',
    kinds: ['component', 'assignee', 'proposer', 'due', 'priority', 'tags', 'limits', 'deadline'],
  },
  { title: 'Decide', kinds: ['APPROVED', 'REJECTED'] },
  { title: 'Move to', kinds: ['PENDING', 'DRAFT', 'ARCHIVED'] },
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
export const itemsText = (count: number): string => (count === 1 ? '1 item' : `${count} items`);
