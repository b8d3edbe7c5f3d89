import type { ReactNode } from 'react';
import { Avatar } from '#design-system/feedback/Avatar/Avatar.tsx';
import { Badge } from '#design-system/feedback/Badge/Badge.tsx';
import { Chip } from '#design-system/feedback/Chip/Chip.tsx';
import { StatusTag, type Tone } from '#design-system/feedback/StatusTag/StatusTag.tsx';
import { Icon } from '#design-system/icons/Icon/Icon.tsx';
import { CircleCheck, CircleX, Clock, type IconShape, Mail } from '#design-system/icons/shapes.ts';
import { ACCOUNT_STATUSES, type AccountStatus, personName } from '#domain/people';
import * as t from '../../texts.ts';
import * as styles from './PersonCells.css.ts';

interface Shown {
  id: number;
  first_name: string;
  last_name: string;
  email: string;
  avatar_url?: string | null;
  status: AccountStatus;
}

export interface PersonCellProps {
  person: Shown;
  isMe: boolean;
  /** Below the name, in place of the address. */
  note?: ReactNode;
  /** Draws the name its own way, e.g. as a link. */
  children?: ReactNode;
}

/** Face, name and address; the name of who has not signed up yet is the address. */
export function PersonCell({ person, isMe, note, children }: PersonCellProps) {
  const name = personName(person);
  const isPending = person.status === 'INVITED';
  return (
    <span className={styles.who}>
      {isPending ? (
        <span className={styles.envelope} aria-hidden="true">
          <Icon of={Mail} size="small" />
        </span>
      ) : (
        <Avatar name={name} src={person.avatar_url} seed={person.id} size="medium" decorative />
      )}
      <span className={styles.two}>
        <span className={styles.name} title={name} data-closed={person.status === 'DISABLED' || undefined}>
          {children ?? name}
          {isMe ? <span className={styles.you}>{t.you}</span> : null}
        </span>
        <small className={styles.small}>{note ?? (isPending ? t.hasNotSignedUpYet : person.email)}</small>
      </span>
    </span>
  );
}

const LOOKS: Record<AccountStatus, { tone: Tone; icon: IconShape }> = {
  ACTIVE: { tone: 'positive', icon: CircleCheck },
  INVITED: { tone: 'caution', icon: Clock },
  DISABLED: { tone: 'neutral', icon: CircleX },
};

/** How an account stands. */
export const AccountTag = ({ status }: { status: AccountStatus }) => (
  <StatusTag label={ACCOUNT_STATUSES[status].label} {...LOOKS[status]} />
);

/** Whether somebody is a colleague. */
export const PersonKind = ({ isExternal }: { isExternal: boolean }) =>
  isExternal ? <Badge label={t.external} tone="info" /> : <span className={styles.subtle}>{t.internal}</span>;

/** The first of some names, and how many more there are. */
export function NameChips({ rows }: { rows: readonly { id: number; name: string }[] }) {
  const [first, ...others] = rows;
  if (!first) return <span className={styles.subtle}>-</span>;
  return (
    <span className={styles.chips}>
      <Chip label={first.name} />
      {others.length > 0 ? (
        <span title={others.map(({ name }) => name).join(', ')}>
          <Chip label={`+${others.length}`} />
        </span>
      ) : null}
    </span>
  );
}
