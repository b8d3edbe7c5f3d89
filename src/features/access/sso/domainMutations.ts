import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { answer, api, type AppError, ifMatch } from '#platform/api';
import * as t from '../texts.ts';
import { type DomainRule, type SignInRules, type SignInRulesPatch, ssoKeys } from './ssoQueries.ts';
import { useRemoval } from './useRemoval.ts';

type Request = { rule: DomainRule | null; domain: string; connection: number | null };

/** Adds a domain, or chooses how its people sign in. */
export function useSaveDomain() {
  const client = useQueryClient();
  const toasts = useToasts();
  return useMutation<DomainRule, AppError, Request>({
    meta: { shownInline: true },
    mutationFn: ({ rule, domain, connection }) =>
      rule
        ? answer(
            api.PATCH('/sso/domains/{domain_rule_id}', {
              params: { path: { domain_rule_id: rule.id }, header: ifMatch(rule.version) },
              body: { connection },
            }),
          )
        : answer(api.POST('/sso/domains', { body: { domain, connection } })),
    onSuccess: ({ domain }, { rule }) => toasts.show({ title: `${domain} ${rule ? t.saved : t.added}` }),
    onSettled: () => client.invalidateQueries({ queryKey: ssoKeys.all }),
  });
}

/** Looks for the proof of ownership in DNS. */
export function useVerifyDomain() {
  const client = useQueryClient();
  const toasts = useToasts();
  return useMutation<DomainRule, AppError, DomainRule>({
    meta: { shownInline: true },
    mutationFn: ({ id }) =>
      answer(api.POST('/sso/domains/{domain_rule_id}/verify', { params: { path: { domain_rule_id: id } } })),
    onSuccess: ({ domain }) => toasts.show({ title: t.domainIsVerified(domain), tone: 'positive' }),
    onSettled: () => client.invalidateQueries({ queryKey: ssoKeys.all }),
  });
}

/** Removes a domain's rule. */
export const useRemoveDomain = () =>
  useRemoval<DomainRule>({
    list: ssoKeys.domains,
    nameOf: ({ domain }) => domain,
    done: 'removed',
    send: ({ id, version }) =>
      api.DELETE('/sso/domains/{domain_rule_id}', {
        params: { path: { domain_rule_id: id }, header: ifMatch(version) },
      }),
  });

/** Sets a rule of signing in at once; a refused one goes back and says why. */
export function useSetRules() {
  const client = useQueryClient();
  const toasts = useToasts();
  return useMutation<SignInRules, AppError, SignInRulesPatch, SignInRules | undefined>({
    meta: { shownInline: true },
    scope: { id: 'sign-in-rules' },
    mutationFn: (body) => answer(api.PATCH('/sso/rules', { body })),
    onMutate: async (patch) => {
      await client.cancelQueries({ queryKey: ssoKeys.rules });
      const before = client.getQueryData<SignInRules>(ssoKeys.rules);
      client.setQueryData<SignInRules>(ssoKeys.rules, (kept) => kept && { ...kept, ...patch });
      return before;
    },
    onSuccess: (saved) => {
      client.setQueryData(ssoKeys.rules, saved);
      toasts.show({ title: t.signInRulesSaved });
    },
    onError: (error, _patch, before) => {
      client.setQueryData(ssoKeys.rules, before);
      toasts.show({ title: t.theSignInRulesWereNotSaved, detail: error.message, tone: 'critical' });
    },
    onSettled: () => client.invalidateQueries({ queryKey: ssoKeys.history }),
  });
}
