import { Cube } from '#design-system/icons/shapes.ts';
import { formatMoney, subtractMoney, sumMoney } from '#domain/money';
import { PACKAGE_STATUSES } from '#domain/procurement';
import { answer, api } from '#platform/api';
import { tableCard } from '#shared/reports';
import type { AllocatedPackage } from './allocationQueries.ts';
import { packageKeys } from './packageQueries.ts';
import * as t from './texts.ts';

/** A bid package with the names of its work packages; what belongs to none has no status and no budget. */
interface Row extends Pick<AllocatedPackage, 'name' | 'allocated' | 'budget'> {
  works: string;
  status: AllocatedPackage['status'] | null;
}

const loose = (name: string, allocated: number): Row[] =>
  allocated === 0 ? [] : [{ name, allocated, budget: null, works: '', status: null }];

/** How the newest estimate is allocated to bid packages, as reports show it. */
export const allocationReportCards = [
  tableCard<Row>({
    kind: 'bid-package-allocation-table',
    group: 'Procurement',
    label: t.bidPackageAllocation,
    icon: Cube,
    permission: 'procurement_access',
    alsoNeeds: 'estimate_access',
    tenantFlag: 'procurement_available',
    hasFixedOrder: true,
    queryKey: packageKeys.project,
    columns: [
      { id: 'name', label: t.bidPackage, share: 26, text: ({ name }) => name },
      { id: 'works', label: t.workPackages, share: 26, text: ({ works }) => works },
      {
        id: 'allocated',
        label: t.allocated,
        share: 13,
        isEnd: true,
        text: ({ allocated }) => formatMoney(allocated),
      },
      {
        id: 'budget',
        label: t.budget,
        share: 13,
        isEnd: true,
        text: ({ status, budget }) => (status === null ? '' : formatMoney(budget)),
      },
      {
        id: 'difference',
        label: t.difference,
        share: 11,
        isEnd: true,
        text: ({ allocated, budget }) =>
          budget === null ? '' : formatMoney(subtractMoney(allocated, budget)),
      },
      {
        id: 'status',
        label: t.status,
        share: 13,
        text: ({ status }) => (status === null ? '' : PACKAGE_STATUSES[status].label),
      },
    ],
    read: async (projectId, signal) => {
      const allocation = await answer(
        api.GET('/projects/{project_id}/allocation', {
          params: { path: { project_id: projectId } },
          signal,
        }),
      );
      const rows = [
        ...allocation.bid_packages.map((row): Row => ({
          ...row,
          works: allocation.work_packages
            .filter((work) => work.bid_package_id === row.id)
            .map(({ name }) => name)
            .join(', '),
        })),
        ...loose(t.noBidPackage, allocation.waiting),
        ...loose(t.notBid, allocation.not_bid),
        ...loose(t.notAllocated, allocation.unallocated),
        ...loose(t.contingencyHeld, allocation.contingency_held ?? 0),
      ];
      const total = {
        name: t.total,
        allocated: formatMoney(allocation.total),
        budget: formatMoney(sumMoney(allocation.bid_packages.map(({ budget }) => budget))),
      };
      return { rows, total };
    },
  }),
];
