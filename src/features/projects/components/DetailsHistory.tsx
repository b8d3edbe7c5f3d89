import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { Card } from '#design-system/layout/Card/Card.tsx';
import { answer, api } from '#platform/api';
import { useFocusSection } from '#platform/routing';
import { historyAfter, HistoryList, historyPages } from '#shared/history';
import * as t from '../texts.ts';

const historyQuery = (projectId: number) =>
  infiniteQueryOptions({
    queryKey: ['projects', 'history', projectId] as const,
    queryFn: ({ signal, pageParam }) =>
      answer(
        api.GET('/projects/{project_id}/details-history', {
          params: { path: { project_id: projectId }, query: historyAfter(pageParam) },
          signal,
        }),
      ),
    ...historyPages,
  });

/** Who changed what of a project's details, newest first. */
export function DetailsHistory({ projectId }: { projectId: number }) {
  const ref = useFocusSection<HTMLDivElement>('history');
  const history = useInfiniteQuery(historyQuery(projectId));
  return (
    <div ref={ref}>
      <Card title={t.history}>
        <HistoryList history={history} subject={t.theProject} />
      </Card>
    </div>
  );
}
