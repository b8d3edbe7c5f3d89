import { useCallback, useMemo, useRef, useState } from 'react';
import type { GridState } from '#design-system/grid/DataGrid/DataGrid.tsx';
import { readGridState } from '#design-system/grid/DataGrid/state/readGridState.ts';
import { useCurrentUser } from '#platform/flags';
import { useAddress } from '#platform/routing';
import { defineSlot, remember, useRemembered } from '#platform/storage';
import { useFlyout } from '#shared/flyout';
import { readPageSize, readUserFilters, type UserFilters, writeUserFilters } from './model/userFilters.ts';
import { userFlyout } from './userFlyout.ts';

const names = ['name', 'status', 'role', 'type', 'units', 'projects', 'seen'];
const columns = names.map((id) => ({ id, title: id, width: 100, render: () => null }));

const sizeSlot = defineSlot('users-page-size', readPageSize);
const gridSlot = defineSlot('users-grid', (stored) => readGridState(stored, columns));

/** Milliseconds before an arrangement is kept (docs/product/access.md). */
const saveDelay = 500;

/** What the list of accounts shows: filters and the open account live in the address, size and columns are remembered. */
export function useUsersView() {
  const [address, setAddress] = useAddress();
  const user = useCurrentUser();
  const [limit, setLimit] = useRemembered(sizeSlot, user.id);
  const [kept] = useRemembered(gridSlot, user.id);
  const [grid, setGrid] = useState(kept);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const filters = useMemo(() => readUserFilters(address, limit), [address, limit]);
  const { openId, open, close } = useFlyout(userFlyout);
  const change = useCallback(
    ({ limit: size, ...part }: Partial<UserFilters>) => {
      if (size !== undefined) setLimit(readPageSize(size));
      setAddress(
        (current) => writeUserFilters(current, { ...readUserFilters(current, 0), offset: 0, ...part }),
        { replace: true, preventScrollReset: true },
      );
    },
    [setAddress, setLimit],
  );
  return {
    filters,
    change,
    openId,
    open,
    close,
    grid,
    setGrid: (next: GridState) => {
      setGrid(next);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => remember(gridSlot, user.id, next), saveDelay);
    },
  };
}
