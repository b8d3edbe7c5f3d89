import { type ReactNode, useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Link } from '#design-system/actions/Link/Link.tsx';
import { StatusTag } from '#design-system/feedback/StatusTag/StatusTag.tsx';
import { Icon } from '#design-system/icons/Icon/Icon.tsx';
import { Check, X } from '#design-system/icons/shapes.ts';
import { Card } from '#design-system/layout/Card/Card.tsx';
import { ScrollBox } from '#design-system/layout/ScrollBox/ScrollBox.tsx';
import { formatMoney, formatNumber, NOTHING } from '#domain/money';
import { INCLUSIONS, isInScope, type ScopeLine } from '#domain/procurement';
import { useCan } from '#platform/flags';
import { pathTo } from '#platform/routing';
import { useProjectId } from '#shared/project';
import type { Bidding } from '../../biddingQueries.ts';
import { linesWords } from '../../model/allocationWords.ts';
import { addendumMarks } from '../../model/addendumMarks.ts';
import { estimateWords } from '../../model/levelingWords.ts';
import type { BidLeveling } from '../../packageQueries.ts';
import * as t from '../../texts.ts';
import * as styles from './Package.css.ts';

export interface ScopeSheetProps {
  lines: readonly ScopeLine[];
  /** The work packages of the package; without any there is no column for them. */
  works: BidLeveling['work_packages'];
  /** What changed the lines since they were issued; what waits for the next addendum stands under its number. */
  addenda: readonly { number: number; changes: Bidding['changes'] }[];
  /** How many lines are shown; the others are counted. */
  most?: number;
  onAll?: () => void;
  /** Opens a line; left out where it cannot change. */
  onOpen?: (line: number) => void;
  /** What stands under the lines. */
  children?: ReactNode;
}

/** What is bought: the lines with how much, whether they are in the package, and which addendum changed them. */
export function ScopeSheet({
  lines,
  works,
  addenda,
  most = lines.length,
  onAll,
  onOpen,
  children,
}: ScopeSheetProps) {
  const [isMarked, setIsMarked] = useState(true);
  const { byLine, last, isNew } = addendumMarks(addenda);
  const rest = lines.length - Math.min(most, lines.length);
  const byId = new Map(works.map((work) => [work.id, work]));
  return (
    <Card
      title={t.scopeSheetList([linesWords(lines.length), ...worksWords(works.length)].join(', '))}
      padding="none"
      actions={
        last && last.count > 0 ? (
          <Button size="small" pressed={isMarked} onPress={() => setIsMarked(!isMarked)}>
            {t.addendumNumberCountChanged(last.number, last.count)}
          </Button>
        ) : undefined
      }
    >
      <ScrollBox label={t.scopeLines} className={styles.frame}>
        <table className={styles.table} aria-label={t.scopeSheet}>
          <thead>
            <tr>
              <th scope="col">{t.section}</th>
              <th scope="col">{t.scopeLine}</th>
              <th scope="col">{t.scope}</th>
              <th scope="col" className={styles.number}>
                {t.quantity}
              </th>
              <th scope="col">{t.unit}</th>
              {works.length === 0 ? null : <th scope="col">{t.workPackage}</th>}
              <th scope="col" className={styles.number}>
                {t.inEstimate}
              </th>
              <th scope="col">
                <span className={styles.heard}>{t.addendum}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.slice(0, most).map((line) => (
              <Row
                key={line.id}
                line={line}
                {...(works.length > 0 && { work: byId.get(line.work_package_id ?? 0) ?? null })}
                isShort={onAll !== undefined}
                addendum={byLine.get(line.id)}
                isMarked={isMarked && isNew(line.id)}
                onOpen={onOpen}
              />
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={works.length === 0 ? 5 : 6}>
                {rest > 0 && onAll ? (
                  <Button variant="quiet" size="small" onPress={onAll}>
                    {t.lengthMoreValue(rest, t.lineWord(rest))}
                  </Button>
                ) : (
                  t.inThePackage
                )}
              </th>
              <td className={styles.number}>{estimateWords(lines)}</td>
              <td aria-label={t.addendum} />
            </tr>
          </tfoot>
        </table>
      </ScrollBox>
      {children ? <div className={styles.foot}>{children}</div> : null}
    </Card>
  );
}

const worksWords = (count: number): string[] =>
  count === 0 ? [] : [t.countWorkValue(count, t.packageWordCounted(count))];

interface RowProps {
  line: ScopeLine;
  /** The work package that it belongs to; left out where the package has none. */
  work?: BidLeveling['work_packages'][number] | null;
  /** Beside the bidders there is less room: what is in the package is a mark alone. */
  isShort: boolean;
  addendum: number | undefined;
  isMarked: boolean;
  onOpen: ScopeSheetProps['onOpen'];
}

function Row({ line, work, isShort, addendum, isMarked, onOpen }: RowProps) {
  const isIn = isInScope(line);
  const inclusion = INCLUSIONS[line.inclusion ?? 'INCLUDED'];
  return (
    <tr className={isMarked ? styles.changed : undefined}>
      <td className={styles.muted}>{line.section || NOTHING}</td>
      <th scope="row" className={styles.name}>
        {onOpen ? (
          <Button variant="quiet" size="small" onPress={() => onOpen(line.id)}>
            {line.name}
          </Button>
        ) : (
          line.name
        )}
      </th>
      <td>
        <span className={`${styles.inclusion} ${isIn ? styles.muted : styles.left}`}>
          <span className={isIn ? styles.included : undefined}>
            <Icon of={isIn ? Check : X} size="small" />
          </span>
          {isIn && isShort ? <span className={styles.heard}>{inclusion}</span> : inclusion}
        </span>
      </td>
      <td className={styles.number}>{line.quantity === null ? NOTHING : formatNumber(line.quantity)}</td>
      <td className={styles.muted}>{line.unit}</td>
      {work === undefined ? null : <td>{work ? <Work work={work} /> : NOTHING}</td>}
      <td className={styles.number}>{line.estimate === null ? NOTHING : formatMoney(line.estimate)}</td>
      <td className={styles.number}>
        {addendum === undefined ? null : (
          <StatusTag tone={isMarked ? 'info' : 'neutral'} label={t.addNumber(addendum)} />
        )}
      </td>
    </tr>
  );
}

/** Leads to the work package, for those who see what is allocated to it. */
function Work({ work: { id, name } }: { work: BidLeveling['work_packages'][number] }) {
  const projectId = useProjectId();
  return useCan('estimate_access') ? (
    <Link variant="plain" href={pathTo('workPackage', { projectId, workPackageId: id })}>
      {name}
    </Link>
  ) : (
    name
  );
}
