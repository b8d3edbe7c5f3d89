import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { Card } from '#design-system/layout/Card/Card.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Tabs } from '#design-system/navigation/Tabs/Tabs.tsx';
import { useCan } from '#platform/flags';
import { LoadError } from '#shared/failure';
import { HistoryList } from '#shared/history';
import { useProjectId } from '#shared/project';
import { useUndo } from '#shared/undo';
import {
  projectMarkupHistoryQuery,
  projectMarkupKeys,
  projectMarkupsQuery,
} from '../../projectMarkupQueries.ts';
import * as t from '../../texts.ts';
import { ProjectLines } from './ProjectLines.tsx';
import { TemplateCard } from './TemplateCard.tsx';

/** A project's own markups: the template they came from, and their lines (docs/product/markups.md). */
export default function ProjectMarkups() {
  const projectId = useProjectId();
  const sees = useCan('view_item_markup');
  const [tab, setTab] = useState<'lines' | 'history'>('lines');
  const { data, error, refetch } = useQuery({ ...projectMarkupsQuery(projectId), enabled: sees });
  if (!sees)
    return (
      <Card title={t.markups}>
        <EmptyState title={t.markupsAreHidden} text={t.youNeedThePermission} />
      </Card>
    );
  if (!data)
    return error ? (
      <LoadError what={t.markupsLower} error={error} onRetry={() => void refetch()} />
    ) : (
      <Skeleton height={360} />
    );
  return (
    <Stack gap={4}>
      <TemplateCard copy={data} />
      <Tabs
        label={t.markups}
        value={tab}
        onChange={setTab}
        tabs={[
          { id: 'lines', label: t.lines, count: data.lines.length },
          { id: 'history', label: t.history },
        ]}
      />
      {/* Lines that are not saved wait behind the history. */}
      <div hidden={tab !== 'lines'}>
        <ProjectLines copy={data} />
      </div>
      {tab === 'history' ? <CopyHistory /> : null}
    </Stack>
  );
}

function CopyHistory() {
  const projectId = useProjectId();
  const client = useQueryClient();
  const history = useInfiniteQuery(projectMarkupHistoryQuery(projectId));
  const { undo, undoing } = useUndo(() =>
    client.invalidateQueries({ queryKey: projectMarkupKeys.project(projectId) }),
  );
  return (
    <Card>
      <HistoryList history={history} subject={t.theMarkups} onUndo={undo} undoing={undoing} />
    </Card>
  );
}
