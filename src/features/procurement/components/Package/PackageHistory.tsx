import { useInfiniteQuery } from '@tanstack/react-query';
import { HistoryList } from '#shared/history';
import { useProjectId } from '#shared/project';
import { packageHistoryQuery } from '../../packageQueries.ts';
import * as t from '../../texts.ts';

/** What happened to a package, newest first. */
export function PackageHistory({ id }: { id: number }) {
  const history = useInfiniteQuery(packageHistoryQuery(useProjectId(), id));
  return <HistoryList history={history} subject={t.thePackage} />;
}
