import { queryOptions } from '@tanstack/react-query';
import type { components } from '#contract/api.ts';
import { answer, api } from '#platform/api';
import { type JobWatch, waitForJob } from '#shared/jobs';

type Schemas = components['schemas'];
export type BidPlatform = Schemas['BidPlatform'];
export type PlatformInput = Schemas['BidPlatformInput'];
export type PlatformReading = Schemas['BidPlatformReading'];
export type PlatformPackage = Schemas['BidPlatformPackage'];
export type PlatformTaken = Schemas['BidPlatformTaken'];

const all = ['bid-platform'] as const;
export const platformKeys = { all, account: [...all, 'account'], settings: [...all, 'settings'] } as const;

/** Whether the platform is set up, and the caller signed in to it. */
export const platformAccountQuery = queryOptions({
  queryKey: platformKeys.account,
  queryFn: ({ signal }) => answer(api.GET('/bid-platform/account', { signal })),
});

/** Settings of the platform, for who may change the company. */
export const platformQuery = queryOptions({
  queryKey: platformKeys.settings,
  queryFn: ({ signal }) => answer(api.GET('/bid-platform', { signal })),
});

/** A reading with the job that it belongs to. */
export type Read = { jobId: number; reading: PlatformReading };

/** Reads the platform: its projects, or one of them with packages and bids. Nothing is written. */
export async function readPlatform(
  projectId: number,
  platformProjectId: string | null,
  watch: JobWatch,
): Promise<Read> {
  const path = { project_id: projectId };
  const { job_id: jobId } = await answer(
    api.POST('/projects/{project_id}/bid-platform/readings', {
      params: { path },
      body: platformProjectId === null ? {} : { platform_project_id: platformProjectId },
    }),
  );
  await waitForJob(jobId, watch);
  const reading = await answer(
    api.GET('/projects/{project_id}/bid-platform/readings/{job_id}', {
      params: { path: { ...path, job_id: jobId } },
    }),
  );
  return { jobId, reading };
}
