import { conflict, notFound, ruleRefused, stale } from '#server/contract/errors.ts';
import { type Answer, type Call, defineHandlers, rawJson } from '#server/contract/handlers.ts';
import { handHead } from '#server/services/changes/handHead.ts';
import { listGroupPeople, listGroupsJson, readGroupJson, seenProjects } from './groupRepository.ts';
import { projectGroupAdapter } from './projectAdapters.ts';
import { readerOf } from './projectReader.ts';

type Writing = Pick<Call<'updateProjectGroup'>, 'tx' | 'caller'>;

async function present({ tx, caller }: Writing, id: number): Promise<Answer<'createProjectGroup'>> {
  const group = await readGroupJson(tx, readerOf(caller), id);
  if (!group) throw notFound();
  return rawJson(group.json, group.version);
}

/** The group as it is kept, locked; 404 where it is gone, 412 where somebody has saved it since. */
async function open(call: Writing, id: number, version: number | undefined) {
  const kept = (await projectGroupAdapter.load(call.tx, [id], null)).get(id);
  if (!kept) throw notFound();
  if (version !== undefined && version !== kept.version) {
    const now = await readGroupJson(call.tx, readerOf(call.caller), id);
    throw stale(now && (JSON.parse(now.json) as object));
  }
  return kept;
}

/** Refuses projects that are not there or out of sight. */
async function refuseUnseen({ tx, caller }: Writing, ids: readonly number[]): Promise<void> {
  const seen = await seenProjects(tx, readerOf(caller), ids);
  if (ids.every((id) => seen.has(id))) return;
  const text = 'One of these projects does not exist, or you cannot see it. Choose from the list.';
  throw ruleRefused(text, { project_ids: [text] });
}

const sorted = (ids: readonly number[]) => [...new Set(ids)].sort((a, b) => a - b);

function nameOf(name: string): string {
  const text = name.trim();
  if (text !== '') return text;
  throw ruleRefused('Name is required', { name: ['Name is required'] });
}

/** Project groups: what portfolios, dashboards and filters put together. */
export const groupHandlers = defineHandlers({
  listProjectGroups: async ({ tx, caller, query }): Promise<Answer<'listProjectGroups'>> =>
    rawJson(await listGroupsJson(tx, readerOf(caller), query, caller.permissions.has('add_projectgroup'))),

  listProjectGroupPeople: async (call) => {
    const { tx, caller, params, query } = call;
    if (!(await readGroupJson(tx, readerOf(caller), params.project_group_id))) throw notFound();
    return listGroupPeople(tx, readerOf(caller), params.project_group_id, query);
  },

  createProjectGroup: async (call) => {
    const { tx, body, services } = call;
    const projects = sorted(body.project_ids ?? []);
    await refuseUnseen(call, projects);
    const name = nameOf(body.name);
    const { rows } = await services.changes.apply(
      tx,
      handHead(call, null, `Created the project group "${name}"`),
      [{ entity: 'project_group', kind: 'create', fields: { name, projects } }],
    );
    return present(call, rows[0]?.id ?? 0);
  },

  updateProjectGroup: async (call) => {
    const { tx, params, body, services, ifMatch } = call;
    const id = params.project_group_id;
    const kept = await open(call, id, ifMatch);
    const now = kept.fields['projects'] as number[];
    const asked = body.project_ids;
    if (asked)
      await refuseUnseen(
        call,
        asked.filter((one) => !now.includes(one)),
      );
    // Whoever does not see a project does not take it out either.
    const seen = asked && (await seenProjects(tx, readerOf(call.caller), now));
    const projects = asked && sorted([...asked, ...now.filter((one) => !seen?.has(one))]);
    const fields = {
      ...(body.name !== undefined && { name: nameOf(body.name) }),
      ...(projects && { projects }),
    };
    await services.changes.apply(tx, handHead(call, null, 'Changed a project group'), [
      { entity: 'project_group', kind: 'update', id, version: kept.version, fields },
    ]);
    return present(call, id);
  },

  removeProjectGroup: async (call) => {
    const { tx, params, services, ifMatch } = call;
    const kept = await open(call, params.project_group_id, ifMatch);
    const shown = await readGroupJson(tx, readerOf(call.caller), params.project_group_id);
    const { has_access: hasAccess } = JSON.parse(shown?.json ?? '{}') as { has_access?: boolean };
    if (!hasAccess)
      throw conflict(
        'You do not have access to all projects of this group. Ask someone who has to delete it.',
      );
    const summary = `Deleted the project group "${String(kept.fields['name'])}"`;
    const done = await services.changes.apply(tx, handHead(call, null, summary), [
      { entity: 'project_group', kind: 'delete', id: params.project_group_id, version: kept.version },
    ]);
    return { change_set_id: done.id };
  },
});
