import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { personName } from '#domain/people';
import { answer, api, type AppError, ifMatch } from '#platform/api';
import { currentUserQuery } from '#platform/flags';
import * as t from '../texts.ts';
import { peopleKeys, refreshPeople } from './peopleQueries.ts';
import type {
  CompanyUser,
  CompanyUserDetail,
  CompanyUserPage,
  CompanyUserPatch,
  InviteInput,
} from './peopleTypes.ts';

type Snapshot = [readonly unknown[], unknown][];

const restore = (client: QueryClient, before: Snapshot | undefined) => {
  for (const [key, value] of before ?? []) client.setQueryData(key, value);
};

/** Paints a change of one account wherever it shows; hands back what stood there. */
async function paint(client: QueryClient, id: number, change: Partial<CompanyUser>): Promise<Snapshot> {
  await client.cancelQueries({ queryKey: peopleKeys.users });
  const before = client.getQueriesData({ queryKey: peopleKeys.users });
  client.setQueriesData<CompanyUserPage>(
    { queryKey: peopleKeys.list },
    (page) =>
      page && { ...page, results: page.results.map((row) => (row.id === id ? { ...row, ...change } : row)) },
  );
  client.setQueryData<CompanyUserDetail>(peopleKeys.one(id), (row) => row && { ...row, ...change });
  return before;
}

const settle = async (client: QueryClient) => {
  await refreshPeople(client);
  await client.invalidateQueries({ queryKey: currentUserQuery.queryKey });
};

/** Invites an address into the company; the form shows what the server refuses. */
export function useInviteUser() {
  const client = useQueryClient();
  const toasts = useToasts();
  return useMutation<CompanyUserDetail, AppError, { input: InviteInput; key: string }>({
    meta: { shownInline: true },
    mutationFn: ({ input, key }) =>
      answer(api.POST('/company-users', { params: { header: { 'Idempotency-Key': key } }, body: input })),
    onSuccess: (user) => toasts.show({ title: t.invitationSent, detail: t.emailCanSignUpWithin(user.email) }),
    onSettled: () => settle(client),
  });
}

/** Sends an open invitation again. */
export function useResendUserInvite() {
  const client = useQueryClient();
  const toasts = useToasts();
  return useMutation<CompanyUserDetail, AppError, Pick<CompanyUser, 'id'>>({
    mutationFn: ({ id }) =>
      answer(api.POST('/company-users/{user_id}/resend-invite', { params: { path: { user_id: id } } })),
    onSuccess: () => toasts.show({ title: t.inviteResent, detail: t.invitationHasBeenResentSuccessfully }),
    onError: (error) =>
      toasts.show({ title: t.theInvitationWasNotSent, detail: error.message, tone: 'critical' }),
    onSettled: () => settle(client),
  });
}

/** What a patch will look like before the server has answered: what is stored as it is typed. */
function paintOf({ first_name, last_name, title, status }: CompanyUserPatch): Partial<CompanyUser> {
  return {
    ...(first_name === undefined ? {} : { first_name }),
    ...(last_name === undefined ? {} : { last_name }),
    ...(title === undefined ? {} : { title }),
    ...(status === 'DISABLED' ? { status } : {}),
  };
}

/** Changes an account, from the version that the edit began with; painted at once, rolled back when refused. */
export function useUpdateUser() {
  const client = useQueryClient();
  return useMutation<CompanyUserDetail, AppError, { user: CompanyUser; patch: CompanyUserPatch }, Snapshot>({
    meta: { shownInline: true },
    mutationFn: ({ user, patch }) =>
      answer(
        api.PATCH('/company-users/{user_id}', {
          params: { path: { user_id: user.id }, header: ifMatch(user.version) },
          body: patch,
        }),
      ),
    onMutate: ({ user, patch }) => paint(client, user.id, paintOf(patch)),
    onSuccess: (user) => client.setQueryData(peopleKeys.one(user.id), user),
    onError: (_error, _edit, before) => restore(client, before),
    onSettled: () => settle(client),
  });
}

/** Deactivates an account or opens it again, and says so. */
export function useSwitchUser() {
  const { mutate } = useUpdateUser();
  const toasts = useToasts();
  return (user: CompanyUser, status: 'ACTIVE' | 'DISABLED') =>
    mutate(
      { user, patch: { status } },
      {
        onSuccess: () =>
          toasts.show({
            title: `${personName(user)} ${status === 'ACTIVE' ? t.reactivated : t.deactivatedLower}`,
          }),
        onError: (error) =>
          toasts.show({
            title: t.nameWasNotDone(
              personName(user),
              status === 'ACTIVE' ? t.reactivated : t.deactivatedLower,
            ),
            detail: error.message,
            tone: 'critical',
          }),
      },
    );
}

/** Puts somebody on the teams of exactly these projects. */
export function useAssignProjects() {
  const client = useQueryClient();
  const toasts = useToasts();
  return useMutation<CompanyUserDetail, AppError, { user: CompanyUser; projects: number[] }, Snapshot>({
    meta: { shownInline: true },
    mutationFn: ({ user, projects }) =>
      answer(
        api.POST('/company-users/{user_id}/assign-projects', {
          params: { path: { user_id: user.id } },
          body: { projects },
        }),
      ),
    onMutate: ({ user, projects }) => paint(client, user.id, { project_count: projects.length }),
    onSuccess: (user) => {
      client.setQueryData(peopleKeys.one(user.id), user);
      toasts.show({ title: t.projectsOfPersonNameSaved(personName(user)) });
    },
    onError: (_error, _edit, before) => restore(client, before),
    onSettled: () => settle(client),
  });
}
