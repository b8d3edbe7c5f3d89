import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { answer, api, type AppError, ifMatch } from '#platform/api';
import { peopleKeys, refreshPeople } from '../people/peopleQueries.ts';
import type { InviteInput, Member, MemberPage } from '../people/peopleTypes.ts';
import * as t from '../texts.ts';

type Snapshot = [readonly unknown[], unknown][];

const restore = (client: QueryClient, before: Snapshot | undefined) => {
  for (const [key, value] of before ?? []) client.setQueryData(key, value);
};

/** Paints a change on every page of the team; hands back what stood there. */
async function paint(
  client: QueryClient,
  projectId: number,
  change: (page: MemberPage) => MemberPage,
): Promise<Snapshot> {
  const queryKey = [...peopleKeys.members(projectId), 'list'];
  await client.cancelQueries({ queryKey });
  const before = client.getQueriesData({ queryKey });
  client.setQueriesData<MemberPage>({ queryKey }, (page) => page && change(page));
  return before;
}

const withRow = (row: Member) => (page: MemberPage) => ({
  ...page,
  results: page.results.map((other) => (other.id === row.id ? row : other)),
});

const withoutRow = (row: Member) => (page: MemberPage) => {
  if (!page.results.some(({ id }) => id === row.id)) return page;
  return {
    count: page.count - 1,
    internal_count: page.internal_count - (row.is_external ? 0 : 1),
    external_count: page.external_count - (row.is_external ? 1 : 0),
    results: page.results.filter(({ id }) => id !== row.id),
  };
};

/** Invites an address; the form shows what the server refuses. */
export function useInviteMember(projectId: number) {
  const client = useQueryClient();
  const toasts = useToasts();
  return useMutation<Member, AppError, { input: InviteInput; key: string }>({
    meta: { shownInline: true },
    mutationFn: ({ input, key }) =>
      answer(
        api.POST('/projects/{project_id}/team/invite', {
          params: { path: { project_id: projectId }, header: { 'Idempotency-Key': key } },
          body: input,
        }),
      ),
    onSuccess: () => toasts.show({ title: t.projectMemberSuccessfullyInvited }),
    onSettled: () => refreshPeople(client),
  });
}

/** Sends an open invitation again. */
export function useResendInvite(projectId: number) {
  const client = useQueryClient();
  const toasts = useToasts();
  return useMutation<Member, AppError, Member>({
    mutationFn: ({ id }) =>
      answer(
        api.POST('/projects/{project_id}/members/{user_id}/resend-invite', {
          params: { path: { project_id: projectId, user_id: id } },
        }),
      ),
    onSuccess: () => toasts.show({ title: t.inviteResent, detail: t.invitationHasBeenResentSuccessfully }),
    onError: (error) =>
      toasts.show({ title: t.theInvitationWasNotSent, detail: error.message, tone: 'critical' }),
    onSettled: () => refreshPeople(client),
  });
}

/** Gives a member another role in this project; null gives them back what they hold in the company. */
export function useChangeRole(projectId: number) {
  const client = useQueryClient();
  const toasts = useToasts();
  type Change = { member: Member; role: { id: number; name: string } | null };
  return useMutation<Member, AppError, Change, Snapshot>({
    mutationFn: ({ member, role }) =>
      answer(
        api.PATCH('/projects/{project_id}/members/{user_id}', {
          params: { path: { project_id: projectId, user_id: member.id }, header: ifMatch(member.version) },
          body: { role_id: role?.id ?? null },
        }),
      ),
    onMutate: ({ member, role }) =>
      paint(
        client,
        projectId,
        withRow({ ...member, project_role: role, named_groups: role ? [role] : member.named_groups }),
      ),
    onSuccess: (member) =>
      client.setQueriesData<MemberPage>(
        { queryKey: [...peopleKeys.members(projectId), 'list'] },
        (page) => page && withRow(member)(page),
      ),
    onError: (error, _change, before) => {
      restore(client, before);
      toasts.show({ title: t.theRoleWasNotChanged, detail: error.message, tone: 'critical' });
    },
    onSettled: () => refreshPeople(client),
  });
}

/** Takes a member off the team. */
export function useRemoveMember(projectId: number) {
  const client = useQueryClient();
  const toasts = useToasts();
  return useMutation<void, AppError, Member, Snapshot>({
    mutationFn: async ({ id, version }) => {
      await api.DELETE('/projects/{project_id}/members/{user_id}', {
        params: { path: { project_id: projectId, user_id: id }, header: ifMatch(version) },
      });
    },
    onMutate: (member) => paint(client, projectId, withoutRow(member)),
    onSuccess: () => toasts.show({ title: t.projectMemberSuccessfullyDeleted }),
    onError: (error, _member, before) => {
      restore(client, before);
      toasts.show({ title: t.theMemberWasNotRemoved, detail: error.message, tone: 'critical' });
    },
    onSettled: () => refreshPeople(client),
  });
}
