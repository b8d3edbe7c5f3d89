import { formatCode, type ItemStatus } from '#domain/items';
import { firstOf } from '#domain/money';
import { notificationKinds, type NotificationDraft, type NotificationKind } from './notificationKinds.ts';
import type { NotificationHit, NotifiedRow } from './notificationRules.ts';

/** What a notification names of an item. */
export interface NamedItem {
  id: number;
  number: number;
  name: string;
  status: ItemStatus;
}

/** What a notification names of a row of any kind. */
export type NamedRow = NotifiedRow & { number: number; name: string; status: string };

/** The project in which it happened. */
export interface NamedProject {
  id: number;
  name: string;
}

/** Address of one item (docs/product/notifications.md). */
export const itemLink = (projectId: number, itemId: number): string =>
  `/projects/${projectId}/foresite?itemDetailsId=${itemId}`;

/** The page of a project that shows a kind of row. */
const pages: Record<NotifiedRow['subject'], string> = {
  item: 'foresite',
  risk: 'risks',
  issue: 'issues',
  bid_package: 'procurement',
};

/** Where one row opens: beside its list, a bid package on its own page; what was said of it at the comments. */
const placeOf = ({ subject, id }: NotifiedRow, kind?: NotificationKind): string =>
  subject === 'bid_package'
    ? `procurement/bid-package-details/${id}?focusSection=comments`
    : `${pages[subject]}?itemDetailsId=${id}${kind === 'mentioned' ? '&focusSection=comments' : ''}`;

/** A void item shows no name (docs/product/notifications.md). */
const shownName = ({ subject, status, name }: NamedRow) =>
  subject === 'item' && status === 'VOID' ? 'Void' : name;

/** Title, place (`VO-010 · Cedar Ridge Patient Tower`) and address of a notification about one row. */
const aboutRow = (row: NamedRow, project: NamedProject, kind?: NotificationKind) => ({
  title: shownName(row),
  subtitle: `${formatCode(row.subject, row.number)} · ${project.name}`,
  link: `/projects/${project.id}/${placeOf(row, kind)}`,
});

/** Title, place and address of a notification about one item. */
export const aboutItem = ({ id, number, name, status }: NamedItem, project: NamedProject) =>
  aboutRow({ subject: 'item', id, number, name, status }, project);

/** The same of one risk. */
export const aboutRisk = (risk: { id: number; number: number; name: string }, project: NamedProject) =>
  aboutRow({ subject: 'risk', ...risk, status: 'IDENTIFIED' }, project);

/** Codes that a subtitle names before it counts the others. */
const mostCodes = 3;

/** `VO-001, VO-002, VO-003 and 9 more`. */
const codesOf = (rows: readonly NamedRow[]): string =>
  firstOf(
    rows.map(({ subject, number }) => formatCode(subject, number)),
    mostCodes,
  );

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** Several of one kind in one clause: `12 items assigned to you`, `3 items approved`, `2 items moved`. */
function clauseOf(hits: readonly NotificationHit[]): string {
  const [first] = hits;
  const words = new Set(hits.map(({ action }) => action));
  const action = words.size === 1 ? lowerFirst(first?.action ?? '') : 'moved';
  if (first?.kind === 'mentioned')
    return hits.length === 1 ? action : `mentioned you in ${hits.length} comments`;
  return `${hits.length} ${hits.length === 1 ? 'item' : 'items'} ${action}`;
}

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

interface Named {
  project: NamedProject;
  rows: readonly NamedRow[];
}

const nameOf = ({ rows }: Named, { subject, id }: NotifiedRow) =>
  rows.find((row) => row.subject === subject && row.id === id);

/** One notification for each person and change set: about the one row, or about all of them together. */
export function composeNotifications(hits: readonly NotificationHit[], named: Named): NotificationDraft[] {
  const known = hits.filter(({ about }) => nameOf(named, about) !== undefined);
  const people = new Map<number, NotificationHit[]>();
  for (const hit of known) people.set(hit.userId, [...(people.get(hit.userId) ?? []), hit]);
  return [...people].map(([userId, own]) => {
    const [first] = own as [NotificationHit, ...NotificationHit[]];
    const words = own.length === 1 ? oneOf(first, named) : manyOf(own, named);
    return { userId, projectId: named.project.id, permission: first.permission, key: null, ...words };
  });
}

type Words = Omit<NotificationDraft, 'userId' | 'projectId' | 'permission' | 'key'>;

const oneOf = ({ kind, about, action }: NotificationHit, named: Named): Words => ({
  kind,
  action,
  ...aboutRow(nameOf(named, about) as NamedRow, named.project, kind),
});

function manyOf(hits: readonly NotificationHit[], named: Named): Words {
  const groups = notificationKinds
    .map((kind) => [kind, hits.filter((hit) => hit.kind === kind)] as const)
    .filter(([, own]) => own.length > 0);
  const rows = [...new Set(hits.map(({ about }) => nameOf(named, about) as NamedRow))];
  return {
    kind: groups[0]?.[0] as NotificationKind,
    title: named.project.name,
    action: upperFirst(groups.map(([, own]) => clauseOf(own)).join(', ')),
    subtitle: codesOf(rows.sort((a, b) => a.number - b.number)),
    link: `/projects/${named.project.id}/${pages[rows[0]?.subject ?? 'item']}`,
  };
}
