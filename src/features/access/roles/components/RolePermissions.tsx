import { useCallback, useMemo, useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { ToggleGroup } from '#design-system/actions/ToggleGroup/ToggleGroup.tsx';
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx';
import { SearchField } from '#design-system/inputs/SearchField/SearchField.tsx';
import { PERMISSION_GROUPS, type PermissionGroupId, type PermissionKey, PERMISSIONS } from '#domain/access';
import * as t from '../../texts.ts';
import { viewPermissions } from '../model/permissionView.ts';
import { PermissionGroupSection } from './PermissionGroupSection.tsx';
import * as styles from './RolePermissions.css.ts';

export interface RolePermissionsProps {
  held: ReadonlySet<PermissionKey>;
  onGrant: (keys: readonly PermissionKey[], granted: boolean) => void;
}

const total = Object.keys(PERMISSIONS).length;
const allGroups = PERMISSION_GROUPS.map(({ id }) => id);

/** Every permission by module, with what it unlocks. */
export function RolePermissions({ held, onGrant }: RolePermissionsProps) {
  const [search, setSearch] = useState('');
  const [only, setOnly] = useState<ReadonlySet<PermissionKey> | null>(null);
  const [closed, setClosed] = useState<ReadonlySet<PermissionGroupId>>(new Set());
  const views = useMemo(() => viewPermissions(held, search, only), [held, search, only]);
  const toggle = useCallback(
    (id: PermissionGroupId) =>
      setClosed((old) => {
        const next = new Set(old);
        if (!next.delete(id)) next.add(id);
        return next;
      }),
    [],
  );
  const clear = () => {
    setSearch('');
    setOnly(null);
  };
  const isCollapsed = closed.size === allGroups.length;
  return (
    <>
      <div className={styles.tools}>
        <SearchField label={t.findAPermission} value={search} onChange={setSearch} delay={100} />
        <ToggleGroup
          label={t.whichPermissions}
          options={[
            { value: 'all', label: t.allTotal(total) },
            { value: 'granted', label: t.grantedSize(held.size) },
          ]}
          value={only ? 'granted' : 'all'}
          onChange={(value) => setOnly(value === 'granted' ? held : null)}
        />
        <span className={styles.grow} />
        <Button size="small" variant="quiet" onPress={() => setClosed(new Set(isCollapsed ? [] : allGroups))}>
          {isCollapsed ? t.expandAll : t.collapseAll}
        </Button>
      </div>
      {views.length === 0 ? (
        <EmptyState
          art="funnel"
          title={t.noPermissionMatches}
          text={only ? t.noneOfTheGrantedPermissions : t.tryAWord}
          action={<Button onPress={clear}>{t.clearFilters}</Button>}
        />
      ) : null}
      {views.map((view) => (
        <PermissionGroupSection
          key={view.group.id}
          view={view}
          held={held}
          open={search !== '' || !closed.has(view.group.id)}
          onToggle={toggle}
          onGrant={onGrant}
        />
      ))}
    </>
  );
}
