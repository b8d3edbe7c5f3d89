import type { Permission } from '#contract/unions.ts';
import type { ChangeEntry } from '#server/services/changes/changeHistoryRepository.ts';
import { historyEntities } from './entities.ts';

/** What the rules need of who asks. */
export type Undoer = { userId: number; permissions: ReadonlySet<Permission> };

const decided = new Set<unknown>(['APPROVED', 'REJECTED']);

/** The same for scenarios; the items that a decision moved are entries of their own. */
function permissionsForScenario({ kind, fields }: ChangeEntry, isOwn: boolean): Permission[] {
  if (kind === 'create') return isOwn ? ['delete_scenario', 'add_scenario'] : ['delete_scenario'];
  if (kind === 'delete') return ['delete_scenario'];
  return fields['status'] ? ['approve_scenario'] : ['change_scenario'];
}

/**
 * The permissions of which one lets somebody undo what was done to an item. One's own act may be undone with the
 * permission it took; somebody else's needs the permission for the act that undoing is.
 */
function permissionsFor({ kind, fields }: ChangeEntry, isOwn: boolean): Permission[] {
  if (kind === 'create') return isOwn ? ['delete_scenarioitem', 'add_scenarioitem'] : ['delete_scenarioitem'];
  if (kind === 'delete') return ['delete_scenarioitem'];
  const status = fields['status'];
  if (status && decided.has(status.from)) return ['approve_scenarioitem'];
  if (status && decided.has(status.to)) {
    return isOwn ? ['revert_scenarioitem', 'approve_scenarioitem'] : ['revert_scenarioitem'];
  }
  return isOwn ? ['edit_any_scenarioitem', 'edit_own_scenarioitem'] : ['edit_any_scenarioitem'];
}

/** Whoever runs meetings takes their part of a decision back; the item's is an entry of its own. */
const permissionsForMeeting = (): Permission[] => ['edit_any_scenarioitem'];

/** The same for contingency: what moved for an item is taken back by those who decide on items, too. */
function permissionsForContingency({ kind, fields }: ChangeEntry, isOwn: boolean): Permission[] {
  const item = fields['item_id'];
  if (kind === 'update' || (item?.from ?? item?.to ?? null) === null) return ['edit_any_scenarioitem'];
  const decides = kind === 'create' && !isOwn ? 'revert_scenarioitem' : 'approve_scenarioitem';
  return ['edit_any_scenarioitem', decides];
}

/** People who may not see why a fund moved do not learn it from a refusal either. */
const reasonPermissions = ({ entity, fields }: ChangeEntry): Permission[] =>
  entity !== 'contingency_entry'
    ? []
    : [
        ...((fields['item_id']?.from ?? fields['item_id']?.to ?? null) === null
          ? []
          : ['view_item_markup' as const]),
        ...((fields['risk_id']?.from ?? fields['risk_id']?.to ?? null) === null
          ? []
          : ['risk_access' as const]),
      ];

const markupFields = ['markups', 'use_markups', 'markup_rate', 'estimate_markups'] as const;

/** What markups take on top: whoever may not see them does not learn their values from a refusal either. */
const markupPermissions = ({ kind, fields }: ChangeEntry): Permission[] =>
  kind === 'update' && markupFields.some((name) => fields[name])
    ? ['view_item_markup', 'edit_item_markup']
    : [];

const undoable: ReadonlySet<string> = new Set([
  'item',
  'scenario',
  'me_group',
  'tag',
  'meeting',
  'meeting_topic',
  'contingency_pot',
  'contingency_entry',
]);

const permissionsOf: Readonly<Record<string, (entry: ChangeEntry, isOwn: boolean) => Permission[]>> = {
  scenario: permissionsForScenario,
  meeting: permissionsForMeeting,
  meeting_topic: permissionsForMeeting,
  contingency_pot: permissionsForContingency,
  contingency_entry: permissionsForContingency,
};

/** Whether undo is for what this entry did: accounts and teams are changed by those who may, by hand, not taken back. */
export const canBeUndone = ({ entity }: Pick<ChangeEntry, 'entity'>): boolean =>
  undoable.has(entity) || historyEntities[entity]?.undo !== undefined;

/** The permission that is missing to undo this entry, or null when it may be undone. */
export function missingToUndo(entry: ChangeEntry, actorId: number | null, by: Undoer): Permission | null {
  const isOwn = actorId === by.userId;
  const sight = [...markupPermissions(entry), ...reasonPermissions(entry)];
  const missing = sight.find((permission) => !by.permissions.has(permission));
  if (missing) return missing;
  const enough =
    historyEntities[entry.entity]?.undo ?? (permissionsOf[entry.entity] ?? permissionsFor)(entry, isOwn);
  return enough.some((permission) => by.permissions.has(permission)) ? null : (enough[0] as Permission);
}

/** Who may draw on the pictures of a row; the row itself decides once more when marks are taken back. */
const markingTakes: Readonly<Record<string, readonly Permission[]>> = {
  risk: ['change_risk'],
  issue: ['issue_access'],
  item: ['edit_any_scenarioitem', 'edit_own_scenarioitem'],
  bid_document: ['change_procurement'],
};

/** Whether somebody may take back marks on a picture of such a row. */
export const mayUndoMarks = (owner: string | null | undefined, by: Undoer): boolean =>
  (markingTakes[owner ?? ''] ?? []).some((permission) => by.permissions.has(permission));

/** Whether undoing touches fields that only an open item or scenario may change; a status move brings its own rule. */
export const needsOpenRow = ({ entity, kind, fields }: ChangeEntry): boolean =>
  (entity === 'item' || entity === 'scenario') && kind === 'update' && !('status' in fields);

/** Whether undoing would take an item's approval back. */
export const takesApprovalBack = ({ entity, kind, fields }: ChangeEntry): boolean =>
  entity === 'item' && kind === 'update' && fields['status']?.to === 'APPROVED';

/** Whether undoing would make the item approved again. */
export const approvesAgain = ({ entity, kind, fields }: ChangeEntry): boolean =>
  entity === 'item' && kind !== 'create' && fields['status']?.from === 'APPROVED';
