import { invalidFields, notFound } from '#server/contract/errors.ts';
import { type Answer, type Call, defineHandlers, rawJson } from '#server/contract/handlers.ts';
import { personHistory } from '#server/services/changes/changeHistoryRepository.ts';
import { showHistory } from '../../history/showHistory.ts';
import { listVisibleProjectIds, readerOf } from './accountRepository.ts';
import { assignProjectsTo } from './assignProjects.ts';
import { searchPeopleJson } from './candidateRepository.ts';
import { listCompanyUsersJson, readCompanyUserJson } from './companyUserRepository.ts';
import { readInviteOptions } from './inviter.ts';
import { inviteToCompany, resendInvite } from './inviting.ts';
import { updateAccount } from './updateAccount.ts';

/** Letters that a search needs at least (docs/product/settings.md). */
const leastLetters = 3;

/** What was typed into a search of people; blanks count for nothing. */
export function lettersOf(text: string): string {
  const letters = text.trim();
  if (letters.length < leastLetters) throw invalidFields({ email: ['Type at least three letters.'] });
  return letters;
}

async function readDetail(
  { tx, caller }: Pick<Call<'getCompanyUser'>, 'tx' | 'caller'>,
  userId: number,
): Promise<Answer<'getCompanyUser'>> {
  const visible = await listVisibleProjectIds(tx, readerOf(caller));
  const row = await readCompanyUserJson(tx, userId, visible);
  if (!row) throw notFound();
  return rawJson(row.json, row.version);
}

export const companyUserHandlers = defineHandlers({
  listCompanyUsers: async ({ tx, query }): Promise<Answer<'listCompanyUsers'>> =>
    rawJson(await listCompanyUsersJson(tx, query)),

  inviteCompanyUser: async (call) => readDetail(call, await inviteToCompany(call, call.body)),

  searchCompanyUsers: async ({ tx, query }): Promise<Answer<'searchCompanyUsers'>> =>
    rawJson(await searchPeopleJson(tx, lettersOf(query.email), null)),

  getCompanyInviteOptions: ({ tx, caller, now }) => readInviteOptions(tx, caller, now),

  getCompanyUser: (call) => readDetail(call, call.params.user_id),

  updateCompanyUser: async (call) => {
    await updateAccount(call);
    return readDetail(call, call.params.user_id);
  },

  listCompanyUserHistory: async (call) => {
    await readDetail(call, call.params.user_id);
    return showHistory(call.tx, await personHistory(call.tx, call.params.user_id, call.query), call.caller);
  },

  resendCompanyInvite: async (call) => {
    await resendInvite(call, call.params.user_id, null);
    return readDetail(call, call.params.user_id);
  },

  assignProjects: async (call) => {
    await assignProjectsTo(call);
    return readDetail(call, call.params.user_id);
  },
});
