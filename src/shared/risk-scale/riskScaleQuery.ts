import { queryOptions, useQuery } from '@tanstack/react-query';
import type { components } from '#contract/api.ts';
import { FIRST_SCALE, type RiskScale, type ScaleStep } from '#domain/risks';
import { answer, api } from '#platform/api';

/** A version of the company's risk scale. */
export type ScaleVersion = components['schemas']['RiskScale'];

/** What likelihood and impact mean in the company, the newest version first. */
export const riskScaleQuery = queryOptions({
  queryKey: ['risk-scale'] as const,
  queryFn: ({ signal }) => answer(api.GET('/risk-scale', { signal })),
  staleTime: 3_600_000,
});

/** A version of the scale, the newest unless one is named; until it has come the one that companies start with. */
export function useRiskScale(number?: number): RiskScale & { number: number } {
  const versions = useQuery(riskScaleQuery).data?.versions;
  const version = number === undefined ? versions?.[0] : versions?.find((one) => one.number === number);
  return version ?? { ...FIRST_SCALE, number: 1 };
}

/** The steps as choices, `3 Possible` with its band. */
export const ratingOptions = (steps: readonly ScaleStep[]) =>
  steps.map(({ label, range }, at) => ({
    value: String(at + 1),
    label: `${at + 1} ${label}`,
    description: range,
  }));
