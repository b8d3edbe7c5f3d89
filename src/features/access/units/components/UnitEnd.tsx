import { AvatarGroup } from '#design-system/feedback/AvatarGroup/AvatarGroup.tsx';
import { personName } from '#domain/people';
import * as t from '../../texts.ts';
import { describeUnit, type UnitRow } from '../model/unitTree.ts';
import * as styles from './UnitTree.css.ts';

/** The end of a unit's row: who belongs to it, and how much. */
export function UnitEnd({ unit, isNarrow }: { unit: UnitRow; isNarrow: boolean }) {
  const people = unit.members.map((one) => ({
    id: String(one.id),
    name: personName(one),
    picture: one.avatar_url ?? null,
  }));
  return (
    <span className={styles.end}>
      {people.length > 0 && !isNarrow ? <AvatarGroup label={t.people} people={people} limit={4} /> : null}
      <span className={styles.words}>{describeUnit(unit)}</span>
    </span>
  );
}
