import { nextViewName } from '#domain/views';
import {
  type Answer,
  type Caller,
  defineHandlers,
  rawJson,
  type Services,
} from '#server/contract/handlers.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import {
  changeView,
  createView,
  importView,
  openView,
  removeView,
  requireList,
  type ViewWriter,
} from './saveView.ts';
import {
  chooseView,
  listViewsElsewhereJson,
  listViewsJson,
  type SavedView,
  type Sight,
  viewNames,
} from './viewRepository.ts';

type ViewCall = { tx: TenantTx; caller: Caller };
type ProjectCall = ViewCall & { params: { project_id: number } };
type Feed = { services: Pick<Services, 'feed'> };

const readerOf = ({ tx, caller }: ViewCall, projectId: number | null) => ({
  tx,
  userId: caller.userId,
  projectId,
  permissions: caller.permissions,
});

const inProject = (call: ProjectCall) => readerOf(call, call.params.project_id);
const writerInProject = (call: ProjectCall & Feed): ViewWriter => ({
  ...inProject(call),
  feed: call.services.feed,
});
/** The list of projects is the company's. */
const inCompany = (call: ViewCall) => readerOf(call, null);
const writerInCompany = (call: ViewCall & Feed): ViewWriter => ({
  ...inCompany(call),
  feed: call.services.feed,
});

const sightOf = ({ caller }: ViewCall): Sight => ({
  seesAll: caller.permissions.has('view_all_projects'),
  only: caller.impersonation?.projectId ?? null,
});

type Kept = Omit<Parameters<typeof createView>[1], 'name'> & { name?: string };

/** A view without a name gets the next free one. */
async function create(writer: ViewWriter, view: Kept): Promise<SavedView> {
  requireList(writer, view.list);
  const name = view.name ?? nextViewName((await viewNames(writer, view.list)).names.map((own) => own.name));
  return createView(writer, { ...view, name });
}

async function choose(reader: ReturnType<typeof readerOf>, id: number): Promise<void> {
  const view = await openView(reader, id);
  await chooseView(reader, view.list, view.id);
}

/** Looks of lists under a name: private, shared, locked (docs/product/lists.md). */
export const viewHandlers = defineHandlers({
  listViews: async (call): Promise<Answer<'listViews'>> => {
    requireList(call.caller, call.query.list);
    return rawJson(await listViewsJson(inProject(call), call.query));
  },
  createView: async (call): Promise<SavedView> => create(writerInProject(call), call.body),
  updateView: async (call): Promise<SavedView> =>
    changeView(writerInProject(call), call.params.saved_view_id, call.body, call.ifMatch),
  removeView: async (call) => {
    await removeView(writerInProject(call), call.params.saved_view_id, call.ifMatch);
  },
  selectView: async (call) => {
    await choose(inProject(call), call.params.saved_view_id);
  },

  listViewsElsewhere: async (call): Promise<Answer<'listViewsElsewhere'>> => {
    requireList(call.caller, call.query.list);
    return rawJson(await listViewsElsewhereJson(inProject(call), sightOf(call), call.query));
  },
  importView: async (call): Promise<SavedView> =>
    importView(writerInProject(call), sightOf(call), call.body.view_id),

  listCompanyViews: async (call): Promise<Answer<'listCompanyViews'>> =>
    rawJson(await listViewsJson(inCompany(call), call.query)),
  createCompanyView: async (call): Promise<SavedView> => create(writerInCompany(call), call.body),
  updateCompanyView: async (call): Promise<SavedView> =>
    changeView(writerInCompany(call), call.params.saved_view_id, call.body, call.ifMatch),
  removeCompanyView: async (call) => {
    await removeView(writerInCompany(call), call.params.saved_view_id, call.ifMatch);
  },
  selectCompanyView: async (call) => {
    await choose(inCompany(call), call.params.saved_view_id);
  },
});
