import type { ReactNode } from 'react';
import { Pill } from '#design-system/feedback/Pill/Pill.tsx';
import { Figure } from '#design-system/feedback/Figure/Figure.tsx';
import { Checkbox } from '#design-system/inputs/Checkbox/Checkbox.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { formatShortDay } from '#domain/dates';
import { formatMoney } from '#domain/money';
import { pathTo } from '#platform/routing';
import { useProjectId } from '#shared/project';
import { Why } from '#shared/why';
import * as t from '../texts.ts';
import type { TvdItem } from '../tvdQueries.ts';
import * as styles from './Tvd.css.ts';

export interface GapItemsProps {
  items: readonly TvdItem[];
  /** The row that they change. */
  rowName: string;
  chosen: readonly number[];
  onToggle: (itemId: number) => void;
  /** What the choice is. */
  note: ReactNode;
}

/** Pending items with what each changes of the row; of a group one at most is checked. */
export function GapItems({ items, rowName, chosen, onToggle, note }: GapItemsProps) {
  const projectId = useProjectId();
  return (
    <section aria-label={t.pendingItems}>
      <div className={styles.line}>
        <Text as="h3" size="body" weight="strong">
          {t.pendingItems}
        </Text>
        <Text size="meta" tone="subtle">
          {note}
        </Text>
      </div>
      <ul className={styles.items}>
        {items.map(({ id, code, name, due_date: due, amount, groups }) => (
          <li key={id} className={styles.item} data-on={chosen.includes(id) || undefined}>
            <Checkbox label={`${code} ${name}`} checked={chosen.includes(id)} onChange={() => onToggle(id)} />
            <span className={styles.itemEnd}>
              {due === null ? null : <span className={styles.itemDay}>{formatShortDay(due)}</span>}
              {groups.map((group) => (
                <Pill key={group.id} label={group.letter} name={t.groupLetter(group.letter)} />
              ))}
              <Why
                name={t.codeHere(code)}
                text={formatMoney(amount)}
                reason={() => ({
                  sentence: t.whatCodeChangesOfRow(code, rowName),
                  further: {
                    text: t.openName(code),
                    href: pathTo('foresite', { projectId }, { itemDetailsId: id }),
                  },
                })}
              >
                <Figure explained>{formatMoney(amount)}</Figure>
              </Why>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
