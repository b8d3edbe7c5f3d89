import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { Card } from '#design-system/layout/Card/Card.tsx';
import { Select } from '#design-system/inputs/Select/Select.tsx';
import { formatCode } from '#domain/items';
import { formatMoney } from '#domain/money';
import { LoadError } from '#shared/failure';
import { localToday, milestonesQuery, useProjectId } from '#shared/project';
import { type ContextChange, differenceQuery } from '../contextQueries.ts';
import * as t from '../texts.ts';
import * as styles from './Context.css.ts';

const lists = [
  { id: 'no_longer', title: t.noLongerHolds, mark: '−' },
  { id: 'changed', title: t.changed, mark: '~' },
  { id: 'added', title: t.added, mark: '+' },
] as const;

const fewest = 5;

/** What of the context has changed since a milestone that is past: the estimate of that day rests on it. */
export function ContextChanges({ onOpen }: { onOpen: (id: number) => void }) {
  const projectId = useProjectId();
  const today = localToday();
  const kept = useQuery(milestonesQuery(projectId));
  const milestones = (kept.data?.results ?? [])
    .filter(({ date }) => date <= today)
    .toSorted((a, b) => (a.date < b.date ? 1 : -1));
  const [chosen, setChosen] = useState<number | null>(null);
  const since = chosen ?? milestones[1]?.id ?? milestones[0]?.id;
  if (kept.isPending) return <Skeleton height={300} />;
  if (since === undefined)
    return (
      <Card title={t.changesSinceAMilestone}>
        <Text tone="muted">{t.onceAMilestoneHasPassed}</Text>
      </Card>
    );
  return (
    <Card
      padding="none"
      title={t.changesSince}
      actions={
        <Select
          label={t.milestone}
          labelHidden
          size="small"
          options={milestones.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={String(since)}
          onChange={(id) => setChosen(Number(id))}
        />
      }
    >
      <Difference milestoneId={since} onOpen={onOpen} />
    </Card>
  );
}

function Difference({ milestoneId, onOpen }: { milestoneId: number; onOpen: (id: number) => void }) {
  const difference = useQuery(differenceQuery(useProjectId(), milestoneId));
  const [isWhole, setWhole] = useState(false);
  if (difference.isError && !difference.data)
    return <LoadError what={t.changes} error={difference.error} onRetry={() => void difference.refetch()} />;
  if (!difference.data) return <Skeleton height={240} />;
  const found = lists.map((list) => ({ ...list, changes: difference.data[list.id] }));
  const all = found.reduce((sum, { changes }) => sum + changes.length, 0);
  if (all === 0)
    return <p className={styles.quiet}>{t.nothingHasChangedSinceName(difference.data.milestone.name)}</p>;
  const isCut = found.some(({ changes }) => changes.length > fewest);
  return (
    <>
      {found.map(({ id, title, mark, changes }) =>
        changes.length === 0 ? null : (
          <section key={id} aria-labelledby={`context-${id}`}>
            <h3 className={styles.group} id={`context-${id}`}>
              {title} <span>{changes.length}</span>
            </h3>
            <ul className={styles.changes}>
              {(isWhole ? changes : changes.slice(0, fewest)).map((change) => (
                <ChangeRow
                  key={change.id}
                  change={change}
                  mark={mark}
                  isOver={id === 'no_longer'}
                  onOpen={onOpen}
                />
              ))}
            </ul>
          </section>
        ),
      )}
      {isCut ? (
        <div className={styles.more}>
          <Button variant="quiet" size="small" onPress={() => setWhole(!isWhole)}>
            {isWhole ? t.showFewer : t.showAllAll(all)}
          </Button>
        </div>
      ) : null}
    </>
  );
}

interface ChangeProps {
  change: ContextChange;
  mark: string;
  isOver: boolean;
  onOpen: (id: number) => void;
}

function ChangeRow({ change, mark, isOver, onOpen }: ChangeProps) {
  const { id, number, statement, before, cost_group: code, amount, is_deleted: isDeleted } = change;
  const words = isOver ? (
    <del>{before ?? statement}</del>
  ) : (
    <>
      {before === null ? null : <del>{before}</del>} <span className={styles.now}>{statement}</span>
    </>
  );
  return (
    <li className={styles.change}>
      <span className={styles.mark} aria-hidden>
        {mark}
      </span>
      <div>
        {isDeleted ? (
          <p className={styles.changed}>{words}</p>
        ) : (
          <button type="button" className={styles.changed} onClick={() => onOpen(id)}>
            {words}
          </button>
        )}
        <p className={styles.quietFacts}>
          {[
            formatCode('context_entry', number),
            code?.div_code,
            amount === null ? null : formatMoney(amount),
            isDeleted ? 'deleted' : null,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
    </li>
  );
}
