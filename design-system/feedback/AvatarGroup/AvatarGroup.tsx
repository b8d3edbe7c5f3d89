import { Avatar } from '../Avatar/Avatar.tsx';
import * as styles from './AvatarGroup.css.ts';

/** Somebody in the row of faces. */
export interface GroupedPerson {
  id: string;
  name: string;
  picture?: string | null;
}

export interface AvatarGroupProps {
  people: readonly GroupedPerson[];
  /** How many show before "+N". */
  limit?: number;
  /** What they are, for screen readers, e.g. "Team". */
  label?: string;
  size?: 'small' | 'medium';
}

/** People beside each other: four, then how many more. */
export function AvatarGroup({ people, limit = 4, label, size = 'small' }: AvatarGroupProps) {
  const shown = people.slice(0, limit);
  const rest = people.slice(limit);
  const names = people.map((person) => person.name).join(', ');
  return (
    <span className={styles.group} role="img" aria-label={label === undefined ? names : `${label}: ${names}`}>
      {shown.map((person) => (
        <Avatar
          key={person.id}
          name={person.name}
          src={person.picture}
          seed={person.id}
          size={size}
          decorative
        />
      ))}
      {rest.length === 0 ? null : (
        <span className={styles.more} title={rest.map((person) => person.name).join(', ')} data-size={size}>
          +{rest.length}
        </span>
      )}
    </span>
  );
}
