import { useInfiniteQuery } from '@tanstack/react-query';
import { HistoryList } from '#shared/history';
import { changeSetQuery } from '../historyQueries.ts';
import { aboutWords } from '../model/rowAddress.ts';

/** The rows of a change that is told as one, page by page. It is undone as a whole, where it stands. */
export function ChangeSetRows({ projectId, changeSetId }: { projectId: number; changeSetId: number }) {
  const history = useInfiniteQuery(changeSetQuery(projectId, changeSetId));
  return <HistoryList history={history} subject={aboutWords} />;
}
