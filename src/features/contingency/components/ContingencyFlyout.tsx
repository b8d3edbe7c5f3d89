import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { Plus, X } from '#design-system/icons/shapes.ts';
import { Inline } from '#design-system/layout/Inline/Inline.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { useCan } from '#platform/flags';
import { LoadError } from '#shared/failure';
import { HostedFlyout } from '#shared/flyout';
import { HistoryList } from '#shared/history';
import { contingencyFlyout } from '../contingencyFlyout.ts';
import { useRemoveEntry } from '../contingencyMutations.ts';
import { contingencyHistoryQuery, contingencyQuery } from '../contingencyQueries.ts';
import { useUndo } from '#shared/foresite';
import { SectionTabs } from '#shared/section';
import type { Contingency } from '../model/contingencyTypes.ts';
import { historySubject } from '../model/contingencyWords.ts';
import * as t from '../texts.ts';
import * as styles from './Contingency.css.ts';
import { ContingencyFigures } from './ContingencyFigures.tsx';
import { EntryList } from './EntryList.tsx';
import { PotList } from './PotList.tsx';
import { usePotActions } from './usePotActions.tsx';

export interface ContingencyFlyoutProps {
  projectId: number;
  /** The pot whose entries are asked for; null for all pots. */
  potId: number | null;
  onClose: () => void;
}

/** What is held for the unknown: pots, what moved them, and who did that. */
export default function ContingencyFlyout({ projectId, potId, onClose }: ContingencyFlyoutProps) {
  const figures = useQuery(contingencyQuery(projectId));
  return (
    <HostedFlyout
      flyout={contingencyFlyout}
      label={t.contingency}
      header={
        <Inline justify="space-between">
          <Text as="h2" size="section" weight="strong">
            {t.contingency}
          </Text>
          <IconButton icon={X} size="small" label={t.close} onPress={onClose} />
        </Inline>
      }
    >
      {figures.isPending ? (
        <Stack gap={4}>
          <Skeleton height={72} />
          <Skeleton height={220} />
        </Stack>
      ) : figures.isError ? (
        <LoadError what={t.contingencyLower} error={figures.error} onRetry={() => void figures.refetch()} />
      ) : (
        <Parts projectId={projectId} data={figures.data} startsAt={potId} />
      )}
    </HostedFlyout>
  );
}

type Tab = 'pots' | 'entries' | 'history';

function Parts({
  projectId,
  data,
  startsAt,
}: {
  projectId: number;
  data: Contingency;
  startsAt: number | null;
}) {
  const canWrite = useCan('edit_any_scenarioitem');
  const [tab, setTab] = useState<Tab>(startsAt === null ? 'pots' : 'entries');
  const [potId, setPotId] = useState(startsAt);
  const actions = usePotActions(projectId, data.pots, data.as_of);
  const removeEntry = useRemoveEntry(projectId);
  const open = canWrite ? (
    <Button variant={data.pots.length === 0 ? 'primary' : 'secondary'} icon={Plus} onPress={actions.open}>
      {t.addFund}
    </Button>
  ) : null;
  const entries = data.pots.reduce((count, pot) => count + pot.entries_count, 0);
  return (
    <>
      <SectionTabs
        label={t.contingency}
        value={tab}
        onChange={(value) => setTab(value)}
        tabs={[
          { id: 'pots', label: t.funds, count: data.pots.length },
          { id: 'entries', label: t.entries, count: entries },
          { id: 'history', label: t.history },
        ]}
      >
        <div className={styles.panel}>
          {tab === 'history' ? (
            <ContingencyHistory projectId={projectId} />
          ) : data.pots.length === 0 ? (
            <EmptyState title={t.noContingencyYet} text={t.aFundHoldsMoneyFor} action={open} />
          ) : tab === 'entries' ? (
            <EntryList
              projectId={projectId}
              pots={data.pots}
              potId={potId}
              onPot={setPotId}
              canWrite={canWrite}
              onChange={actions.changeEntry}
              onRemove={(entry) => removeEntry.mutate(entry)}
            />
          ) : (
            <Stack gap={5}>
              <ContingencyFigures data={data} />
              <PotList
                pots={data.pots}
                until={data.until}
                canWrite={canWrite}
                onShow={(pot) => {
                  setPotId(pot.id);
                  setTab('entries');
                }}
                onAction={actions.begin}
              />
              <div>{open}</div>
            </Stack>
          )}
        </div>
      </SectionTabs>
      {actions.dialog}
    </>
  );
}

function ContingencyHistory({ projectId }: { projectId: number }) {
  const history = useInfiniteQuery(contingencyHistoryQuery(projectId));
  const { undo, undoing } = useUndo(projectId);
  return <HistoryList history={history} subject={historySubject} onUndo={undo} undoing={undoing} />;
}
