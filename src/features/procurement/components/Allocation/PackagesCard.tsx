import { Button } from '#design-system/actions/Button/Button.tsx';
import { Link } from '#design-system/actions/Link/Link.tsx';
import { Card } from '#design-system/layout/Card/Card.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { formatMoney, subtractMoney } from '#domain/money';
import { isBought } from '#domain/procurement';
import { pathTo } from '#platform/routing';
import { useProjectId } from '#shared/project';
import type { AllocatedPackage, Allocation } from '../../allocationQueries.ts';
import { openBudgets } from '../../model/allocationWords.ts';
import { packagesWords } from '../../model/packageWords.ts';
import * as t from '../../texts.ts';
import { FIRST_PACKAGE_LINE } from './useAllocationDrag.ts';
import * as styles from './Allocation.css.ts';

interface Props {
  allocation: Allocation;
  mayChange: boolean;
  onBudgets: () => void;
  /** The package that a dragged line would go to. */
  over?: string | undefined;
}

/** What is allocated to each bid package and its work packages, and whether the budget says the same. */
export function PackagesCard({ allocation, mayChange, onBudgets, over }: Props) {
  const open = openBudgets(allocation, ({ status }) => isBought(status));
  return (
    <Card title={t.bidPackagesLength(allocation.bid_packages.length)}>
      <Stack gap={2}>
        {open.length > 0 && mayChange ? (
          <Button size="small" onPress={onBudgets}>
            {t.updateValue(open.length === 1 ? t.budget1 : t.lengthBudgets(open.length))}
          </Button>
        ) : null}
        <ul className={styles.list} aria-label={packagesWords(allocation.bid_packages.length)}>
          {allocation.bid_packages.map((row, at) => (
            <PackageRow
              key={row.id}
              row={row}
              allocation={allocation}
              line={FIRST_PACKAGE_LINE + at}
              isOver={over === String(row.id)}
            />
          ))}
        </ul>
      </Stack>
    </Card>
  );
}

interface RowProps {
  row: AllocatedPackage;
  allocation: Allocation;
  line: number;
  isOver: boolean;
}

function PackageRow({ row, allocation, line, isOver }: RowProps) {
  const projectId = useProjectId();
  const works = allocation.work_packages.filter((work) => work.bid_package_id === row.id);
  const difference = subtractMoney(row.allocated, row.budget ?? 0);
  return (
    <li className={styles.listRow} data-line={line} data-over={isOver || undefined}>
      <span className={styles.listName}>
        <span>{row.name}</span>
        <span className={styles.listNote}>
          {works.map((work, at) => (
            <span key={work.id}>
              {at === 0 ? '' : ', '}
              <Link href={pathTo('workPackage', { projectId, workPackageId: work.id })}>{work.name}</Link>
            </span>
          ))}
        </span>
      </span>
      <span className={styles.figure}>
        <span>{formatMoney(row.allocated)}</span>
        {row.allocated !== 0 && difference !== 0 ? (
          <span className={styles.listNote}>{t.budgetMoney(formatMoney(row.budget ?? 0))}</span>
        ) : null}
      </span>
    </li>
  );
}
