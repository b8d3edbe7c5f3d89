import { SELF_REMOVAL } from '#domain/people';
import { notFound, ruleRefused } from '#server/contract/errors.ts';
import type { Call } from '#server/contract/handlers.ts';
import type { Change } from '#server/services/changes/entityAdapter.ts';
import { handHead } from '#server/services/changes/handHead.ts';
import { listProjectIdsOf, listVisibleProjectIds, lockAccount, readerOf } from './accountRepository.ts';

type AssignCall = Call<'assignProjects'>;

const refuse = (message: string) => ruleRefused(message, { projects: [message] });

/** What has to happen on each team, by project, so that somebody is on exactly the wanted ones of those in sight. */
function movesOf(
  { params, body }: AssignCall,
  current: readonly number[],
  visible: ReadonlySet<number>,
): [number, Change][] {
  const id = params.user_id;
  const wanted = new Set(body.projects);
  const added = body.projects.filter((project) => !current.includes(project));
  const removed = current.filter((project) => visible.has(project) && !wanted.has(project));
  return [
    ...added.map((project): [number, Change] => [
      project,
      { entity: 'project_member', kind: 'create', id, fields: { project_id: project, role_id: null } },
    ]),
    ...removed.map((project): [number, Change] => [
      project,
      { entity: 'project_member', kind: 'delete', id },
    ]),
  ].sort(([a], [b]) => a - b);
}

/** Puts somebody on the teams of these projects and takes them off the others that the caller sees. */
export async function assignProjectsTo(call: AssignCall): Promise<void> {
  const { tx, caller, params, body, services } = call;
  const account = await lockAccount(tx, params.user_id);
  if (!account) throw notFound();
  const visible = new Set(await listVisibleProjectIds(tx, readerOf(caller)));
  const unknown = body.projects.find((project) => !visible.has(project));
  if (unknown !== undefined) throw refuse(`Project ${unknown} does not exist, or you cannot see it.`);
  const moves = movesOf(call, await listProjectIdsOf(tx, account.id), visible);
  if (account.id === caller.userId && moves.some(([, { kind }]) => kind === 'delete'))
    throw refuse(SELF_REMOVAL);
  if (account.status === 'DISABLED' && moves.some(([, { kind }]) => kind === 'create'))
    throw refuse('This account is deactivated. Reactivate it first.');
  // A change set belongs to one project, whose history it is part of.
  for (const [projectId, change] of moves) {
    const summary = `${change.kind === 'create' ? 'Added' : 'Removed'} ${account.email}`;
    await services.changes.apply(tx, handHead(call, projectId, summary), [change]);
  }
}
