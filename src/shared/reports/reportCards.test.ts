import { expect, it } from 'vitest';
import { QueryClient } from '@tanstack/react-query';
import { Table2 } from '#design-system/icons/shapes.ts';
import { tableCard } from './reportCards.ts';

interface Row {
  name: string;
  due: string | null;
  cost: number | null;
}

const card = tableCard<Row>({
  kind: 'foresite-table',
  group: 'ForeSite',
  label: 'Options',
  icon: Table2,
  permission: 'foresite_access',
  counted: (count) => `${count} options`,
  queryKey: (projectId) => ['options', projectId],
  columns: [
    { id: 'name', label: 'Name', share: 40, isFiltered: true, text: ({ name }) => name },
    { id: 'due', label: 'Due', share: 20, text: ({ due }) => due ?? '', order: ({ due }) => due },
    {
      id: 'cost',
      label: 'Cost',
      share: 40,
      text: ({ cost }) => String(cost ?? ''),
      amount: ({ cost }) => cost,
    },
  ],
  read: () =>
    Promise.resolve({
      rows: [
        { name: 'Chilled beams', due: '2026-11-20', cost: -300 },
        { name: 'Pods', due: null, cost: null },
      ],
    }),
});

it('a table says what its rows are ordered by, and what any of them come to', async () => {
  const table = await new QueryClient().fetchQuery(card.query(1, { key: 'a', kind: 'foresite-table' }));
  expect(table.keys).toEqual([
    ['Chilled beams', '2026-11-20', -300],
    ['Pods', null, null],
  ]);
  expect(table.total).toEqual(['2 options', '', '($300)']);
  expect(card.sumOf?.(table.amounts?.slice(1) ?? [])).toEqual(['1 options', '', '$0']);
  expect(table.columns.map(({ id, isFiltered }) => [id, isFiltered])).toEqual([
    ['name', true],
    ['due', false],
    ['cost', false],
  ]);
});

it('cards that are read by something of their own are read apart', () => {
  const asked = tableCard<Row>({
    kind: 'tvd-table',
    group: 'Target Value Design',
    label: 'Targets',
    icon: Table2,
    permission: 'tvd_access',
    queryKey: () => ['tvd'],
    readBy: ({ dimension }) => [dimension],
    columns: [],
    read: () => Promise.resolve({ rows: [] }),
  });
  const keyOf = (dimension: string) => asked.query(1, { key: 'a', kind: 'tvd-table', dimension }).queryKey;
  expect(keyOf('systems')).not.toEqual(keyOf('divisions'));
  expect(keyOf('systems')).toEqual(keyOf('systems'));
});
