import { queryOptions } from '@tanstack/react-query';
import type { components } from '#contract/api.ts';
import { answer, api, isAppError, publicApi, type UploadWatch, withPublicFile } from '#platform/api';

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

const header = (token: string) => ({ params: { header: { 'Bid-Token': token } } });

export const addFile = (token: string, file: File, watch: UploadWatch) =>
  answer(publicApi.POST('/bids/own-files', { ...header(token), ...withPublicFile(file, watch) }));

export const removeFile = (token: string, fileId: number) =>
  answer(publicApi.POST('/bids/own-file-removal', { body: { token, file_id: fileId } }));

/** The sheets of a workbook; nothing is kept. */
export const readWorkbook = (token: string, file: File, watch: UploadWatch) =>
  answer(publicApi.POST('/bids/workbook', { ...header(token), ...withPublicFile(file, watch) }));

/** The page of a bidder as the company looks at it. */
export const previewQuery = (projectId: number, packageId: number) =>
  queryOptions({
    queryKey: ['procurement', projectId, 'bid-preview', packageId] as const,
    queryFn: ({ signal }) =>
      answer(
        api.GET('/projects/{project_id}/bid-packages/{bid_package_id}/bidding/preview', {
          params: { path: { project_id: projectId, bid_package_id: packageId } },
          signal,
        }),
      ),
  });

export const confirmAddendum = (token: string, number: number) =>
  answer(publicApi.POST('/bids/addendum', { body: { token, number } }));
