import type { KeptLine } from '#domain/markups';

type Rest = Partial<Omit<KeptLine, 'name' | 'kind' | 'value'>>;
const line =
  (kind: KeptLine['kind']) =>
  (name: string, value: number, rest: Rest = {}): KeptLine => ({
    name,
    kind,
    value,
    is_on: true,
    items_inherit: kind.startsWith('percent'),
    display: 'separated',
    ...rest,
  });
const direct = line('percent_direct');
const compound = line('percent_compound');
const lump = line('lump_sum');
const byArea = line('per_area');
const circular = line('percent_total');
const allocated = { display: 'allocated' } as const;
const off = { is_on: false } as const;

/** A markup template of the demo. */
export type DemoTemplate = { name: string; group_name: string; lines: readonly KeptLine[] };

/** What Northbank adds to direct cost, by the way a project is delivered. */
export const markupTemplates: readonly DemoTemplate[] = [
  {
    name: 'Design-build standard',
    group_name: 'Building',
    lines: [
      compound('General conditions', 8.5),
      compound('Contingency', 5),
      compound('Insurance', 1.25, allocated),
      compound('Bond', 0.7, allocated),
      compound('Fee', 3.5),
      byArea('Escalation allowance', 4.2, off),
      lump('Temporary utilities', 185_000, { ...off, ...allocated }),
      circular('Program fee', 10, off),
    ],
  },
  {
    name: 'CM at risk',
    group_name: 'Building',
    lines: [
      direct('General conditions', 7.8),
      direct('General requirements', 2.1),
      compound('Design contingency', 4),
      compound('Construction contingency', 3),
      compound('Insurance', 1.15, allocated),
      compound('Bond', 0.65, allocated),
      compound('Fee', 2.85),
    ],
  },
  {
    name: 'Hard bid',
    group_name: 'Building',
    lines: [
      direct('General conditions', 9.2),
      compound('Insurance', 1.4, allocated),
      compound('Bond', 0.9, allocated),
      compound('Overhead and profit', 6),
    ],
  },
  {
    name: 'Hospital, licensed',
    group_name: 'Healthcare',
    lines: [
      direct('General conditions', 9.4),
      direct('Infection control', 1.2),
      compound('Design contingency', 6),
      compound('Construction contingency', 4),
      byArea('Inspector of record', 2.6),
      compound('Insurance', 1.3, allocated),
      compound('Bond', 0.7, allocated),
      compound('Fee', 3.1),
      lump('Commissioning agent', 640_000),
    ],
  },
  {
    name: 'Federal, FAR',
    group_name: 'Public',
    lines: [
      direct('Field overhead', 8.9),
      compound('Home office overhead', 4.5),
      compound('Contingency', 5),
      compound('Bond', 1.1, allocated),
      compound('Profit', 6.2),
      circular('Business and occupation tax', 0.484, allocated),
    ],
  },
];
