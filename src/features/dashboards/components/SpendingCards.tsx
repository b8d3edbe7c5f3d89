import { Link } from '#design-system/actions/Link/Link.tsx';
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx';
import { Figure } from '#design-system/feedback/Figure/Figure.tsx';
import { DataGrid, type GridColumn } from '#design-system/grid/DataGrid/DataGrid.tsx';
import { Card } from '#design-system/layout/Card/Card.tsx';
import { abbreviate, formatMoney, formatPercent } from '#domain/money';
import { pathTo } from '#platform/routing';
import type { Spending } from '../dashboardQueries.ts';
import * as t from '../texts.ts';
import { Line, ListCard, Titled } from './OutlookCards.tsx';
import { contingencyFile, procurementFile } from '../model/cardFiles.ts';
import { CardExport } from './CardExport.tsx';
import * as styles from './Portfolio.css.ts';

type Purchase = NonNullable<Spending['procurement']>;
type Row = Purchase['results'][number];

const percentOf = (percent: number | null) => (percent === null ? '-' : formatPercent(percent));

function Savings({ savings }: { savings: number | null }) {
  if (savings === null || savings === 0) return <Figure>{formatMoney(savings)}</Figure>;
  return (
    <Figure trend={savings < 0 ? 'rise' : 'fall'}>
      {`${savings < 0 ? t.over : ''}${formatMoney(Math.abs(savings))}`}
    </Figure>
  );
}

const packages = ({ count, bought_count: bought }: Pick<Row, 'count' | 'bought_count'>) =>
  t.boughtOfCountValueBought(bought, count, t.packageWord(count));

function columnsOf(part: Purchase): GridColumn<Row>[] {
  const money = (id: 'budget' | 'committed', title: string): GridColumn<Row> => ({
    id,
    title,
    width: 132,
    align: 'end',
    value: (row) => row[id],
    render: (row) => <Figure>{formatMoney(row[id])}</Figure>,
    renderTotal: () => <Figure>{formatMoney(part[id])}</Figure>,
  });
  return [
    {
      id: 'project',
      title: t.project,
      width: 200,
      grow: true,
      value: ({ project }) => project.name,
      render: (row) => <ProjectOf row={row} />,
      renderTotal: () => packages(part),
    },
    money('budget', t.budget),
    money('committed', t.committed),
    {
      id: 'savings',
      title: t.savings,
      width: 132,
      align: 'end',
      value: (row) => row.savings,
      render: (row) => <Savings savings={row.savings} />,
      renderTotal: () => <Savings savings={part.savings} />,
    },
    {
      id: 'bought',
      title: t.bought,
      width: 84,
      align: 'end',
      value: (row) => row.percent_bought,
      render: (row) => <Figure>{percentOf(row.percent_bought)}</Figure>,
      renderTotal: () => <Figure>{percentOf(part.percent_bought)}</Figure>,
    },
  ];
}

function ProjectOf({ row }: { row: Row }) {
  return (
    <span className={styles.words}>
      <span className={styles.cut} title={row.project.name}>
        <Link href={pathTo('procurement', { projectId: row.project.id })} variant="plain">
          {row.project.name}
        </Link>
      </span>
      <small className={`${styles.below} ${styles.cut}`}>{packages(row)}</small>
    </span>
  );
}

const rowKey = (row: Row) => String(row.project.id);

/** What is bought of every project: budget, committed, savings and percent of the budget. */
export function ProcurementCard({ part }: { part: Purchase }) {
  return (
    <Card
      title={<Titled note={t.percentOfOfTheBudget(percentOf(part.percent_bought))}>{t.procurement}</Titled>}
      actions={<CardExport file={procurementFile(part)} />}
      padding="none"
    >
      <DataGrid
        label={t.procurement}
        frame="none"
        columns={columnsOf(part)}
        rows={part.results}
        rowKey={rowKey}
        rowHeight={52}
        compactHeight={64}
        renderCompact={(row) => (
          <span className={styles.compact}>
            <ProjectOf row={row} />
            <span className={styles.amount}>
              <Figure>{formatMoney(row.committed)}</Figure>
              <Savings savings={row.savings} />
            </span>
          </span>
        )}
        maxHeight={100_000}
        status="ready"
        empty={<EmptyState title={t.noBidPackagesYet} text={t.theyAreSetUp} headingLevel={3} />}
      />
    </Card>
  );
}

/** The contingency funds of every project: what was held, what was drawn and what is left. */
export function ContingencyCard({ part }: { part: NonNullable<Spending['contingency']> }) {
  return (
    <ListCard
      title={t.contingency}
      actions={<CardExport file={contingencyFile(part)} />}
      note={part.remaining === null ? '' : t.abbreviateLeft(abbreviate(part.remaining))}
      none={t.noProjectHasAContingency}
      lines={part.results.map(({ project, count, opened, funded, drawn, remaining }) => (
        <Line
          key={project.id}
          name={project.name}
          href={pathTo('foresite', { projectId: project.id })}
          below={t.countValueAbbreviateHeld(
            count,
            t.fundWord(count),
            abbreviate((opened ?? 0) + (funded ?? 0)),
          )}
          amount={<Figure>{formatMoney(remaining)}</Figure>}
          note={t.abbreviateDrawn(abbreviate(drawn ?? 0))}
        />
      ))}
    />
  );
}
