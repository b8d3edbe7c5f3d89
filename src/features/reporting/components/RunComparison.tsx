import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { type CardChange, type CellChange, compareRuns, type RowChange } from '#domain/reporting';
import { LoadError } from '#shared/failure';
import { useProjectId } from '#shared/project';
import { runName } from '../model/runName.ts';
import { type ReportRun, runQuery } from '../reportingQueries.ts';
import * as t from '../texts.ts';
import * as styles from './Reporting.css.ts';

const kinds = { added: t.added, removed: t.removed, changed: t.changed, same: t.same } as const;

interface Line {
  key: string;
  name: string;
  kind: keyof typeof kinds;
  cell?: CellChange;
}

const ofRow = ({ name, kind, cells }: RowChange, at: number): Line[] =>
  cells.length === 0
    ? [{ key: `${at}`, name, kind }]
    : cells.map((cell) => ({ key: `${at} ${cell.label}`, name, kind, cell }));

const linesOf = ({ rows, cells }: CardChange): Line[] => [
  ...cells.map((cell): Line => ({
    key: `total ${cell.label}`,
    name: cell.label === 'Text' ? '' : t.total,
    kind: 'changed',
    cell,
  })),
  ...rows.flatMap(ofRow),
];

/** What changed between an earlier run of a report and this one, card by card. */
export function RunComparison({ run, against }: { run: ReportRun; against: number }) {
  const earlier = useQuery(runQuery(useProjectId(), against));
  if (earlier.isError)
    return <LoadError what={t.otherRun} error={earlier.error} onRetry={() => void earlier.refetch()} />;
  if (!earlier.data) return <Skeleton height={120} />;
  const cards = compareRuns(earlier.data.figures.papers, run.figures.papers);
  const moved = cards.filter(({ kind }) => kind !== 'same');
  const isLater = earlier.data.created_at > run.created_at;
  const since = t.valueTheRunOfDate(isLater ? t.against : t.since, runName(earlier.data));
  return (
    <section className={styles.comparison} aria-label={t.whatChanged}>
      <h2 className={styles.comparisonTitle}>{t.whatChangedSince(since)}</h2>
      {moved.length === 0 ? (
        <p className={styles.quiet}>{t.bothRunsShowTheSame}</p>
      ) : (
        moved.map((card) => <Card key={card.key} card={card} />)
      )}
      {moved.length > 0 && moved.length < cards.length ? (
        <p className={styles.quiet}>
          {t.unchangedList(
            cards
              .filter(({ kind }) => kind === 'same')
              .map(({ title }) => title)
              .join(', '),
          )}
        </p>
      ) : null}
    </section>
  );
}

function Card({ card }: { card: CardChange }) {
  if (card.kind !== 'changed') return <p>{t.titleKind(card.title, card.kind)}</p>;
  return (
    <table className={styles.changes}>
      <caption>{card.title}</caption>
      <thead>
        <tr>
          <th scope="col">{t.row}</th>
          <th scope="col">{t.change}</th>
          <th scope="col">{t.column}</th>
          <th scope="col">{t.thenWord}</th>
          <th scope="col">{t.now}</th>
        </tr>
      </thead>
      <tbody>
        {linesOf(card).map(({ key, name, kind, cell }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            <td>{kinds[kind]}</td>
            <td>{cell?.label}</td>
            <td>{cell?.before}</td>
            <td>{cell?.after}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
