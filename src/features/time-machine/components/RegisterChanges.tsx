import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { DataGrid, type GridColumn } from '#design-system/grid/DataGrid/DataGrid.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { type IsoDate, formatDate } from '#domain/dates';
import { NOTHING, sumMoney } from '#domain/money';
import { LoadError } from '#shared/failure';
import { PhoneRow } from '#shared/page';
import { comparedIssues, comparedRisks, type RegisterStep, registerSteps } from '../model/pastRegisters.ts';
import { signed } from '../model/signed.ts';
import { registersQuery } from '../pastQueries.ts';
import * as t from '../texts.ts';
import { nameColumns } from './nameColumns.tsx';
import * as styles from './TimeMachine.css.ts';

export interface RegisterChangesProps {
  projectId: number;
  from: IsoDate;
  to: IsoDate;
}

/** What became of risks and issues between two days, as far as the person may see them. */
export function RegisterChanges({ projectId, from, to }: RegisterChangesProps) {
  const before = useQuery(registersQuery(projectId, from));
  const after = useQuery(registersQuery(projectId, to));
  const failed = [before, after].find(({ isError }) => isError);
  if (failed?.error)
    return (
      <LoadError
        what={t.changesOfRisksAndIssues}
        error={failed.error}
        onRetry={() => void failed.refetch()}
      />
    );
  // A day that stays until the next has come is not the one that is asked for.
  if (before.data?.date !== from || after.data?.date !== to) return <Skeleton height={200} />;
  const [old, now] = [before.data, after.data];
  const days = [formatDate(from), formatDate(to)] as const;
  return (
    <>
      {old.risks && now.risks ? (
        <Changes
          title={t.risksFromDateToDate2(...days)}
          label={t.risksThatChanged}
          empty={<EmptyState title={t.noRisksChanged} text={t.noOneChangedARisk} />}
          columns={stepColumns('risks', projectId)}
          steps={registerSteps(old.risks, now.risks, comparedRisks)}
        />
      ) : null}
      {old.issues && now.issues ? (
        <Changes
          title={t.issuesFromDateToDate2(...days)}
          label={t.issuesThatChanged}
          empty={<EmptyState title={t.noIssuesChanged} text={t.noOneChangedAnIssue} />}
          columns={stepColumns('issues', projectId)}
          steps={registerSteps(old.issues, now.issues, comparedIssues)}
        />
      ) : null}
    </>
  );
}

interface ChangesProps {
  title: string;
  label: string;
  columns: GridColumn<RegisterStep>[];
  steps: RegisterStep[];
  empty: ReactNode;
}

const rowKey = (step: RegisterStep) => String(step.id);
const rowLabel = (step: RegisterStep) => `${step.code} ${step.name}`;
const effectOf = ({ effect }: RegisterStep) => (effect === 0 ? t.none : signed(effect));

/** What was said before and after in a line; a row that came or went stood one way alone. */
const changeOf = ({ happened, before, after }: RegisterStep) =>
  t.happenedWords(
    happened,
    before === NOTHING ? after : after === NOTHING ? before : t.beforeToAfter(before, after),
  );

function Changes({ title, label, columns, steps, empty }: ChangesProps) {
  return (
    <section className={styles.bridge} aria-label={label}>
      <Text as="h2" size="section" weight="strong">
        {title}
      </Text>
      <DataGrid
        label={label}
        columns={columns}
        rows={steps}
        rowKey={rowKey}
        rowLabel={rowLabel}
        maxHeight={420}
        status="ready"
        empty={empty}
        renderCompact={(step) => (
          <PhoneRow title={rowLabel(step)} note={changeOf(step)} figure={effectOf(step)} />
        )}
      />
    </section>
  );
}

const stepColumns = (page: 'risks' | 'issues', projectId: number): GridColumn<RegisterStep>[] => [
  ...nameColumns<RegisterStep>(
    page,
    projectId,
    (all) => (all.length === 1 ? t.changed1 : t.lengthChanged(all.length.toLocaleString('en-US'))),
    220,
  ),
  {
    id: 'happened',
    title: t.whatHappened,
    width: 140,
    groupable: true,
    value: ({ happened }) => happened,
    render: ({ happened }) => happened,
  },
  {
    id: 'before',
    title: t.before,
    width: 190,
    value: ({ before }) => before,
    render: ({ before }) => before,
  },
  { id: 'after', title: t.after, width: 190, value: ({ after }) => after, render: ({ after }) => after },
  {
    id: 'effect',
    title: t.effectOnTotal,
    width: 145,
    align: 'end',
    value: ({ effect }) => effect,
    render: effectOf,
    renderTotal: (all) => signed(sumMoney(all.map(({ effect }) => effect))),
  },
];
