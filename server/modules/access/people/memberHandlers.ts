import { INVITE_PROBLEMS, roleProblem, SELF_REMOVAL } from '#domain/people';
import { notFound, ruleRefused } from '#server/contract/errors.ts';
import { type Answer, type Call, defineHandlers, rawJson } from '#server/contract/handlers.ts';
import { handHead } from '#server/services/changes/handHead.ts';
import { lockAccount } from './accountRepository.ts';
import { searchPeopleJson } from './candidateRepository.ts';
import { lettersOf } from './companyUserHandlers.ts';
import { inviterOf, readInviteOptions } from './inviter.ts';
import { listGivenRoles } from './inviterRepository.ts';
import { inviteToProject, resendInvite } from './inviting.ts';
import { listHoldersJson, listMembersJson, readMemberJson } from './memberRepository.ts';

type MemberCall = { tx: Call<'updateMember'>['tx']; params: { project_id: number } };

async function readMember({ tx, params }: MemberCall, userId: number): Promise<Answer<'updateMember'>> {
  const row = await readMemberJson(tx, params.project_id, userId);
  if (!row) throw notFound();
  return rawJson(row.json, row.version);
}

/** Whether the role may hold for this person in the project; null takes it away. */
async function checkProjectRole({ tx, caller, params, body, now }: Call<'updateMember'>): Promise<void> {
  const account = await lockAccount(tx, params.user_id);
  if (!account) throw notFound();
  if (body.role_id === null) return;
  const [role] = await listGivenRoles(tx, await inviterOf(tx, caller, now), [body.role_id]);
  const problem = role ? roleProblem(role, account.is_external) : 'noRole';
  if (!problem) return;
  const message = INVITE_PROBLEMS[problem];
  throw ruleRefused(message, { role_id: [message] });
}

export const memberHandlers = defineHandlers({
  listMembers: async ({ tx, params, query }): Promise<Answer<'listMembers'>> =>
    rawJson(await listMembersJson(tx, params.project_id, query)),

  inviteMember: async (call) =>
    readMember(call, await inviteToProject(call, call.body, call.params.project_id)),

  updateMember: async (call) => {
    const { tx, params, body, services, ifMatch } = call;
    await readMember(call, params.user_id);
    await checkProjectRole(call);
    await services.changes.apply(tx, handHead(call, params.project_id, 'Changed the role of a member'), [
      {
        entity: 'project_member',
        kind: 'update',
        id: params.user_id,
        version: ifMatch ?? null,
        fields: { role_id: body.role_id },
      },
    ]);
    return readMember(call, params.user_id);
  },

  removeMember: async (call) => {
    const { tx, params, caller, services, ifMatch } = call;
    if (params.user_id === caller.userId) throw ruleRefused(SELF_REMOVAL);
    await services.changes.apply(tx, handHead(call, params.project_id, 'Removed a member'), [
      { entity: 'project_member', kind: 'delete', id: params.user_id, version: ifMatch ?? null },
    ]);
  },

  resendMemberInvite: async (call) => {
    await readMember(call, call.params.user_id);
    await resendInvite(call, call.params.user_id, call.params.project_id);
    return readMember(call, call.params.user_id);
  },

  listModuleMembers: async ({ tx, params, query }): Promise<Answer<'listModuleMembers'>> =>
    rawJson(await listHoldersJson(tx, params.project_id, `${query.module}_access`, query)),

  listCandidates: async ({ tx, params, query }): Promise<Answer<'listCandidates'>> =>
    rawJson(await searchPeopleJson(tx, lettersOf(query.email), params.project_id)),

  getInviteOptions: ({ tx, caller, now }) => readInviteOptions(tx, caller, now),
});
