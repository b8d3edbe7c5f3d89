import { nextViewName, type ViewList } from '#domain/views';
import { notFound } from '#server/contract/errors.ts';
import {
  type Answer,
  type Caller,
  defineHandlers,
  rawJson,
  type Services,
} from '#server/contract/handlers.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { changeView, createView, importView, removeView, type ViewWriter } from './saveView.ts';
import {
  chooseView,
  findView,
  listViewsElsewhereJson,
  listViewsJson,
  type SavedView,
  type Sight,
  type ViewReader,
  viewNames,
} from './viewRepository.ts';

type ViewCall = { tx: TenantTx; caller: Caller; params: { project_id: number } };

const readerOf = ({ tx, caller, params }: ViewCall): ViewReader => ({
  tx,
  userId: caller.userId,
  projectId: params.project_id,
});

const writerOf = (call: ViewCall & { services: Pick<Services, 'feed'> }): ViewWriter => ({
  ...readerOf(call),
  permissions: call.caller.permissions,
  feed: call.services.feed,
});

const sightOf = ({ caller }: ViewCall): Sight => ({
  seesAll: caller.permissions.has('view_all_projects'),
  only: caller.impersonation?.projectId ?? null,
});

const nextName = async (reader: ViewReader, list: ViewList) =>
  nextViewName((await viewNames(reader, list)).names.map(({ name }) => name));

/** Looks of lists under a name: private, shared, locked (docs/product/lists.md). */
export const viewHandlers = defineHandlers({
  listViews: async (call): Promise<Answer<'listViews'>> =>
    rawJson(await listViewsJson(readerOf(call), call.query)),

  createView: async (call): Promise<SavedView> => {
    const reader = readerOf(call);
    const name = call.body.name ?? (await nextName(reader, call.body.list));
    return createView(writerOf(call), { ...call.body, name });
  },

  updateView: async (call): Promise<SavedView> =>
    changeView(writerOf(call), call.params.saved_view_id, call.body, call.ifMatch),

  removeView: async (call) => {
    await removeView(writerOf(call), call.params.saved_view_id, call.ifMatch);
  },

  selectView: async (call) => {
    const reader = readerOf(call);
    const view = await findView(reader, call.params.saved_view_id);
    if (!view) throw notFound();
    await chooseView(reader, view.list, view.id);
  },

  listViewsElsewhere: async (call): Promise<Answer<'listViewsElsewhere'>> =>
    rawJson(await listViewsElsewhereJson(readerOf(call), sightOf(call), call.query)),

  importView: async (call): Promise<SavedView> =>
    importView(writerOf(call), sightOf(call), call.body.view_id),
});
