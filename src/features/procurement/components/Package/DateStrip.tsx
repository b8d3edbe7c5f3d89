import { Icon } from '#design-system/icons/Icon/Icon.tsx';
import { CircleCheck, CircleDashed, CircleDot, TriangleAlert } from '#design-system/icons/shapes.ts';
import type { StripDay } from '../../model/dateStrip.ts';
import * as t from '../../texts.ts';
import * as styles from './Package.css.ts';

const icons = { done: CircleCheck, next: CircleDot, ahead: CircleDashed, late: TriangleAlert } as const;
const heard = { done: t.done, next: t.next, ahead: t.ahead, late: t.late } as const;

/** The days of a package from the invitation to the site, and how each stands. */
export function DateStrip({ days }: { days: readonly StripDay[] }) {
  return (
    <ol className={styles.strip} aria-label={t.datesOfThePackage}>
      {days.map(({ label, text, state, note }) => (
        <li key={label} className={styles.day}>
          <span className={styles.states[state]}>
            <Icon of={icons[state]} />
          </span>
          <span>
            <span className={styles.dayLabel}>
              {label}
              <span className={styles.heard}>{`, ${heard[state]}: `}</span>
            </span>
            <span className={styles.dayText}>{text}</span>{' '}
            {note ? <span className={styles.notes[state]}>{note}</span> : null}
          </span>
        </li>
      ))}
    </ol>
  );
}
