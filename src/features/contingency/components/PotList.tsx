import { Button } from '#design-system/actions/Button/Button.tsx';
import { Menu } from '#design-system/actions/Menu/Menu.tsx';
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { Ellipsis } from '#design-system/icons/shapes.ts';
import { POT_KINDS } from '#domain/contingency';
import { formatDate } from '#domain/dates';
import { formatMoney } from '#domain/money';
import type { Pot } from '../model/contingencyTypes.ts';
import { heldIn } from '../model/contingencyWords.ts';
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
    <ul className={styles.list} aria-label="Funds">
      {pots.map((pot) => (
        <li key={pot.id} className={styles.pot}>
          <span className={styles.name}>{pot.name}</span>
          <span className={styles.left}>{`${formatMoney(pot.position.left)} left`}</span>
          <span className={styles.aside}>
            {`${POT_KINDS[pot.kind].label}, opened ${formatDate(pot.opened_on)}`}
            {dryWords(pot, until)}
          </span>
          <span className={styles.aside}>
            {`${formatMoney(pot.position.drawn)} of ${formatMoney(heldIn(pot.position))} drawn`}
          </span>
          <div className={styles.actions}>
            {canWrite ? (
              <>
                <Button size="small" onPress={() => onAction(pot, 'draw')}>
                  Draw
                </Button>
                <Button size="small" onPress={() => onAction(pot, 'fund')}>
                  Fund
                </Button>
                <Button
                  size="small"
                  disabledReason={pots.length < 2 ? 'A transfer needs a second fund' : undefined}
                  onPress={() => onAction(pot, 'transfer')}
                >
                  Transfer
                </Button>
              </>
            ) : null}
            <Button size="small" variant="quiet" onPress={() => onShow(pot)}>
              {pot.entries_count === 1 ? '1 entry' : `${pot.entries_count} entries`}
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
    ? `. At this pace it runs dry on ${formatDate(burn.runs_dry_on)}`
    : null;

function MoreActions({ pot, onAction }: { pot: Pot; onAction: PotListProps['onAction'] }) {
  return (
    <Menu
      label={`More for ${pot.name}`}
      renderTrigger={(trigger) => (
        <IconButton icon={Ellipsis} size="small" label={`More for ${pot.name}`} trigger={trigger} />
      )}
      sections={[
        {
          id: 'pot',
          items: [
            { id: 'change', label: 'Change', onSelect: () => onAction(pot, 'change') },
            {
              id: 'remove',
              label: 'Remove',
              disabledReason: pot.entries_count > 0 ? 'It has entries. Delete them first' : undefined,
              onSelect: () => onAction(pot, 'remove'),
            },
          ],
        },
      ]}
    />
  );
}
