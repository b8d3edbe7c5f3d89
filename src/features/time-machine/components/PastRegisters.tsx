import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx';
import { Figure } from '#design-system/feedback/Figure/Figure.tsx';
import { ScorePill } from '#design-system/feedback/ScorePill/ScorePill.tsx';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { DataGrid, type GridColumn } from '#design-system/grid/DataGrid/DataGrid.tsx';
import { formatDate, formatGridDate } from '#domain/dates';
import { isAtStake, ISSUE_STATUSES, SEVERITIES } from '#domain/issues';
import { formatMoney, NOTHING, sumMoney } from '#domain/money';
import { personName } from '#domain/people';
import { RISK_LEVELS, RISK_STATUSES } from '#domain/risks';
import { LoadError } from '#shared/failure';
import { PhoneRow } from '#shared/page';
import { countedOf, isOpen, nameOf } from '../model/pastRegisters.ts';
import { type PastIssue, type PastRisk, registersQuery } from '../pastQueries.ts';
import * as t from '../texts.ts';
import { nameColumns } from './nameColumns.tsx';

export interface PastRegistersProps {
  projectId: number;
  day: string;
}

type Row = PastRisk | PastIssue;

const rowKey = (row: Row) => String(row.id);
const rowLabel = (row: Row) => `${row.code} ${row.name}`;
const money = (amount: number | null) => <Figure>{amount === null ? NOTHING : formatMoney(amount)}</Figure>;
const total = (amounts: readonly (number | null)[]) => money(sumMoney(amounts.map((amount) => amount ?? 0)));
/** The value of a risk as the register shows it. */
function RiskValue({ risk }: { risk: PastRisk }) {
  const isEstimated = risk.value === null && risk.estimated_value !== null;
  return (
    <>
      {isEstimated ? (
        <Text size="meta" tone="muted">
          {`${t.est} `}
        </Text>
      ) : null}
      {money(countedOf(risk))}
    </>
  );
}

/** Status and person on one line; nobody is left out. */
const standing = (status: string, person: PastRisk['owner']) =>
  person ? `${status}, ${personName(person)}` : status;

const riskColumns = (projectId: number): GridColumn<PastRisk>[] => [
  ...nameColumns<PastRisk>('risks', projectId, (all) => t.lengthActive(all.filter(isOpen).length)),
  {
    id: 'score',
    title: t.score,
    width: 90,
    align: 'center',
    value: ({ score }) => score,
    render: ({ score, level }) => <ScorePill score={score} level={level} label={RISK_LEVELS[level].label} />,
  },
  {
    id: 'value',
    title: t.value,
    width: 150,
    align: 'end',
    value: countedOf,
    render: (risk) => <RiskValue risk={risk} />,
    renderTotal: (all) => total(all.filter(isOpen).map(countedOf)),
  },
  {
    id: 'status',
    title: t.status,
    width: 140,
    value: ({ status }) => RISK_STATUSES[status].label,
    render: ({ status }) => RISK_STATUSES[status].label,
  },
  {
    id: 'owner',
    title: t.owner,
    width: 150,
    value: ({ owner }) => nameOf(owner),
    render: ({ owner }) => nameOf(owner),
  },
];

const issueColumns = (projectId: number): GridColumn<PastIssue>[] => [
  ...nameColumns<PastIssue>('issues', projectId, (all) =>
    t.lengthActiveAndBacklog(all.filter(isAtStake).length),
  ),
  {
    id: 'status',
    title: t.status,
    width: 120,
    value: ({ status }) => ISSUE_STATUSES[status].label,
    render: ({ status }) => ISSUE_STATUSES[status].label,
  },
  {
    id: 'severity',
    title: t.severity,
    width: 118,
    value: ({ severity }) => severity,
    render: ({ severity }) => (severity ? SEVERITIES[severity as keyof typeof SEVERITIES] : NOTHING),
  },
  {
    id: 'cost_at_stake',
    title: t.costAtStake,
    width: 130,
    align: 'end',
    value: ({ cost_at_stake: cost }) => cost,
    render: ({ cost_at_stake: cost }) => money(cost),
    renderTotal: (all) => total(all.filter(isAtStake).map(({ cost_at_stake: cost }) => cost)),
  },
  {
    id: 'due_date',
    title: t.dueDate,
    width: 120,
    value: ({ due_date: due }) => due,
    render: ({ due_date: due }) => (due === null ? NOTHING : formatGridDate(due)),
  },
  {
    id: 'assignee',
    title: t.assignee,
    width: 150,
    value: ({ assignee }) => nameOf(assignee),
    render: ({ assignee }) => nameOf(assignee),
  },
];

/** Risks and issues of a day that is past, as far as the person may see them; a name leads to the row as it is today. */
export function PastRegisters({ projectId, day }: PastRegistersProps) {
  const past = useQuery(registersQuery(projectId, day));
  if (past.isError)
    return <LoadError what={t.risksAndIssues} error={past.error} onRetry={() => void past.refetch()} />;
  if (!past.data) return <Skeleton height={240} />;
  const { date, risks, issues } = past.data;
  const shared = { rowKey, rowLabel, maxHeight: 480, status: 'ready' as const };
  return (
    <>
      {risks ? (
        <Named title={t.risks}>
          <DataGrid
            {...shared}
            label={t.risksOnDate(formatDate(date))}
            columns={riskColumns(projectId)}
            rows={risks}
            renderCompact={(risk) => (
              <PhoneRow
                title={rowLabel(risk)}
                note={standing(RISK_STATUSES[risk.status].label, risk.owner)}
                figure={<RiskValue risk={risk} />}
                figureNote={risk.score === 0 ? null : `${risk.score} ${RISK_LEVELS[risk.level].label}`}
              />
            )}
            empty={<EmptyState title={t.noRisksYet} text={t.noRiskHadBeenWritten} />}
          />
        </Named>
      ) : null}
      {issues ? (
        <Named title={t.issues}>
          <DataGrid
            {...shared}
            label={t.issuesOnDate(formatDate(date))}
            columns={issueColumns(projectId)}
            rows={issues}
            renderCompact={(issue) => (
              <PhoneRow
                title={rowLabel(issue)}
                note={standing(ISSUE_STATUSES[issue.status].label, issue.assignee)}
                figure={money(issue.cost_at_stake)}
                figureNote={issue.due_date === null ? null : formatGridDate(issue.due_date)}
              />
            )}
            empty={<EmptyState title={t.noIssuesYet} text={t.noIssueHadBeenRaised} />}
          />
        </Named>
      ) : null}
    </>
  );
}

function Named({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack gap={2}>
      <Text as="h2" size="section" weight="strong">
        {title}
      </Text>
      {children}
    </Stack>
  );
}
