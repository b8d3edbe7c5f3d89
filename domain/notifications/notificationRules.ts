import { COMMENTABLE, type CommentableEntity } from '#domain/comments';
import { ITEM_STATUSES, type ItemStatus } from '#domain/items';
import type { NotificationKind } from './notificationKinds.ts';

/** What a change set did to one row: `fields` holds what differs, `row` the whole row as it now stands. */
export interface WrittenRow {
  entity: string;
  entityId: number;
  kind: 'create' | 'update' | 'delete';
  fields: Readonly<Record<string, { from: unknown; to: unknown }>>;
  row: Readonly<Record<string, unknown>>;
}

/** One act of one person; an undo brings back what people were notified of when it happened. */
export interface WrittenAct {
  actorId: number | null;
  isUndo: boolean;
  rows: readonly WrittenRow[];
}

/** A reason to tell somebody of a row. */
export interface NotificationHit {
  kind: NotificationKind;
  userId: number;
  about: NotifiedRow;
  permission: string;
  action: string;
}

/** A row that a notification is about. */
export interface NotifiedRow {
  subject: CommentableEntity;
  id: number;
}

interface Rule {
  kind: NotificationKind;
  entity: string;
  /** The row that it is about. */
  aboutOf: (written: WrittenRow) => NotifiedRow;
  /** Who is to know, or nobody. */
  peopleOf: (written: WrittenRow) => readonly unknown[];
  /** What happened, as a sentence without its subject. */
  wordsOf: (written: WrittenRow) => string;
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);

/** Who is mentioned now and was not before. */
function newlyMentioned({ fields }: WrittenRow): readonly unknown[] {
  const before = new Set(listOf(fields['mention_ids']?.from));
  return listOf(fields['mention_ids']?.to).filter((id) => !before.has(id));
}

/** Whoever created or proposed the item, or has it to do, once its status moved. */
function ownersOfMoved({ kind, fields, row }: WrittenRow): readonly unknown[] {
  const moved = kind === 'update' && fields['status'] !== undefined;
  return moved ? [row['created_by_id'], row['proposed_by_id'], row['assignee_id']] : [];
}

const itemItself = ({ entityId }: WrittenRow): NotifiedRow => ({ subject: 'item', id: entityId });

/** Reasons to be notified, the most personal first (docs/product/notifications.md). */
const RULES: readonly Rule[] = [
  {
    kind: 'mentioned',
    entity: 'comment',
    aboutOf: ({ row }) => ({
      subject: row['entity'] as CommentableEntity,
      id: row['entity_id'] as number,
    }),
    peopleOf: newlyMentioned,
    wordsOf: () => 'Mentioned you in a comment',
  },
  {
    kind: 'assigned',
    entity: 'item',
    aboutOf: itemItself,
    peopleOf: ({ fields }) => [fields['assignee_id']?.to],
    wordsOf: () => 'Assigned to you',
  },
  {
    kind: 'status_moved',
    entity: 'item',
    aboutOf: itemItself,
    peopleOf: ownersOfMoved,
    wordsOf: ({ fields }) =>
      moveWords(fields['status']?.from as ItemStatus, fields['status']?.to as ItemStatus),
  },
];

const decided = new Set<ItemStatus>(['APPROVED', 'REJECTED']);

/** What a move of an item's status is called: "Approved", "Reverted to Pending", "Moved from Draft to Pending". */
export function moveWords(from: ItemStatus, to: ItemStatus): string {
  if (to === 'APPROVED' || to === 'REJECTED' || to === 'ARCHIVED') return ITEM_STATUSES[to].label;
  if (decided.has(from)) return `Reverted to ${ITEM_STATUSES[to].label}`;
  return `Moved from ${ITEM_STATUSES[from].label} to ${ITEM_STATUSES[to].label}`;
}

/** Deleted rows notify nobody; what an undo brings back was announced when it was made. */
const tells = ({ kind }: WrittenRow, isUndo: boolean) => kind !== 'delete' && !(isUndo && kind === 'create');

/** Everybody but the actor who has a reason to be notified, one reason for a person and row: the most personal. */
export function findHits({ actorId, isUndo, rows }: WrittenAct): NotificationHit[] {
  return rows.flatMap((written) => {
    if (!tells(written, isUndo)) return [];
    const reached = new Set<unknown>([actorId, null, undefined]);
    return RULES.filter(({ entity }) => entity === written.entity).flatMap((rule) => {
      const people = rule.peopleOf(written).filter((id) => !reached.has(id));
      for (const id of people) reached.add(id);
      const about = rule.aboutOf(written);
      return [...new Set(people)].map((userId) => ({
        kind: rule.kind,
        userId: userId as number,
        about,
        permission: COMMENTABLE[about.subject].permission,
        action: rule.wordsOf(written),
      }));
    });
  });
}
