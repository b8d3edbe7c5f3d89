import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components } from '#contract/api.ts';
import { answer, api } from '#platform/api';
import { historyAfter, historyPages } from '#shared/history';

export type ConnectionRow = components['schemas']['SsoConnectionRow'];
export type Connection = components['schemas']['SsoConnection'];
export type ConnectionInput = components['schemas']['SsoConnectionInput'];
export type ConnectionPatch = components['schemas']['SsoConnectionPatch'];
export type DomainRule = components['schemas']['DomainRule'];
export type SignInRules = components['schemas']['SignInRules'];
export type SignInRulesPatch = components['schemas']['SignInRulesPatch'];
export type Application = components['schemas']['SignInApplication'];
export type NewApplication = components['schemas']['SignInApplicationSecret'];
export type TestStart = components['schemas']['SsoTestStart'];

/** Key families: everything of Identity and Security starts with `sso`. */
export const ssoKeys = {
  all: ['sso'] as const,
  connections: ['sso', 'connections'] as const,
  connection: (id: number) => ['sso', 'connection', id] as const,
  domains: ['sso', 'domains'] as const,
  rules: ['sso', 'rules'] as const,
  applications: ['sso', 'applications'] as const,
  history: ['sso', 'history'] as const,
};

/** More than any company has; the server answers no more at once. */
const limit = 500;
/** While a test waits for a sign-in in another window, its outcome is asked for this often. */
const testPollMs = 1500;

export const connectionsQuery = queryOptions({
  queryKey: ssoKeys.connections,
  queryFn: ({ signal }) => answer(api.GET('/sso/connections', { params: { query: { limit } }, signal })),
});

/** One connection; asked again while its test waits for somebody to sign in at the provider. */
export const connectionQuery = (id: number) =>
  queryOptions({
    queryKey: ssoKeys.connection(id),
    queryFn: ({ signal }) =>
      answer(
        api.GET('/sso/connections/{sso_connection_id}', {
          params: { path: { sso_connection_id: id } },
          signal,
        }),
      ),
    refetchInterval: ({ state }) =>
      state.data?.test?.steps.some((step) => step.state === 'waiting') ? testPollMs : false,
    refetchIntervalInBackground: true,
  });

export const domainsQuery = (search: string) =>
  queryOptions({
    queryKey: [...ssoKeys.domains, search] as const,
    queryFn: ({ signal }) =>
      answer(
        api.GET('/sso/domains', {
          params: { query: { limit, ...(search === '' ? {} : { search }) } },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });

export const rulesQuery = queryOptions({
  queryKey: ssoKeys.rules,
  queryFn: ({ signal }) => answer(api.GET('/sso/rules', { signal })),
});

export const applicationsQuery = queryOptions({
  queryKey: ssoKeys.applications,
  queryFn: ({ signal }) => answer(api.GET('/sso/applications', { params: { query: { limit } }, signal })),
});

/** What happened to connections, domains, rules and applications, newest first. */
export const ssoHistoryQuery = infiniteQueryOptions({
  queryKey: ssoKeys.history,
  queryFn: ({ signal, pageParam }) =>
    answer(api.GET('/sso/history', { params: { query: historyAfter(pageParam) }, signal })),
  ...historyPages,
});
