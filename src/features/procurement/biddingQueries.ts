import { queryOptions } from '@tanstack/react-query';
import type { components } from '#contract/api.ts';
import { answer, api, ifMatch } from '#platform/api';
import { packageKeys } from './packageQueries.ts';
import * as t from './texts.ts';
import { usePackageStep } from './usePackageStep.ts';

type Schemas = components['schemas'];
export type Bidding = Schemas['Bidding'];
export type BidInvitation = Schemas['BidInvitation'];
export type BidQuestion = Schemas['BidQuestion'];
export type BidInvite = Schemas['BidInvite'];

/** Who was invited to bid on a package, and what they ask; no amounts. */
export const biddingQuery = (projectId: number, id: number) =>
  queryOptions({
    queryKey: [...packageKeys.one(projectId, id), 'bidding'] as const,
    queryFn: ({ signal }) =>
      answer(
        api.GET('/projects/{project_id}/bid-packages/{bid_package_id}/bidding', {
          params: { path: { project_id: projectId, bid_package_id: id } },
          signal,
        }),
      ),
  });

const base = '/projects/{project_id}/bid-packages/{bid_package_id}/bidding';

/** What can be done with the bidding of a package. */
export type BiddingStep =
  | { kind: 'invite'; body: BidInvite }
  | { kind: 'terms'; version: number; body: Schemas['BidRequestChange'] }
  | { kind: 'withdraw'; id: number }
  | { kind: 'link'; id: number }
  | { kind: 'open'; late: number[] }
  | { kind: 'addendum'; text: string }
  | { kind: 'answer'; id: number; version: number; answer: string };

function send(
  step: BiddingStep,
  path: { project_id: number; bid_package_id: number },
): Promise<Schemas['BiddingSaved']> {
  const header = { 'Idempotency-Key': crypto.randomUUID() };
  switch (step.kind) {
    case 'invite':
      return answer(api.POST(`${base}/invitations`, { params: { path, header }, body: step.body }));
    case 'terms':
      return answer(api.PATCH(base, { params: { path, header: ifMatch(step.version) }, body: step.body }));
    case 'withdraw':
      return answer(
        api.DELETE(`${base}/invitations/{bid_invitation_id}`, {
          params: { path: { ...path, bid_invitation_id: step.id } },
        }),
      );
    case 'link':
      return answer(
        api.POST(`${base}/invitations/{bid_invitation_id}/link`, {
          params: { path: { ...path, bid_invitation_id: step.id }, header },
        }),
      );
    case 'addendum':
      return answer(api.POST(`${base}/addenda`, { params: { path, header }, body: { text: step.text } }));
    case 'open':
      return answer(api.POST(`${base}/opening`, { params: { path, header }, body: { late: step.late } }));
    default:
      return answer(
        api.PATCH(`${base}/questions/{bid_question_id}`, {
          params: { path: { ...path, bid_question_id: step.id }, header: ifMatch(step.version) },
          body: { answer: step.answer },
        }),
      );
  }
}

/** Takes a step; the toast offers Undo where there is one. The form, or the toast, says what was refused. */
export const useBiddingStep = (packageId: number) =>
  usePackageStep<BiddingStep, Schemas['BiddingSaved']>({
    scope: `bidding-${packageId}`,
    send: (step, projectId) => send(step, { project_id: projectId, bid_package_id: packageId }),
    known: ({ bidding }, projectId) => [biddingQuery(projectId, packageId).queryKey, bidding],
    refused: t.notDone,
  });
