import {
  freeViewName,
  MAX_VIEWS,
  VIEW_LISTS,
  type ViewList,
  viewNameProblem,
  whyNotChangeView,
  whyNotRemoveView,
} from '#domain/views';
import type { components } from '#contract/api.ts';
import { missingPermission, notFound, ruleRefused, stale } from '#server/contract/errors.ts';
import { allocateIds } from '#server/database/counters.ts';
import type { EventFeed } from '#server/services/events/eventFeed.ts';
import type { EventKind } from '#server/services/events/eventLog.ts';
import {
  chooseView,
  closeForOthers,
  deleteView,
  findView,
  findViewElsewhere,
  insertView,
  lockView,
  type NewView,
  patchView,
  type SavedView,
  type Sight,
  type ViewReader,
  viewNames,
} from './viewRepository.ts';

/** Who writes views: what they may do, and where others hear of it. */
export type ViewWriter = ViewReader & {
  permissions: ReadonlySet<string>;
  feed: Pick<EventFeed, 'append'>;
};

type ViewInput = Omit<components['schemas']['SavedViewInput'], 'list'> & { list: ViewList; name: string };
type ViewPatch = components['schemas']['SavedViewPatch'];

/** Characters of a view's look; more than any grid has to say. */
const longestConfig = 60_000;

/** Keeps a look as a view of the writer's own and opens it. */
export async function createView(writer: ViewWriter, input: ViewInput): Promise<SavedView> {
  const isShared = input.is_shared ?? false;
  if (isShared) mayShare(writer, input.list);
  const { names } = await viewNames(writer, input.list);
  if (names.length >= MAX_VIEWS)
    throw ruleRefused(
      `A person can keep at most ${MAX_VIEWS} ${VIEW_LISTS[input.list].noun}s of a list. Delete one first.`,
    );
  checkName(
    input.list,
    input.name,
    names.map(({ name }) => name),
  );
  checkConfig(input.list, input.config);
  return add(writer, {
    list: input.list,
    name: input.name.trim(),
    is_shared: isShared,
    is_locked: input.is_locked ?? false,
    config: input.config,
  });
}

/** Takes over a view of another project under a free name. */
export async function importView(writer: ViewWriter, sight: Sight, viewId: number): Promise<SavedView> {
  const found = await findViewElsewhere(writer, sight, viewId);
  if (!found) throw notFound();
  requireList(writer, found.list);
  const { names } = await viewNames(writer, found.list);
  const name = freeViewName(
    found.name,
    names.map((own) => own.name),
  );
  return createView(writer, { list: found.list, name, config: found.config });
}

async function add(writer: ViewWriter, view: Omit<NewView, 'id'>): Promise<SavedView> {
  const [id] = await allocateIds(writer.tx, 'saved_view', 1);
  if (id === undefined) throw new Error('No number was given out for the view.');
  await insertView(writer, { ...view, id });
  await chooseView(writer, view.list, id);
  return answer(writer, id, 'created', view.is_shared);
}

/** Saves, renames, shares or locks a view. */
export async function changeView(
  writer: ViewWriter,
  id: number,
  patch: ViewPatch,
  version?: number,
): Promise<SavedView> {
  const view = await lockedView(writer, id, version);
  const facts = { ...view, owner_id: view.owner.id };
  const problem = whyNotChangeView(facts, patch, writer.userId, view.owner, VIEW_LISTS[view.list].noun);
  if (problem) throw ruleRefused(problem);
  if (patch.is_shared && !view.is_shared) mayShare(writer, view.list);
  if (patch.name !== undefined) {
    const { names } = await viewNames(writer, view.list, view.owner.id);
    checkName(
      view.list,
      patch.name,
      names.flatMap((other) => (other.id === id ? [] : [other.name])),
    );
  }
  if (patch.config) checkConfig(view.list, patch.config);
  await patchView(writer, id, { ...patch, ...(patch.name !== undefined && { name: patch.name.trim() }) });
  if (patch.is_shared === false) await closeForOthers(writer, id);
  return answer(writer, id, 'updated', view.is_shared || patch.is_shared === true);
}

/** Deletes an own view that is neither open nor the only one. */
export async function removeView(writer: ViewWriter, id: number, version?: number): Promise<void> {
  const view = await lockedView(writer, id, version);
  const { seen } = await viewNames(writer, view.list);
  const problem = whyNotRemoveView(
    { ...view, owner_id: view.owner.id },
    { userId: writer.userId, owner: view.owner, count: seen, noun: VIEW_LISTS[view.list].noun },
  );
  if (problem) throw ruleRefused(problem);
  await deleteView(writer, id);
  await tell(writer, id, 'deleted', view.is_shared);
}

async function lockedView(writer: ViewWriter, id: number, version?: number): Promise<SavedView> {
  await lockView(writer, id);
  const view = await openView(writer, id);
  if (version !== undefined && version !== view.version) throw stale(view);
  return view;
}

/** 403 for the views of a list that the caller does not see. */
export function requireList({ permissions }: Pick<ViewWriter, 'permissions'>, list: ViewList): void {
  const { sees } = VIEW_LISTS[list];
  if (sees !== null && !permissions.has(sees)) throw missingPermission(sees);
}

/** One view of a list that the caller sees. */
export async function openView(
  reader: ViewReader & Pick<ViewWriter, 'permissions'>,
  id: number,
): Promise<SavedView> {
  const view = await findView(reader, id);
  if (!view) throw notFound();
  requireList(reader, view.list);
  return view;
}

function mayShare({ permissions }: ViewWriter, list: ViewList): void {
  const { shares, sharers } = VIEW_LISTS[list];
  if (!permissions.has(shares)) throw missingPermission(shares, `${sharers}. Keep this one for yourself.`);
}

function checkName(list: ViewList, name: string, others: readonly string[]): void {
  const problem = viewNameProblem(name, others, VIEW_LISTS[list].noun);
  if (problem) throw ruleRefused(problem, { name: [problem] });
}

function checkConfig(list: ViewList, config: object): void {
  if (JSON.stringify(config).length <= longestConfig) return;
  const sentence =
    VIEW_LISTS[list].noun === 'view'
      ? 'This view holds more than can be kept. Take some conditions out of its filter.'
      : 'This layout holds more than can be kept. Leave sheets out that are not read.';
  throw ruleRefused(sentence, { config: [sentence] });
}

async function answer(
  writer: ViewWriter,
  id: number,
  kind: EventKind,
  isShared: boolean,
): Promise<SavedView> {
  await tell(writer, id, kind, isShared);
  const view = await findView(writer, id);
  if (!view) throw notFound();
  return view;
}

/** A shared view concerns everybody in the project, or in the company; a private one the other windows of its owner. */
function tell(writer: ViewWriter, id: number, kind: EventKind, isShared: boolean): Promise<void> {
  const { tx, projectId, userId, feed } = writer;
  const event = { projectId, module: 'views', entity: 'saved_view', entityId: id, actorId: userId, kind };
  return feed.append(tx, [{ ...event, userId: isShared ? null : userId }]);
}
