import { useMemo } from 'react';
import { Link } from '#design-system/actions/Link/Link.tsx';
import { Avatar } from '#design-system/feedback/Avatar/Avatar.tsx';
import { Figure } from '#design-system/feedback/Figure/Figure.tsx';
import { DataGrid, type GridColumn } from '#design-system/grid/DataGrid/DataGrid.tsx';
import { Card } from '#design-system/layout/Card/Card.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { formatDate } from '#domain/dates';
import { formatCode } from '#domain/items';
import { formatMoney, NOTHING } from '#domain/money';
import { personName } from '#domain/people';
import { pathTo } from '#platform/routing';
import type { Outlook } from '../dashboardQueries.ts';
import { decisionsFile } from '../model/cardFiles.ts';
import * as t from '../texts.ts';
import { CardExport } from './CardExport.tsx';
import { countAndLate, Due, Titled } from './OutlookCards.tsx';
import * as styles from './Portfolio.css.ts';

type Decisions = NonNullable<Outlook['decisions']>;
type Row = Decisions['results'][number];

const rowKey = ({ id }: Row) => String(id);
const codeOf = ({ number }: Row) => formatCode('item', number);
const perWeek = (cost: number | null) => (cost ? t.moneyWk(formatMoney(cost)) : NOTHING);

function Item({ row }: { row: Row }) {
  return (
    <span className={styles.cut} title={row.name}>
      <Link
        href={pathTo('foresite', { projectId: row.project.id }, { itemDetailsId: row.id })}
        variant="plain"
      >
        {row.name}
      </Link>
    </span>
  );
}

function Assignee({ of: person }: { of: Row['assignee'] }) {
  return person ? (
    <Avatar name={personName(person)} src={person.avatar_url ?? null} seed={person.id} size="small" />
  ) : null;
}

const columnsOf = (today: string, ofMany: boolean): GridColumn<Row>[] => [
  { id: 'code', title: t.code, width: 84, value: codeOf, render: codeOf },
  {
    id: 'item',
    title: t.item,
    width: 220,
    grow: true,
    value: ({ name }) => name,
    render: (row) => <Item row={row} />,
  },
  ...(ofMany
    ? [
        {
          id: 'project',
          title: t.project,
          width: 190,
          shrinksTo: 120,
          value: ({ project }: Row) => project.name,
          render: ({ project }: Row) => (
            <span className={styles.cut} title={project.name}>
              {project.name}
            </span>
          ),
        },
      ]
    : []),
  {
    id: 'due',
    title: t.dueDate,
    width: 112,
    value: ({ due_on: day }) => day,
    render: ({ due_on: day }) =>
      day === null ? (
        NOTHING
      ) : (
        <span className={day < today ? styles.late : undefined}>{formatDate(day)}</span>
      ),
  },
  {
    id: 'cost',
    title: t.cost,
    width: 124,
    shrinksTo: 112,
    align: 'end',
    value: ({ cost }) => cost,
    render: ({ cost }) => <Figure>{formatMoney(cost)}</Figure>,
  },
  {
    id: 'waits',
    title: t.ifItWaits,
    width: 124,
    shrinksTo: 112,
    align: 'end',
    value: (row) => row.weekly_waiting_cost,
    render: (row) => <Figure>{perWeek(row.weekly_waiting_cost)}</Figure>,
  },
  {
    id: 'assignee',
    title: t.assignee,
    width: 92,
    value: ({ assignee }) => (assignee ? personName(assignee) : null),
    render: ({ assignee }) => <Assignee of={assignee} />,
  },
];

/** Pending items that have to be decided first: when, what they cost, and what each week of delay costs. */
export function DecisionsCard({ part, today }: { part: Decisions; today: string }) {
  const { count, overdue_count: late, results } = part;
  const [first] = results;
  const ofMany = results.some(({ project }) => project.id !== first?.project.id);
  const only = first && !ofMany && results.length === count ? first.project : undefined;
  const namesProject = only === undefined;
  const columns = useMemo(() => columnsOf(today, namesProject), [today, namesProject]);
  const counts = countAndLate(count, late, 'pending');
  return (
    <Card
      title={<Titled note={only ? `${only.name}, ${counts}` : counts}>{t.decisionsDue}</Titled>}
      actions={
        <>
          {only ? (
            <Text size="meta">
              <Link href={pathTo('foresite', { projectId: only.id })}>{t.foresite}</Link>
            </Text>
          ) : null}
          <CardExport file={decisionsFile(part)} />
        </>
      }
      padding="none"
    >
      {results.length === 0 ? (
        <p className={styles.none}>{t.noItemsAreWaiting}</p>
      ) : (
        <DataGrid
          label={t.decisionsDue}
          frame="none"
          columns={columns}
          rows={results}
          rowKey={rowKey}
          compactHeight={64}
          renderCompact={(row) => (
            <span className={styles.compact}>
              <span className={styles.words}>
                <Item row={row} />
                <small className={`${styles.below} ${styles.cut}`}>
                  {[
                    ...(namesProject ? [row.project.name] : []),
                    codeOf(row),
                    ...(row.weekly_waiting_cost
                      ? [t.delayCostsPerWeek(perWeek(row.weekly_waiting_cost))]
                      : []),
                  ].join(', ')}
                </small>
              </span>
              <span className={styles.amount}>
                <Figure>{formatMoney(row.cost)}</Figure>
                <small className={styles.below}>
                  <Due day={row.due_on} today={today} />
                </small>
              </span>
            </span>
          )}
          maxHeight={100_000}
          status="ready"
        />
      )}
    </Card>
  );
}
