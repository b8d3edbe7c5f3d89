// Rows and columns of the grid's benchmark: shaped like the items of a project, the same on every run.
import type { RichRow } from './gridCells.tsx';

/** One sample row: what its columns show, and what the rich cells draw. */
export type SampleRow = Readonly<Record<string, unknown>> & RichRow & { name: string; cost: number };

const things = [
  'Curtain wall',
  'Concrete footing',
  'Steel frame',
  'Raised floor',
  'Chilled beam',
  'Green roof',
];
const actions = ['alternate', 'upgrade', 'deduct', 'relocation', 'redesign'];
const places = ['Tower A', 'Tower B', 'Podium', 'Garage', 'Site works', 'Central plant'];
const people = ['Ana Ruiz', 'Ben Okafor', 'Chen Li', 'Dana Levy', 'Eli Novak'];
const states = ['PENDING', 'APPROVED', 'REJECTED', 'DRAFT', 'ARCHIVED'] as const;
const tags = ['facade', 'long lead', 'owner', 'risk', 'code'];
const stages = ['Concept', 'SD', 'DD', 'CD', 'GMP'];
const day = 86_400_000;
const start = Date.UTC(2024, 0, 1);

/** `count` rows; numbers are spread by multiplication with primes, so that no two neighbours are alike. */
export function sampleRows(count: number): SampleRow[] {
  const pick = <Value>(list: readonly Value[], seed: number) => list[seed % list.length] as Value;
  return Array.from({ length: count }, (_, index) => {
    const mixed = Math.imul(index + 1, 2_654_435_761) >>> 8;
    return {
      id: index + 1,
      checked: mixed % 10 === 0,
      me: mixed % 3 === 0 ? 'A' : '',
      code: `${String(mixed % 49).padStart(2, '0')}-${String(index % 1000).padStart(3, '0')}`,
      name: `${pick(things, mixed)} ${pick(actions, mixed >> 3)} ${String(index + 1).padStart(6, '0')}`,
      scenarios: mixed % 2 ? `S${1 + (mixed % 12)}` : '',
      component: pick(places, mixed >> 2),
      cost: ((mixed * 37) % 400_000_000) / 100 - 1_400_000 + index / 1e6,
      area: mixed % 50_000,
      due: start + (mixed % 900) * day,
      added: start - (mixed % 400) * day,
      assignee: pick(people, mixed >> 1),
      updatedBy: pick(people, mixed >> 4),
      status: pick(states, mixed >> 5),
      tags: tags.slice(mixed % 3, (mixed % 3) + (mixed % 4)),
      priority: 1 + (mixed % 5),
      milestone: pick(stages, mixed >> 6),
    };
  });
}

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
const figures = new Intl.NumberFormat('en-US');
const days = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'short',
  day: '2-digit',
  timeZone: 'UTC',
});
const date = (value: unknown) => days.format(value as number);

/** The seventeen columns of the items grid. */
export const sampleColumns = [
  { id: 'checked', title: '', width: 44, rich: true },
  { id: 'id', title: '#', width: 70 },
  { id: 'me', title: 'ME', width: 60 },
  { id: 'code', title: 'Code', width: 90 },
  { id: 'name', title: 'Name', width: 260, edit: true },
  { id: 'scenarios', title: 'Scenarios', width: 110, rich: true },
  { id: 'component', title: 'Component', width: 150 },
  {
    id: 'cost',
    title: 'Cost',
    width: 120,
    right: true,
    fmt: (value: unknown) => dollars.format(value as number),
  },
  {
    id: 'area',
    title: 'Area',
    width: 100,
    right: true,
    fmt: (value: unknown) => figures.format(value as number),
  },
  { id: 'due', title: 'Due date', width: 110, fmt: date },
  { id: 'added', title: 'Date added', width: 110, fmt: date },
  { id: 'assignee', title: 'Assignee', width: 150, rich: true },
  { id: 'updatedBy', title: 'Updated by', width: 140 },
  { id: 'status', title: 'Status', width: 110, rich: true },
  { id: 'tags', title: 'Tags', width: 200, rich: true },
  { id: 'priority', title: 'Priority', width: 100 },
  { id: 'milestone', title: 'Milestone', width: 120 },
];
