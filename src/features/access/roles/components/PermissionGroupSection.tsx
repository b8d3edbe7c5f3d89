import { memo } from 'react';
import { Icon } from '#design-system/icons/Icon/Icon.tsx';
import { ChevronDown, ChevronUp } from '#design-system/icons/shapes.ts';
import { Checkbox } from '#design-system/inputs/Checkbox/Checkbox.tsx';
import type { PermissionEntry, PermissionKey } from '#domain/access';
import * as t from '../../texts.ts';
import type { PermissionGroupView } from '../model/permissionView.ts';
import { PERMISSION_ICONS } from './permissionIcons.ts';
import * as styles from './RolePermissions.css.ts';

type Grant = (keys: readonly PermissionKey[], granted: boolean) => void;

interface RowProps {
  entry: PermissionEntry;
  granted: boolean;
  onGrant: Grant;
}

/** Memoised: one tick draws its own row and its group's heading, whatever stands around them. */
const PermissionRow = memo(function PermissionRow({ entry, granted, onGrant }: RowProps) {
  return (
    <li className={styles.row}>
      <Checkbox label={entry.label} checked={granted} onChange={(next) => onGrant([entry.key], next)} />
      <span className={styles.unlocks} title={entry.unlocks}>
        {entry.isIdle ? <b className={styles.idle}>{t.notInUseYet}</b> : null}
        {entry.unlocks}
      </span>
    </li>
  );
});

export interface PermissionGroupSectionProps {
  view: PermissionGroupView;
  held: ReadonlySet<PermissionKey>;
  open: boolean;
  onToggle: (id: PermissionGroupView['group']['id']) => void;
  onGrant: Grant;
}

/** The permissions of one module: all, some or none of them are granted. */
export function PermissionGroupSection({ view, held, open, onToggle, onGrant }: PermissionGroupSectionProps) {
  const { group, entries, granted } = view;
  const total = group.entries.length;
  return (
    <section aria-label={group.label}>
      <div className={styles.head}>
        <Checkbox
          label={t.allOfLabel(group.label)}
          labelHidden
          checked={granted === total}
          mixed={granted > 0 && granted < total}
          onChange={(next) =>
            onGrant(
              group.entries.map(({ key }) => key),
              next,
            )
          }
        />
        <button type="button" className={styles.fold} aria-expanded={open} onClick={() => onToggle(group.id)}>
          <Icon of={PERMISSION_ICONS[group.id]} tone="muted" />
          <span className={styles.title}>{group.label}</span>
          <span className={styles.count}>{t.grantedOfTotal(granted, total)}</span>
          <span className={styles.grow} />
          <Icon of={open ? ChevronUp : ChevronDown} size="small" tone="subtle" />
        </button>
      </div>
      {open ? (
        <ul>
          {entries.map((entry) => (
            <PermissionRow key={entry.key} entry={entry} granted={held.has(entry.key)} onGrant={onGrant} />
          ))}
        </ul>
      ) : null}
    </section>
  );
}
