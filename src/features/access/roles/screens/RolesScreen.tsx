import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { Confirm } from '#design-system/overlays/Confirm/Confirm.tsx';
import { useCan } from '#platform/flags';
import { useAddress } from '#platform/routing';
import { LoadError } from '#shared/failure';
import { useFlyout } from '#shared/flyout';
import { AdministrationLayout } from '../../administration/AdministrationLayout.tsx';
import * as t from '../../texts.ts';
import * as styles from '../components/RoleCells.css.ts';
import { type RoleActions, RolesGrid } from '../components/RolesGrid.tsx';
import { RoleTools } from '../components/RoleTools.tsx';
import { readRoleFilters, type RoleFilters, writeRoleFilters } from '../model/roleFilters.ts';
import { roleFlyout } from '../roleFlyout.ts';
import { useCloneRole, useRemoveRole } from '../roleMutations.ts';
import { roleListQuery } from '../roleQueries.ts';
import type { RoleRow } from '../roleTypes.ts';

const RoleFlyout = lazy(() => import('../components/RoleFlyout.tsx'));

/** The roles of the company (docs/product/access.md): what each unlocks and who holds it; one of them open beside the list. */
export default function RolesScreen() {
  const [filters, change] = useRoleFilters();
  const { openId, open, close } = useFlyout(roleFlyout);
  const roles = useQuery(roleListQuery(filters));
  const [leaving, setLeaving] = useState<RoleRow | null>(null);
  const canRemove = useCan('delete_usertenantpermissions');
  const { mutate: clone } = useCloneRole();
  const remove = useRemoveRole();
  const actions = useMemo<RoleActions>(
    () => ({
      open,
      clone: ({ id, name }) => clone({ id, name }, { onSuccess: (role) => open(role.id) }),
      remove: canRemove ? setLeaving : undefined,
    }),
    [open, clone, canRemove],
  );
  const failure =
    roles.error && !roles.data ? (
      <LoadError what={t.rolesLower} error={roles.error} onRetry={() => void roles.refetch()} />
    ) : undefined;
  return (
    <div className={openId === null ? undefined : styles.beside}>
      <AdministrationLayout tab="roles">
        <RoleTools filters={filters} onChange={change} onAdd={() => open('new')} />
        <RolesGrid
          page={roles.data}
          filters={filters}
          onChange={change}
          openId={openId}
          actions={actions}
          failure={failure}
        />
        <p className={styles.note}>{t.theCompanysLastAdministratorCannot}</p>
        {openId === null ? null : (
          <Suspense fallback={null}>
            <RoleFlyout key={openId} roleId={openId} onOpen={open} onClose={close} />
          </Suspense>
        )}
        {leaving ? (
          <Confirm
            title={t.deleteName(leaving.name)}
            confirmLabel={t.deleteWord}
            onCancel={() => setLeaving(null)}
            onConfirm={() => {
              remove.mutate(leaving);
              if (openId === leaving.id) close();
              setLeaving(null);
            }}
          >
            {t.thisDeletesTheRole}
          </Confirm>
        ) : null}
      </AdministrationLayout>
    </div>
  );
}

/** The filters of the address; a change starts at the first page again. */
function useRoleFilters(): [RoleFilters, (change: Partial<RoleFilters>) => void] {
  const [address, setAddress] = useAddress();
  const filters = useMemo(() => readRoleFilters(address), [address]);
  const change = useCallback(
    (part: Partial<RoleFilters>) =>
      setAddress(
        (current) => writeRoleFilters(current, { ...readRoleFilters(current), offset: 0, ...part }),
        { replace: true, preventScrollReset: true },
      ),
    [setAddress],
  );
  return [filters, change];
}
