import { queryOptions } from '@tanstack/react-query';
import type { components } from '#contract/api.ts';
import { answer, api, ifMatch } from '#platform/api';
import { packageKeys } from './packageQueries.ts';
import * as t from './texts.ts';
import { usePackageStep } from './usePackageStep.ts';

type Schemas = components['schemas'];
export type PackageRisk = Schemas['BidPackageRisk'];

/** Key of the risks of all packages of a project. */
export const packageRisksKey = (projectId: number) => [...packageKeys.project(projectId), 'risks'] as const;

/** The risks that a package has to do with. */
export const packageRisksQuery = (projectId: number, id: number) =>
  queryOptions({
    queryKey: [...packageRisksKey(projectId), id] as const,
    queryFn: ({ signal }) =>
      answer(
        api.GET('/projects/{project_id}/bid-packages/{bid_package_id}/risks', {
          params: { path: { project_id: projectId, bid_package_id: id } },
          signal,
        }),
      ),
  });

/** Risks of the register that can be linked, found by code or name. */
export const riskChoicesQuery = (projectId: number, search: string) =>
  queryOptions({
    queryKey: [...packageRisksKey(projectId), 'choices', search] as const,
    queryFn: ({ signal }) =>
      answer(
        api.GET('/projects/{project_id}/risks', {
          params: { path: { project_id: projectId }, query: { status: 'ALL', search, limit: 20 } },
          signal,
        }),
      ),
  });

/** Links risks with a package, or takes links away; the toast takes it back. */
export const useLinkRisks = (packageId: number) =>
  usePackageStep<{ ids: number[]; version: number }, Schemas['BidPackageRisksSaved']>({
    scope: `risks-${packageId}`,
    send: ({ ids, version }, projectId) =>
      answer(
        api.PUT('/projects/{project_id}/bid-packages/{bid_package_id}/risks', {
          params: {
            path: { project_id: projectId, bid_package_id: packageId },
            header: ifMatch(version),
          },
          body: { risk_ids: ids },
        }),
      ),
    known: ({ risks }, projectId) => [packageRisksQuery(projectId, packageId).queryKey, risks],
    refused: t.theRisksWereNotLinked,
  });
