import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { Avatar } from '#design-system/feedback/Avatar/Avatar.tsx';
import { Badge } from '#design-system/feedback/Badge/Badge.tsx';
import { Banner } from '#design-system/feedback/Banner/Banner.tsx';
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx';
import { X } from '#design-system/icons/shapes.ts';
import { ComboBox } from '#design-system/inputs/ComboBox/ComboBox.tsx';
import { personName } from '#domain/people';
import * as t from '../texts.ts';
import { type Member, useFindPeople } from './useFindPeople.ts';
import * as styles from './MemberList.css.ts';

export interface MemberListProps {
  /** Name of the field that adds somebody. */
  label: string;
  members: readonly Member[];
  onChange: (members: readonly Member[]) => void;
  /** Why somebody cannot be added. */
  reasonAgainst?: (person: Member) => string | undefined;
  problem?: string | undefined;
  empty: string;
}

/** People shown before the rest is asked for. */
const STEP = 50;

/** People who belong to something: found by three letters of their name or address, taken out one by one. */
export function MemberList({ label, members, onChange, reasonAgainst, problem, empty }: MemberListProps) {
  const [shown, setShown] = useState(STEP);
  const people = useFindPeople(members, reasonAgainst);
  return (
    <div className={styles.place}>
      {problem === undefined ? null : <Banner tone="critical">{problem}</Banner>}
      <ComboBox
        label={label}
        placeholder={t.nameOrEMail}
        search={people.search}
        value={null}
        empty={t.noAvailableUsers}
        onChange={(id) => {
          const person = people.found(id);
          if (person) onChange([...members, person]);
        }}
      />
      {members.length === 0 ? <EmptyState title={t.noMembersYet} text={empty} /> : null}
      <ul className={styles.list} aria-label={t.members}>
        {members.slice(0, shown).map((person) => (
          <li key={person.id} className={styles.person}>
            <Avatar name={personName(person)} src={person.avatar_url} seed={person.id} decorative />
            <span className={styles.words}>
              <span className={styles.name}>{personName(person)}</span>
              <span className={styles.email}>{person.email}</span>
            </span>
            {person.status === 'INVITED' ? <Badge label={t.pendingResponse} tone="neutral" /> : null}
            {person.status === 'DISABLED' ? <Badge label={t.deactivated} tone="neutral" /> : null}
            {person.is_external ? <Badge label={t.external} tone="info" /> : null}
            <IconButton
              icon={X}
              size="small"
              label={t.removePersonName(personName(person))}
              onPress={() => onChange(members.filter(({ id }) => id !== person.id))}
            />
          </li>
        ))}
      </ul>
      {members.length > shown ? (
        <div className={styles.more}>
          <Button variant="quiet" onPress={() => setShown(shown + STEP)}>
            {t.showMinMoreOfLength(Math.min(STEP, members.length - shown), members.length)}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
