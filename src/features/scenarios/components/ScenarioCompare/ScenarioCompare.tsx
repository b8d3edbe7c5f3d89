import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { Link } from '#design-system/actions/Link/Link.tsx';
import { Figure } from '#design-system/feedback/Figure/Figure.tsx';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { StatusTag } from '#design-system/feedback/StatusTag/StatusTag.tsx';
import { FileText, X } from '#design-system/icons/shapes.ts';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { Flyout } from '#design-system/overlays/Flyout/Flyout.tsx';
import { NOTHING } from '#domain/money';
import { pathTo } from '#platform/routing';
import { LoadError } from '#shared/failure';
import { comparedRows, itemRows, type ComparedCell } from '../../model/comparison.ts';
import type { ScenarioComparison } from '#shared/foresite';
import { comparisonQuery } from '../../scenarioQueries.ts';
import * as t from '../../texts.ts';
import { scenarioLook } from '../scenarioLooks.ts';
import * as styles from './ScenarioCompare.css.ts';

export interface ScenarioCompareProps {
  projectId: number;
  ids: readonly number[];
  onChange: (ids: readonly number[]) => void;
  onClose: () => void;
  onOpenItem: (id: number) => void;
}

/** Up to four scenarios side by side: money, area, schedule, risks, goals, and what each of them holds. */
export default function ScenarioCompare({
  projectId,
  ids,
  onChange,
  onClose,
  onOpenItem,
}: ScenarioCompareProps) {
  const comparison = useQuery(comparisonQuery(projectId, ids));
  return (
    <Flyout
      label={t.compareScenarios}
      size="large"
      onCloseRequest={onClose}
      header={
        <div className={styles.header}>
          <h2 className={styles.title}>{t.compareScenarios}</h2>
          <span className={styles.tools}>
            <Button size="small" icon={FileText} onPress={() => window.print()}>
              {t.print}
            </Button>
            <IconButton size="small" icon={X} label={t.closeTheComparison} onPress={onClose} />
          </span>
        </div>
      }
    >
      {comparison.isPending ? (
        <Skeleton height={360} />
      ) : comparison.isError ? (
        <LoadError
          what={t.scenariosToCompare}
          error={comparison.error}
          onRetry={() => void comparison.refetch()}
        />
      ) : (
        <CompareTable
          projectId={projectId}
          comparison={comparison.data}
          onRemove={(id) => onChange(ids.filter((one) => one !== id))}
          onOpenItem={onOpenItem}
        />
      )}
    </Flyout>
  );
}

interface CompareTableProps {
  projectId: number;
  comparison: ScenarioComparison;
  onRemove: (id: number) => void;
  onOpenItem: (id: number) => void;
}

function CompareTable({ projectId, comparison, onRemove, onOpenItem }: CompareTableProps) {
  const { results } = comparison;
  const items = itemRows(comparison);
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <caption className={styles.caption}>
          {t.forecastAndRangeAssume}
          <strong className={styles.best}>{t.green}</strong>
          {t.isTheBest}
        </caption>
        <thead>
          <tr>
            <th scope="col" className={styles.corner}>
              {t.figure}
            </th>
            <th scope="col" className={styles.now}>
              <span className={styles.name}>{t.asItIsNow}</span>
            </th>
            {results.map(({ scenario }) => {
              const look = scenarioLook(scenario.status);
              return (
                <th key={scenario.id} scope="col" className={styles.column}>
                  <span className={styles.code}>{scenario.scenario_number}</span>
                  <span className={styles.name}>{scenario.name}</span>
                  <StatusTag label={look.label} tone={look.tone} icon={look.icon} />
                  {results.length > 1 ? (
                    <span className={styles.remove}>
                      <IconButton
                        size="small"
                        icon={X}
                        label={t.takeScenarioNumberOut(scenario.scenario_number)}
                        onPress={() => onRemove(scenario.id)}
                      />
                    </span>
                  ) : null}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {comparedRows(comparison).map((row) => (
            <tr key={row.id} className={styles.row}>
              <th scope="row" className={styles.label}>
                {row.label}
              </th>
              <td className={styles.nowCell}>
                <Cell cell={row.now} />
              </td>
              {row.cells.map((cell, index) => (
                <td
                  key={results[index]?.scenario.id}
                  className={styles.cell}
                  data-best={cell.best || undefined}
                >
                  <Cell cell={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tbody>
          <tr>
            <th scope="rowgroup" colSpan={results.length + 2} className={styles.group}>
              {t.items}
            </th>
          </tr>
          {items.map((item) => (
            <tr key={item.id} className={styles.row}>
              <th scope="row" className={item.differs ? styles.differing : styles.label}>
                <Link
                  href={pathTo('foresite', { projectId }, { itemDetailsId: item.id })}
                  onPress={(event) => {
                    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
                    event.preventDefault();
                    onOpenItem(item.id);
                  }}
                >
                  {item.code}
                </Link>{' '}
                {item.name}
                {item.differs || results.length === 1 ? null : <span className={styles.note}>{t.inAll}</span>}
              </th>
              <td className={styles.nowCell}>
                <NotIn />
              </td>
              {item.costs.map((cost, index) => (
                <td key={results[index]?.scenario.id} className={styles.cell}>
                  {cost === null ? <NotIn /> : <Figure>{cost}</Figure>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {items.length === 0 ? (
        <Text as="p" size="grid" tone="muted">
          {t.noneOfTheseScenariosHas}
        </Text>
      ) : null}
    </div>
  );
}

const NotIn = (): ReactNode => (
  <span className={styles.without}>
    <span aria-hidden>{NOTHING}</span>
    <span className={styles.hidden}>{t.notInIt}</span>
  </span>
);

function Cell({ cell }: { cell: ComparedCell }) {
  return (
    <>
      {cell.trend ? <Figure trend={cell.trend}>{cell.text}</Figure> : <Figure>{cell.text}</Figure>}
      {cell.note ? <span className={styles.note}>{cell.note}</span> : null}
      {cell.best ? <span className={styles.hidden}>{t.theBestOfThese}</span> : null}
    </>
  );
}
