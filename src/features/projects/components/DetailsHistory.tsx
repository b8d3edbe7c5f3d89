import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { Card } from '#design-system/layout/Card/Card.tsx';
import { answer, api } from '#platform/api';
import { HISTORY_PAGE, HistoryList, nextHistoryPage } from '#shared/history';

const historyQuery = (projectId: number) =>
  infiniteQueryOptions({
    queryKey: ['projects', 'history', projectId] as const,
    initialPageParam: 0,
    queryFn: ({ signal, pageParam }) =>
      answer(
        api.GET('/projects/{project_id}/details-history', {
          params: { path: { project_id: projectId }, query: { limit: HISTORY_PAGE, offset: pageParam } },
          signal,
        }),
      ),
    getNextPageParam: nextHistoryPage,
  });

/** Who changed what of a project's details, newest first. */
export function DetailsHistory({ projectId }: { projectId: number }) {
  const history = useInfiniteQuery(historyQuery(projectId));
  return (
    <Card title="History">
      <HistoryList history={history} subject="the project" />
    </Card>
  );
}
