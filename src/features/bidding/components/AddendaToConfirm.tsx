import { Checkbox } from '#design-system/inputs/Checkbox/Checkbox.tsx';
import type { Bid } from '../bidCalls.ts';
import * as t from '../texts.ts';
import { IssueChangeList } from './IssueChangeList.tsx';
import * as styles from './Bid.css.ts';

export interface AddendaToConfirmProps {
  addenda: Bid['addenda'];
  /** The one whose confirmation is on its way. */
  ticked?: number | null;
  /** Left out where nobody confirms: in the preview of the company. */
  onConfirm?: (number: number) => void;
}

/** What changed since the invitation, each with its lines, to be confirmed before a bid is submitted. */
export function AddendaToConfirm({ addenda, ticked = null, onConfirm }: AddendaToConfirmProps) {
  return addenda.map(({ number, text, changes, is_confirmed: isConfirmed }) => (
    <div key={number} className={styles.addendum}>
      <Checkbox
        label={t.addendumNumber(number)}
        hint={text}
        checked={isConfirmed || ticked === number}
        disabledReason={isConfirmed ? t.youHaveConfirmedIt : onConfirm ? undefined : t.biddersConfirmItHere}
        onChange={() => onConfirm?.(number)}
      />
      <IssueChangeList label={t.changesInAddendumNumber(number)} changes={changes} />
    </div>
  ));
}
