import { INVITE_PROBLEMS } from '#domain/people';
import * as t from '../../texts.ts';
import type { CompanyUserDetail, CompanyUserPatch } from '../peopleTypes.ts';

/** An account as it stands in its form. */
export interface UserDraft {
  first_name: string;
  last_name: string;
  title: string;
  role_ids: readonly number[];
  access_scope_ids: readonly number[];
}

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

export const toUserDraft = (user: CompanyUserDetail): UserDraft => ({
  first_name: user.first_name,
  last_name: user.last_name,
  title: user.title ?? '',
  role_ids: idsOf(user.roles),
  access_scope_ids: idsOf(user.access_scopes),
});

const sameIds = (a: readonly number[], b: readonly number[]) =>
  a.length === b.length && a.every((id) => b.includes(id));

/** What of the form differs from the account; nothing that was only typed and taken back. */
export function userPatchOf(user: CompanyUserDetail, draft: UserDraft): CompanyUserPatch {
  const before = toUserDraft(user);
  const text = (name: 'first_name' | 'last_name' | 'title') =>
    draft[name].trim() === before[name] ? {} : { [name]: draft[name].trim() };
  return {
    ...text('first_name'),
    ...text('last_name'),
    ...(draft.title.trim() === before.title ? {} : { title: draft.title.trim() || null }),
    ...(sameIds(draft.role_ids, before.role_ids) ? {} : { role_ids: [...draft.role_ids] }),
    ...(sameIds(draft.access_scope_ids, before.access_scope_ids)
      ? {}
      : { access_scope_ids: [...draft.access_scope_ids] }),
  };
}

/** What the form says before it is sent, by field. */
export function userProblems(user: CompanyUserDetail, draft: UserDraft): Record<string, string[]> {
  const needsName = user.status !== 'INVITED';
  return {
    ...(needsName && draft.first_name.trim() === '' ? { first_name: [t.thisCannotBeBlank] } : {}),
    ...(needsName && draft.last_name.trim() === '' ? { last_name: [t.thisCannotBeBlank] } : {}),
    ...(draft.role_ids.length === 0 ? { role_ids: [INVITE_PROBLEMS.noRole] } : {}),
  };
}

/** `2 changes`: how much is to be saved. */
export function changeWords(patch: CompanyUserPatch): string {
  const count = Object.keys(patch).length;
  return count === 1 ? t.change1 : t.countChanges(count);
}
