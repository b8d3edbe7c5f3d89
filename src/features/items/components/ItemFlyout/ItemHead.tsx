import type { ReactNode } from 'react';
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { X } from '#design-system/icons/shapes.ts';
import { type ItemBrief, useCaller } from '#shared/foresite';
import * as t from '../../texts.ts';
import { GroupSquare } from '../itemCells.tsx';
import { StatusControl } from '../StatusControl.tsx';
import type { Moves } from '../useMoves.tsx';
import * as styles from './ItemHead.css.ts';

export interface ItemHeadProps {
  item: ItemBrief;
  moves: Moves;
  /** How many items share its first group. */
  groupSize: number;
  /** Before the cross. */
  tools: ReactNode;
  onClose: () => void;
  /** Its name. */
  children: ReactNode;
}

/** Code, status and groups of an item over its name: a row of a list says enough for it. */
export function ItemHead({ item, moves, groupSize, tools, onClose, children }: ItemHeadProps) {
  const caller = useCaller();
  const [group] = item.me_groups;
  return (
    <div>
      <div className={styles.line}>
        <span className={styles.code}>{item.code}</span>
        <StatusControl item={item} caller={caller} onMove={moves.start} />
        {item.me_groups.map(({ id, letter }) => (
          <GroupSquare key={id} letter={letter} />
        ))}
        {group && groupSize > 1 ? (
          <span className={styles.wide}>{t.oneOfGroupSize(groupSize, group.letter)}</span>
        ) : null}
        {item.in_estimate_of === null ? null : (
          <span className={styles.wide}>{t.inTheEstimateOfHeld(item.in_estimate_of)}</span>
        )}
        <span className={styles.grow} />
        {tools}
        <IconButton icon={X} size="small" label={t.close} onPress={onClose} />
      </div>
      {children}
    </div>
  );
}
