import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx';
import { Card } from '#design-system/layout/Card/Card.tsx';
import { formatNumber } from '#domain/money';
import { HistoryList } from '#shared/history';
import { Page } from '#shared/page';
import { useProjectId } from '#shared/project';
import { useUndo } from '#shared/undo';
import { ChangeSetRows } from '../components/ChangeSetRows.tsx';
import { HistoryTools } from '../components/HistoryTools.tsx';
import { useHistoryFilters } from '../components/useHistoryFilters.ts';
import { projectHistoryQuery } from '../historyQueries.ts';
import { noHistoryFilters } from '../model/historyFilters.ts';
import { aboutWords, rowAddress } from '../model/rowAddress.ts';
import * as t from '../texts.ts';

/** What happened in the project, by whom, and its undoing (docs/product/history.md). */
export default function HistoryScreen() {
  const projectId = useProjectId();
  const client = useQueryClient();
  const [filters, change] = useHistoryFilters();
  const history = useInfiniteQuery(projectHistoryQuery(projectId, filters));
  // What is undone may be anything of the project.
  const { undo, undoing } = useUndo(() => client.invalidateQueries());
  const first = history.data?.pages[0];
  const count = first?.count ?? null;
  const isNarrowed = Object.values(filters).some((value) => value !== null);
  return (
    <Page
      title={t.history}
      count={count === null ? undefined : `${formatNumber(count)} ${t.changeWord(count)}`}
    >
      <HistoryTools />
      <Card>
        {first?.results.length === 0 && isNarrowed ? (
          <EmptyState
            art="funnel"
            title={t.yourFiltersDidntReturnAny}
            action={<Button onPress={() => change(noHistoryFilters)}>{t.clearFilters}</Button>}
          />
        ) : (
          <HistoryList
            history={history}
            subject={aboutWords}
            renderRows={(entry) => <ChangeSetRows projectId={projectId} changeSetId={entry.change_set_id} />}
            href={(entry) => rowAddress(entry, projectId)}
            onUndo={undo}
            undoing={undoing}
          />
        )}
      </Card>
    </Page>
  );
}
