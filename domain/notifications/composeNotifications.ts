import { formatCode, type ItemStatus } from '#domain/items';
import { notificationKinds, type NotificationDraft, type NotificationKind } from './notificationKinds.ts';
import type { NotificationHit } from './notificationRules.ts';

/** What a notification names of an item. */
export interface NamedItem {
  id: number;
  number: number;
  name: string;
  status: ItemStatus;
}

/** The project in which it happened. */
export interface NamedProject {
  id: number;
  name: string;
}

/** Address of one item (docs/product/notifications.md). */
export const itemLink = (projectId: number, itemId: number): string =>
  `/projects/${projectId}/foresite?itemDetailsId=${itemId}`;

/** A void item shows no name (docs/product/notifications.md). */
const shownName = ({ status, name }: NamedItem) => (status === 'VOID' ? 'Void' : name);

/** `VO-010 · Cedar Ridge Patient Tower`. */
const placeOf = (item: NamedItem, project: NamedProject) =>
  `${formatCode('item', item.number)} · ${project.name}`;

/** Title, place and address of a notification about one item. */
export const aboutItem = (item: NamedItem, project: NamedProject) => ({
  title: shownName(item),
  subtitle: placeOf(item, project),
  link: itemLink(project.id, item.id),
});

/** Codes that a subtitle names before it counts the others. */
const mostCodes = 3;

/** `VO-001, VO-002, VO-003 and 9 more`. */
function codesOf(items: readonly NamedItem[]): string {
  const codes = items.map(({ number }) => formatCode('item', number));
  const more = codes.length - mostCodes;
  return more > 0 ? `${codes.slice(0, mostCodes).join(', ')} and ${more} more` : codes.join(', ');
}

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
  items: ReadonlyMap<number, NamedItem>;
}

/** One notification for each person and change set: about the one item, or about all of them together. */
export function composeNotifications(hits: readonly NotificationHit[], named: Named): NotificationDraft[] {
  const known = hits.filter(({ itemId }) => named.items.has(itemId));
  const people = new Map<number, NotificationHit[]>();
  for (const hit of known) people.set(hit.userId, [...(people.get(hit.userId) ?? []), hit]);
  return [...people].map(([userId, own]) => {
    const [first] = own as [NotificationHit, ...NotificationHit[]];
    const words = own.length === 1 ? oneOf(first, named) : manyOf(own, named);
    return { userId, projectId: named.project.id, permission: first.permission, key: null, ...words };
  });
}

type Words = Omit<NotificationDraft, 'userId' | 'projectId' | 'permission' | 'key'>;

const oneOf = ({ kind, itemId, action }: NotificationHit, { project, items }: Named): Words => ({
  kind,
  action,
  ...aboutItem(items.get(itemId) as NamedItem, project),
});

function manyOf(hits: readonly NotificationHit[], { project, items }: Named): Words {
  const groups = notificationKinds
    .map((kind) => [kind, hits.filter((hit) => hit.kind === kind)] as const)
    .filter(([, own]) => own.length > 0);
  const named = [...new Set(hits.map(({ itemId }) => itemId))].map((id) => items.get(id) as NamedItem);
  return {
    kind: groups[0]?.[0] as NotificationKind,
    title: project.name,
    action: upperFirst(groups.map(([, own]) => clauseOf(own)).join(', ')),
    subtitle: codesOf(named.sort((a, b) => a.number - b.number)),
    link: `/projects/${project.id}/foresite`,
  };
}
