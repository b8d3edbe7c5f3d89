import { answer, api } from '#platform/api';
import { pathTo } from '#platform/routing';
import type { Found } from '#shared/commands';
import * as t from './texts.ts';

/** Analyses that a search is shown. */
const most = 5;

/** Analyses by name or description. */
export async function findAnalyses(search: string, signal: AbortSignal): Promise<readonly Found[]> {
  const query = { search, limit: most };
  const { results } = await answer(api.GET('/analyses', { params: { query }, signal }));
  return results.map(({ id, name }) => ({
    id: `analysis-${id}`,
    label: name,
    detail: t.analysis,
    href: pathTo('analysis', { analysisId: id }),
  }));
}
