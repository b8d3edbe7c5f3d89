import { useId } from 'react';
import { Checkbox } from '#design-system/inputs/Checkbox/Checkbox.tsx';
import type { PermissionGroup, PermissionKey } from '#domain/access';
import { API_SCOPE_GROUPS } from '#domain/public-api';
import { withScopes } from '../model/keyDraft.ts';
import * as t from '../texts.ts';
import * as styles from './ScopePicker.css.ts';

export interface ScopePickerProps {
  chosen: ReadonlySet<PermissionKey>;
  /** What the person holds themselves; nobody gives a key more. */
  held: ReadonlySet<string>;
  /** Scopes that the owner no longer holds. */
  lost?: ReadonlySet<string>;
  /** Why nothing can be changed. */
  closed?: string | undefined;
  error?: string | undefined;
  onChange: (chosen: ReadonlySet<PermissionKey>) => void;
}

const none: ReadonlySet<string> = new Set();

/** What a key may do, by module. A scope comes with what it needs. */
export function ScopePicker({ chosen, held, lost = none, closed, error, onChange }: ScopePickerProps) {
  const id = useId();
  const reasonOf = (key: PermissionKey) =>
    closed ?? (held.has(key) || chosen.has(key) ? undefined : t.youDoNotHold);
  const change = (keys: readonly PermissionKey[], ticked: boolean) =>
    onChange(withScopes(chosen, keys, ticked));
  return (
    <div role="group" aria-labelledby={id} data-name="permissions">
      <div id={id} className={styles.label}>
        {t.scopes}
      </div>
      <p className={error ? styles.problem : styles.note} role={error ? 'alert' : undefined}>
        {error ?? t.whatTheKeyMayDo}
      </p>
      {API_SCOPE_GROUPS.map((group) => (
        <Group
          key={group.id}
          group={group}
          chosen={chosen}
          lost={lost}
          reasonOf={reasonOf}
          onChange={change}
        />
      ))}
    </div>
  );
}

interface GroupProps {
  group: PermissionGroup;
  chosen: ReadonlySet<PermissionKey>;
  lost: ReadonlySet<string>;
  reasonOf: (key: PermissionKey) => string | undefined;
  onChange: (keys: readonly PermissionKey[], ticked: boolean) => void;
}

function Group({ group, chosen, lost, reasonOf, onChange }: GroupProps) {
  const keys = group.entries.map(({ key }) => key);
  const open = keys.filter((key) => reasonOf(key) === undefined);
  const ticked = keys.filter((key) => chosen.has(key)).length;
  return (
    <section className={styles.group} aria-label={group.label}>
      <div className={styles.head}>
        <Checkbox
          label={group.label}
          checked={ticked === keys.length}
          mixed={ticked > 0 && ticked < keys.length}
          disabledReason={open.length === 0 ? reasonOf(keys[0] as PermissionKey) : undefined}
          onChange={(next) => onChange(open, next)}
        />
        <span className={styles.count}>{t.tickedOfLength(ticked, keys.length)}</span>
      </div>
      <ul className={styles.list}>
        {group.entries.map(({ key, label, unlocks }) => (
          <li key={key}>
            <Checkbox
              label={label}
              hint={lost.has(key) ? t.itsOwnerNoLongerHolds : unlocks}
              checked={chosen.has(key)}
              disabledReason={reasonOf(key)}
              onChange={(next) => onChange([key], next)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
