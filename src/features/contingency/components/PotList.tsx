import { Button } from '#design-system/actions/Button/Button.tsx';
import { Menu } from '#design-system/actions/Menu/Menu.tsx';
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { Ellipsis } from '#design-system/icons/shapes.ts';
import { POT_KINDS } from '#domain/contingency';
import { formatDate } from '#domain/dates';
import { formatMoney } from '#domain/money';
import type { Pot } from '../model/contingencyTypes.ts';
import { heldIn } from '../model/contingencyWords.ts';
import * as t from '../texts.ts';
import * as styles from './Contingency.css.ts';

/** What can be done with a pot. */
export type PotAction = 'fund' | 'draw' | 'transfer' | 'change' | 'remove';

export interface PotListProps {
  pots: readonly Pot[];
  /** The end of construction: pots that outlast it need no word. */
  until: string | null;
  canWrite: boolean;
  onShow: (pot: Pot) => void;
  onAction: (pot: Pot, action: PotAction) => void;
}

/** The pots by kind: what each holds, how long that lasts, and what can be done with it. */
export function PotList({ pots, until, canWrite, onShow, onAction }: PotListProps) {
  return (
    <ul className={styles.list} aria-label={t.funds}>
      {pots.map((pot) => (
        <li key={pot.id} className={styles.pot}>
          <span className={styles.name}>{pot.name}</span>
          <span className={styles.left}>{t.moneyLeft(formatMoney(pot.position.left))}</span>
          <span className={styles.aside}>
            {t.labelOpenedDate(POT_KINDS[pot.kind].label, formatDate(pot.opened_on))}
            {dryWords(pot, until)}
          </span>
          <span className={styles.aside}>
            {t.drawnOfHeldDrawn(formatMoney(pot.position.drawn), formatMoney(heldIn(pot.position)))}
          </span>
          <div className={styles.actions}>
            {canWrite ? (
              <>
                <Button size="small" onPress={() => onAction(pot, 'draw')}>
                  {t.draw}
                </Button>
                <Button size="small" onPress={() => onAction(pot, 'fund')}>
                  {t.fund}
                </Button>
                <Button
                  size="small"
                  disabledReason={pots.length < 2 ? t.aTransferNeedsASecond : undefined}
                  onPress={() => onAction(pot, 'transfer')}
                >
                  {t.transfer}
                </Button>
              </>
            ) : null}
            <Button size="small" variant="quiet" onPress={() => onShow(pot)}>
              {pot.entries_count === 1 ? t.entry1 : t.countEntries(pot.entries_count)}
            </Button>
            {canWrite ? <MoreActions pot={pot} onAction={onAction} /> : null}
          </div>
        </li>
      ))}
    </ul>
  );
}

const dryWords = ({ burn }: Pot, until: string | null) =>
  burn?.runs_dry_on && (until === null || burn.runs_dry_on <= until)
    ? t.atThisPaceItRuns(formatDate(burn.runs_dry_on))
    : null;

function MoreActions({ pot, onAction }: { pot: Pot; onAction: PotListProps['onAction'] }) {
  return (
    <Menu
      label={t.moreForName(pot.name)}
      renderTrigger={(trigger) => (
        <IconButton icon={Ellipsis} size="small" label={t.moreForName(pot.name)} trigger={trigger} />
      )}
      sections={[
        {
          id: 'pot',
          items: [
            { id: 'change', label: t.change, onSelect: () => onAction(pot, 'change') },
            {
              id: 'remove',
              label: t.remove,
              disabledReason: pot.entries_count > 0 ? t.itHasEntriesDeleteThem : undefined,
              onSelect: () => onAction(pot, 'remove'),
            },
          ],
        },
      ]}
    />
  );
}
