import type { components } from '#contract/api.ts';
import { answer, isAppError, publicApi } from '#platform/api';

type Schemas = components['schemas'];
export type Bid = Schemas['Bid'];
export type Offer = Schemas['Offer'];

/** What a link opens; undefined where it has ended, or was never one of this company's. */
export const openBid = (token: string): Promise<Bid | undefined> =>
  answer(publicApi.POST('/bids/open', { body: { token } })).catch((error: unknown) => {
    if (isAppError(error, 'not_found', 'invalid')) return undefined;
    throw error;
  });

export const saveDraft = (token: string, version: number, offer: Offer) =>
  answer(publicApi.POST('/bids/draft', { body: { token, version, offer } }));

export const submitBid = (token: string, version: number) =>
  answer(publicApi.POST('/bids/submission', { body: { token, version } }));

export const answerInvitation = (body: Schemas['BidAnswer']) =>
  answer(publicApi.POST('/bids/answer', { body }));

export const askQuestion = (token: string, question: string) =>
  answer(publicApi.POST('/bids/question', { body: { token, question } }));

export const fileAddress = (token: string, fileId: number) =>
  answer(publicApi.POST('/bids/file', { body: { token, file_id: fileId } }));

export const confirmAddendum = (token: string, number: number) =>
  answer(publicApi.POST('/bids/addendum', { body: { token, number } }));
