import type { ReactNode } from 'react';
import { Link } from '#design-system/actions/Link/Link.tsx';
import { Avatar } from '#design-system/feedback/Avatar/Avatar.tsx';
import { Chip } from '#design-system/feedback/Chip/Chip.tsx';
import { dataColor } from '#design-system/foundations/dataColor.ts';
import { VOID_ITEM_CLOSED } from '#domain/items';
import { convertArea, formatArea } from '#domain/area';
import { formatDueDate, formatGridDate, type IsoDate } from '#domain/dates';
import { formatMoney } from '#domain/money';
import { pathTo } from '#platform/routing';
import { FirstAndMore } from '#shared/page';
import type { BracketPart } from '../model/groupBrackets.ts';
import type { ItemBrief, Person } from '#shared/foresite';
import { fullName, itemName } from '../model/itemLooks.ts';
import * as t from '../texts.ts';
import * as styles from './itemCells.css.ts';

const nothing = <span className={styles.nothing}>-</span>;

/** Dollars, right-aligned with a hanging parenthesis. */
export function MoneyCell({ amount }: { amount: number | null }) {
  if (amount === null) return nothing;
  return (
    <span className={styles.money} data-negative={amount < 0 || undefined}>
      {formatMoney(amount)}
    </span>
  );
}

/** Letters of the mutually exclusive groups, with a bracket to neighbours of the same group. */
export function GroupCell({ item, part }: { item: ItemBrief; part: BracketPart | undefined }) {
  if (item.me_groups.length === 0) return nothing;
  return (
    <span className={styles.groups}>
      {part ? <span className={styles.bracket} data-part={part} aria-hidden /> : null}
      {item.me_groups.map((group) => (
        <GroupSquare key={group.id} letter={group.letter} />
      ))}
    </span>
  );
}

/** One letter as a solid square. */
export function GroupSquare({ letter }: { letter: string }) {
  return (
    <span className={styles.square} title={t.mutuallyExclusiveGroupLetter(letter)}>
      {letter}
    </span>
  );
}

/** The name opens the item; a void one cannot be opened. */
export function NameCell({
  item,
  projectId,
  onOpen,
  wraps = false,
}: {
  item: ItemBrief;
  projectId: number;
  onOpen: (id: number) => void;
  /** A long name goes on in a second line. */
  wraps?: false | 'phone' | 'grid';
}) {
  if (item.status === 'VOID')
    return (
      <span className={styles.nothing} title={VOID_ITEM_CLOSED}>
        {itemName(item)}
      </span>
    );
  return (
    <span className={wraps === false ? styles.cut : look[wraps]} title={itemName(item)}>
      <Link
        variant="plain"
        href={pathTo('foresite', { projectId }, { itemDetailsId: item.id })}
        onPress={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
          event.preventDefault();
          onOpen(item.id);
        }}
      >
        {itemName(item)}
      </Link>
    </span>
  );
}

/** A name with the estimate that holds the item already, so that nobody counts it twice. */
export function HeldNameCell({ held, children }: { held: string | null; children: ReactNode }) {
  if (held === null) return children;
  return (
    <span className={styles.held}>
      {children}
      <span className={styles.heldIn} title={t.inTheEstimateOfHeldThe(held)}>
        {t.inTheEstimateOfHeld(held)}
      </span>
    </span>
  );
}

const look = { phone: styles.compactName, grid: styles.gridName };

/** The number of the first scenario that holds the item, and how many more do. */
export function ScenariosCell({ item }: { item: ItemBrief }) {
  const [first] = item.scenarios;
  if (!first) return nothing;
  return (
    <FirstAndMore names={item.scenarios.map(({ scenario_number: number, name }) => `${number} ${name}`)}>
      <span className={styles.scenario}>{first.scenario_number}</span>
    </FirstAndMore>
  );
}

/** The first tag, and how many more there are. */
export function TagsCell({ item }: { item: ItemBrief }) {
  const [first] = item.tags;
  if (!first) return nothing;
  return (
    <FirstAndMore names={item.tags.map(({ name }) => name)}>
      <Chip label={first.name} />
    </FirstAndMore>
  );
}

/** Component with its data colour. */
export function ComponentCell({ item, colors }: { item: ItemBrief; colors: ReadonlyMap<number, number> }) {
  if (!item.component) return nothing;
  const color = dataColor(colors.get(item.component.id) ?? 1);
  return (
    <span className={styles.cut} title={item.component.name}>
      <i className={`${styles.swatch} ${styles.inCell}`} style={{ background: color }} aria-hidden />
      {item.component.name}
    </span>
  );
}

/** A person as a small picture. */
export function PersonCell({ person }: { person: Person | null }) {
  return person ? <Avatar name={fullName(person)} src={person.avatar_url} seed={person.id} /> : nothing;
}

/** Due date; within 14 days in relative words. */
export function DueCell({
  date,
  today,
  open,
}: {
  date: string | null;
  today: IsoDate | undefined;
  open: boolean;
}) {
  if (!date) return nothing;
  const words = today && open ? formatDueDate(date, today) : formatGridDate(date);
  const isNear = words !== formatGridDate(date);
  return (
    <span className={isNear ? styles.soon : undefined} title={formatGridDate(date)}>
      {words}
    </span>
  );
}

/** All areas together, in the unit of the first one. */
export function AreaTotal({ items }: { items: readonly ItemBrief[] }) {
  const areas = items.flatMap((item) => item.estimated_area ?? []);
  const unit = areas[0]?.unit;
  if (unit === undefined) return null;
  const value = areas.reduce((sum, area) => sum + convertArea(area.value, area.unit, unit), 0);
  return formatArea({ value, unit });
}
