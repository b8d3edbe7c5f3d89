import type { TrendSpec } from './TrendSpec.ts';

const at = (date: string) => Date.parse(`${date}T00:00:00Z`);
const text = (value: number) => `${value.toFixed(1)} t`;

const names = ['Trunk', 'Boughs', 'Branches', 'Twigs', 'Leaves'];
const hues = [1, 5, 3, 9, 4];
const weighings: { date: string; name: string; values: number[] }[] = [
  { date: '2025-09-15', name: 'First', values: [243.2, 21.9, 15.8, 8.6, 7] },
  { date: '2026-01-20', name: 'Second', values: [253.6, 23.4, 16.5, 9.1, 7.3] },
  { date: '2026-05-12', name: 'Third', values: [257.4, 24.3, 16.1, 9.4, 7.6] },
];
const start = { x: at('2026-05-12'), y: 314.8 };
const end = at('2026-10-30');

function curve(to: number) {
  return [
    [0, 0],
    [0.25, 0.6],
    [0.5, 0.9],
    [1, 1],
  ].map(([part = 0, way = 0]) => ({
    x: start.x + (end - start.x) * part,
    y: start.y + (to - start.y) * way,
  }));
}

/** A small trend with everything that a trend chart can show: for its documentation and its tests. */
export const exampleTrend: TrendSpec = {
  members: names.map((name, index) => ({ id: name, name, color: hues[index] ?? 1 })),
  columns: weighings.map(({ date, name, values }) => {
    const figure = text(values.reduce((sum, value) => sum + value, 0));
    return { id: name, x: at(date), values, figure, shortFigure: figure.replace(' t', '') };
  }),
  marks: [
    ...weighings.map(({ date, name }) => ({
      x: at(date),
      label: name,
      detail: date,
      shortDetail: date.slice(5),
      strong: true,
    })),
    { x: end, label: 'Fourth', detail: '2026-10-30', shortDetail: '10-30', strong: false },
    { x: at('2027-02-26'), label: 'Fifth', detail: '2027-02-26', shortDetail: '02-26', strong: false },
  ],
  lines: [
    {
      id: 'high',
      name: 'At most',
      figure: '317.7 t',
      tone: 'high',
      shape: 'curve',
      points: curve(317.7),
      band: { upper: curve(318.6), lower: curve(317.2) },
    },
    {
      id: 'likely',
      name: 'Likely',
      figure: '312.9 t',
      tone: 'accent',
      shape: 'steps',
      points: [
        start,
        { x: at('2026-06-23'), y: 314.2 },
        { x: at('2026-08-18'), y: 312.9 },
        { x: end, y: 312.9 },
      ],
      dots: [
        { x: at('2026-06-23'), y: 314.2 },
        { x: at('2026-08-18'), y: 312.9 },
      ],
    },
    {
      id: 'low',
      name: 'At least',
      figure: '298.8 t',
      tone: 'low',
      shape: 'curve',
      points: curve(298.8),
      band: { upper: curve(300.3), lower: curve(297.1) },
    },
  ],
  fan: { upper: 'high', lower: 'low' },
  bridges: [
    { from: 0, to: 1, texts: ['▲ 13.4 t 4.5%', '▲ 13.4 t', '▲ 4.5%'], tone: 'rise' },
    { from: 1, to: 2, texts: ['▲ 4.9 t 1.6%', '▲ 4.9 t', '▲ 1.6%'], tone: 'rise' },
  ],
  readings: [
    ...weighings.map(({ date, name, values }) => ({
      id: name,
      column: name,
      x: at(date),
      title: name,
      note: date,
      rows: [
        ...values
          .map((value, index) => ({
            name: names[index] ?? '',
            figure: text(value),
            swatch: hues[index] ?? 1,
          }))
          .reverse(),
        {
          name: 'Total',
          figure: text(values.reduce((sum, value) => sum + value, 0)),
          weight: 'total' as const,
        },
      ],
    })),
    {
      id: 'step',
      x: at('2026-06-23'),
      y: 314.2,
      title: 'Pruned',
      rows: [{ name: 'Change', figure: '(0.6 t)', change: 'fall' }],
    },
    {
      id: 'end',
      x: end,
      title: 'Fourth',
      rows: [
        { name: 'At most', figure: '317.7 t', swatch: 'high' },
        { name: 'Likely', figure: '312.9 t', swatch: 'accent' },
        { name: 'At least', figure: '298.8 t', swatch: 'low' },
      ],
    },
  ],
  target: { value: 305, figure: '305.0 t', name: 'Target' },
  today: { x: at('2026-10-12'), label: 'TODAY' },
  topAxis: 'quarters',
  spacing: 'time',
  formatTick: (value, _step, short) => (short ? String(value) : `${value} t`),
};
