import { type ReactNode, useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Link } from '#design-system/actions/Link/Link.tsx';
import { Heatmap } from '#design-system/charts/Heatmap/Heatmap.tsx';
import { Figure } from '#design-system/feedback/Figure/Figure.tsx';
import { Card } from '#design-system/layout/Card/Card.tsx';
import { formatDate } from '#domain/dates';
import { formatCode } from '#domain/items';
import { abbreviate, formatMoney } from '#domain/money';
import { levelIn, RATING_LABELS, RISK_LEVELS, riskScore } from '#domain/risks';
import { pathTo } from '#platform/routing';
import { useRiskScale } from '#shared/risk-scale';
import type { Outlook } from '../dashboardQueries.ts';
import { datesFile, issuesFile, matrixFile, risksFile } from '../model/cardFiles.ts';
import * as t from '../texts.ts';
import { CardExport } from './CardExport.tsx';
import * as styles from './Portfolio.css.ts';

type Part<Name extends 'dates' | 'risks' | 'decisions' | 'issues'> = { part: NonNullable<Outlook[Name]> };

interface LineProps {
  mark?: ReactNode;
  name: string;
  href: string;
  below: string;
  amount: ReactNode;
  note?: ReactNode;
}

/** A named row of a card with the way to it. */
export function Line({ mark, name, href, below, amount, note }: LineProps) {
  return (
    <li className={mark ? styles.line : `${styles.line} ${styles.bare}`}>
      {mark}
      <span className={styles.words}>
        <span className={styles.cut} title={name}>
          <Link href={href} variant="plain">
            {name}
          </Link>
        </span>
        <small className={`${styles.below} ${styles.cut}`}>{below}</small>
      </span>
      <span className={styles.amount}>
        {amount}
        {note ? <small className={styles.below}>{note}</small> : null}
      </span>
    </li>
  );
}

interface ListCardProps {
  title: string;
  note: string;
  /** Said where there is nothing. */
  none: string;
  lines: readonly ReactNode[];
  after?: ReactNode;
  actions?: ReactNode;
}

/** A card of rows. */
export function ListCard({ title, note, none, lines, after, actions }: ListCardProps) {
  return (
    <Card title={<Titled note={note}>{title}</Titled>} actions={actions} padding="none">
      {lines.length === 0 ? <p className={styles.none}>{none}</p> : <ul className={styles.list}>{lines}</ul>}
      {after}
    </Card>
  );
}

/** The heading of a card with what stands beside it. */
export function Titled({ note, children }: { note: string; children: string }) {
  return (
    <span className={styles.cardTitle}>
      {children} <span className={styles.cardNote}>{note}</span>
    </span>
  );
}

const few = 6;
const query = (id: number) => ({ itemDetailsId: id });

/** Milestones and contract events from today on, over all projects. */
export function DatesCard({ part }: Part<'dates'>) {
  const [isAll, setIsAll] = useState(false);
  const { count, results } = part;
  const shown = isAll ? results : results.slice(0, few);
  return (
    <ListCard
      title={t.nextMilestones}
      actions={<CardExport file={datesFile(part)} />}
      note={count === 0 ? '' : String(count)}
      none={t.nothingIsPlannedFromToday}
      lines={shown.map(({ kind, id, number, name, date, project }) => (
        <Line
          key={`${kind} ${id}`}
          mark={<i className={styles.mark} data-kind={kind} aria-hidden="true" />}
          name={name}
          href={pathTo('timeline', { projectId: project.id })}
          below={`${project.name}, ${formatCode(kind, number)}`}
          amount={<time dateTime={date}>{formatDate(date)}</time>}
        />
      ))}
      after={
        results.length > few ? (
          <div className={styles.more}>
            <Button size="small" variant="quiet" onPress={() => setIsAll(!isAll)}>
              {isAll
                ? t.showFewer
                : results.length < count
                  ? t.theNextLengthOfCount(results.length, count)
                  : t.allCountMilestones(count)}
            </Button>
          </div>
        ) : null
      }
    />
  );
}

/** When something is due, and that it should have been. */
export function Due({ day, today }: { day: string | null; today: string }) {
  if (day === null) return t.noDueDate;
  return day < today ? (
    <span className={styles.late}>{t.overdueDate(formatDate(day))}</span>
  ) : (
    t.dueDatePiece(formatDate(day))
  );
}

/** How many there are, and how many of them are late. */
export const countAndLate = (count: number, late: number, word: string) =>
  `${count} ${word}${late > 0 ? t.lateOverdue(late) : ''}`;

/** The active risks with the most money at stake. */
export function RisksCard({ part }: Part<'risks'>) {
  const scale = useRiskScale();
  return (
    <ListCard
      title={t.topRisks}
      actions={
        <CardExport file={risksFile(part, (likelihood, impact) => levelIn(scale, likelihood, impact))} />
      }
      note={part.value === null ? '' : t.abbreviateAtStake(abbreviate(part.value))}
      none={t.noRiskIsActive}
      lines={part.results.map((row) => {
        const score = riskScore(row.likelihood, row.impact);
        return (
          <Line
            key={row.id}
            name={row.name}
            href={pathTo('risks', { projectId: row.project.id }, query(row.id))}
            below={`${row.project.name}, ${formatCode('risk', row.number)}`}
            amount={<Figure>{formatMoney(row.value)}</Figure>}
            note={
              score === 0
                ? t.notRated
                : `${RISK_LEVELS[levelIn(scale, row.likelihood, row.impact)].label}, ${score}`
            }
          />
        );
      })}
    />
  );
}

/** Issues that wait for an answer, the first due on top. */
export function IssuesCard({ part, today }: Part<'issues'> & { today: string }) {
  return (
    <ListCard
      title={t.openIssues}
      actions={<CardExport file={issuesFile(part)} />}
      note={countAndLate(part.count, part.overdue_count, 'open')}
      none={t.noIssueIsOpen}
      lines={part.results.map((row) => (
        <Line
          key={row.id}
          name={row.name}
          href={pathTo('issues', { projectId: row.project.id }, query(row.id))}
          below={`${row.project.name}, ${formatCode('issue', row.number)}`}
          amount={<Figure>{formatMoney(row.cost_at_stake)}</Figure>}
          note={<Due day={row.due_date} today={today} />}
        />
      ))}
    />
  );
}

const ratings = [1, 2, 3, 4, 5];
const heading = (rating: number) => ({
  id: String(rating),
  label: RATING_LABELS[rating] ?? '',
  rank: String(rating),
});
const columns = ratings.map(heading);
const rows = columns.toReversed();

/** How many active risks there are at each likelihood and impact, over all projects. */
export function MatrixCard({ part }: Part<'risks'>) {
  const scale = useRiskScale();
  const counts = new Map(part.cells.map((cell) => [`${cell.likelihood} ${cell.impact}`, cell.count]));
  const cells = ratings.flatMap((likelihood) =>
    ratings.map((impact) => {
      const count = counts.get(`${likelihood} ${impact}`);
      const level = levelIn(scale, likelihood, impact);
      return {
        row: String(likelihood),
        column: String(impact),
        tone: level === 'none' ? ('low' as const) : level,
        value: String(likelihood * impact),
        ...(count !== undefined && { count }),
      };
    }),
  );
  const matrix = { rows, columns, rowTitle: t.likelihood, columnTitle: t.impact, cells };
  // Drawing is rarely asked for.
  const picture = async (place: HTMLElement) =>
    (await import('#design-system/charts/Heatmap/heatPicture.ts')).heatPicture(t.riskMatrix, matrix, place);
  return (
    <Card
      title={<Titled note={t.countActive(part.count)}>{t.riskMatrix}</Titled>}
      actions={<CardExport file={{ ...matrixFile(part), picture }} />}
    >
      <Heatmap
        {...matrix}
        height={300}
        summary={t.countActiveRisksByLikelihood(part.count, part.high_count)}
      />
    </Card>
  );
}
