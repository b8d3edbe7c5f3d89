import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx';
import { DataGrid } from '#design-system/grid/DataGrid/DataGrid.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { Pagination } from '#design-system/navigation/Pagination/Pagination.tsx';
import { formatCode } from '#domain/items';
import { formatMoney } from '#domain/money';
import { useCan } from '#platform/flags';
import { usePageSetup } from '#shared/look';
import { LoadError } from '#shared/failure';
import { localToday, useProjectId } from '#shared/project';
import { isNarrowed, noPackageFilters } from '../model/packageFilters.ts';
import { statusLook } from '../model/packageWords.ts';
import { lateDays } from '../model/planWords.ts';
import { procurementSetup } from '../model/procurementLook.ts';
import { useRemovePackage } from '../packageMutations.ts';
import { type BidPackage, PACKAGE_PAGE, packageListQuery, slacksOf } from '../packageQueries.ts';
import * as t from '../texts.ts';
import { packageColumns } from './packageColumns.tsx';
import { usePackageFilters } from './usePackageFilters.ts';

export interface PackageListProps {
  openId: number | 'new' | null;
  onOpen: (id: number | 'new') => void;
}

const rowKey = ({ id }: BidPackage) => String(id);
const noRows: readonly BidPackage[] = [];

/** The packages as a list: searched, filtered, sorted and paged by the server. */
export function PackageList({ openId, onOpen }: PackageListProps) {
  const [filters, change] = usePackageFilters();
  // A page of other filters is not the page that was turned to.
  const asked = JSON.stringify(filters);
  const [turned, setTurned] = useState({ asked, offset: 0 });
  const offset = turned.asked === asked ? turned.offset : 0;
  const projectId = useProjectId();
  const query = useQuery(packageListQuery(projectId, filters, { limit: PACKAGE_PAGE, offset }));
  const { mutate: remove } = useRemovePackage();
  const mayChange = useCan('change_procurement');
  const page = query.data;
  const slacks = useMemo(() => page && slacksOf(page), [page]);
  const columns = useMemo(
    () =>
      packageColumns({
        today: localToday(),
        slacks,
        totals: page && page.count > 1 ? page : undefined,
        onOpen,
        onRemove: mayChange ? remove : undefined,
      }),
    [mayChange, onOpen, page, slacks, remove],
  );
  const [look, setLook] = usePageSetup(procurementSetup);
  return (
    <DataGrid
      label={t.bidPackages}
      columns={columns}
      rows={page?.results ?? noRows}
      rowKey={rowKey}
      maxHeight={100_000}
      currentKey={openId === null ? null : String(openId)}
      onRowActivate={({ id }) => onOpen(id)}
      state={{
        columnOrder: look.columnOrder,
        widths: look.widths,
        hidden: look.hiddenColumns,
        sort: filters.sort,
      }}
      onStateChange={({ sort, columnOrder, widths, hidden }) => {
        setLook({ ...look, columnOrder, widths, hiddenColumns: hidden });
        if (sort !== filters.sort) change({ sort });
      }}
      renderCompact={(row) => <CompactPackage row={row} slack={slacks?.get(row.id)} />}
      status={query.isError && !page ? 'error' : page ? 'ready' : 'loading'}
      error={<LoadError what={t.bidPackagesLower} error={query.error} onRetry={() => void query.refetch()} />}
      filtered={isNarrowed(filters)}
      empty={
        <EmptyState
          title={t.thereAreNoBidPackages}
          action={<Button onPress={() => onOpen('new')}>{t.addPackage}</Button>}
        />
      }
      filteredEmpty={
        <EmptyState
          art="funnel"
          title={t.yourFiltersDidntReturnAny}
          action={<Button onPress={() => change(noPackageFilters)}>{t.clearFilters}</Button>}
        />
      }
      footer={
        page && page.count > PACKAGE_PAGE ? (
          <Pagination
            label={t.pagesOfBidPackages}
            count={page.count}
            offset={offset}
            limit={PACKAGE_PAGE}
            sizes={[PACKAGE_PAGE]}
            onChange={(next) => setTurned({ asked, offset: next.offset })}
          />
        ) : undefined
      }
    />
  );
}

function CompactPackage({ row, slack }: { row: BidPackage; slack: number | undefined }) {
  return (
    <Stack gap={1}>
      <Text truncate>{`${formatCode('bid_package', row.number)} ${row.name}`}</Text>
      <Text size="meta" tone="subtle">
        {[
          statusLook(row.status).label,
          row.budget === null ? null : formatMoney(row.budget),
          slack !== undefined && slack < 0 && lateDays(slack),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Text>
    </Stack>
  );
}
