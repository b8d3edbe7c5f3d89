import { describe, expect, it } from 'vitest';
import { cedarRidge } from './cedarRidge.ts';
import { costTrend } from './costTrend.ts';
import { costTrendLead } from './costTrendLead.ts';
import { costTrendTable } from './costTrendTable.ts';
import { firstChoices, type Foresite } from './costTrendTypes.ts';

const outcome = { p10: 300_100_000.55, p50: 307_000_000, p90: 314_200_000 };
const risky: Foresite = {
  ...cedarRidge,
  risks: [
    { dimension_id: null, count: 7, value: 11_680_000 },
    { dimension_id: 2, count: 1, value: 4_000_000 },
  ],
};
const lineOf = (spec: ReturnType<typeof costTrend>, id: string) => spec.lines.find((line) => line.id === id);
const cellsOf = (table: ReturnType<typeof costTrendTable>, id: string) =>
  table.rows.find((row) => row.id === id)?.cells.map((cell) => cell.text) ?? [];

describe('risks', () => {
  const choices = { ...firstChoices, risk: true };
  it('stand as a band above the high line, in chart and table', () => {
    const line = lineOf(costTrend(risky, choices), 'risk');
    expect(line?.points.at(-1)?.y).toBe(329_360_000);
    expect(line?.band?.lower.at(-1)?.y).toBe(317_680_000);
    expect(cellsOf(costTrendTable(risky, choices), 'risk')).toContain('$329,360,000');
  });

  it('are those of the component that is shown alone', () => {
    const others = cedarRidge.series.filter(({ id }) => id !== 2).map(({ id }) => String(id));
    const alone = costTrend(risky, { ...choices, hidden: new Set(others) });
    expect(lineOf(alone, 'risk')?.points.at(-1)?.y).toBe(262_240_000);
  });

  it.each([
    ['switched off', risky, firstChoices],
    ['not to be seen', cedarRidge, choices],
    ['nothing', { ...risky, risks: [{ dimension_id: null, count: 0, value: 0 }] }, choices],
  ] satisfies [string, Foresite, typeof firstChoices][])(
    'are not drawn where they are %s',
    (_case, data, chosen) => {
      expect(lineOf(costTrend(data, chosen), 'risk')).toBeUndefined();
    },
  );
});

describe('range of outcome', () => {
  it('is a band from P10 to P90 around P50, shown in the sentence, the reading and the table', () => {
    const spec = costTrend(cedarRidge, firstChoices, { outcome });
    const line = lineOf(spec, 'outcome');
    expect([line?.band?.lower.at(-1)?.y, line?.points.at(-1)?.y, line?.band?.upper.at(-1)?.y]).toEqual([
      300_100_000, 307_000_000, 314_200_000,
    ]);
    const sentence = costTrendLead(cedarRidge, firstChoices, { outcome }).map(({ text }) => text);
    expect(sentence.join('')).toMatch(
      /Eight of ten simulated outcomes lie between \$300\.1M and \$314\.2M\.$/,
    );
    const rows = spec.readings.find(({ id }) => id === 'forecast')?.rows ?? [];
    expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(['P90', 'Likely (P50)', 'P10']));
    const table = costTrendTable(cedarRidge, firstChoices, { outcome });
    expect(cellsOf(table, 'p10')).toContain('$300,100,000');
    expect(cellsOf(table, 'p90')).toContain('$314,200,000');
  });

  it('belongs to the whole project', () => {
    const choices = { ...firstChoices, hidden: new Set(['2']) };
    expect(lineOf(costTrend(cedarRidge, choices, { outcome }), 'outcome')).toBeUndefined();
    expect(cellsOf(costTrendTable(cedarRidge, choices, { outcome }), 'p10')).toEqual([]);
  });
});

describe('ends of the pending range', () => {
  it.each([
    ['total', '$317.7M', '$298.8M'],
    ['delta', '▲ $4.8M 1.5%', '▼ $14.1M 4.5%'],
    ['percent', '▲ 1.5%', '▼ 4.5%'],
  ] as const)('are written as %s', (overlay, high, low) => {
    const spec = costTrend(cedarRidge, { ...firstChoices, overlay });
    expect([lineOf(spec, 'high')?.figure, lineOf(spec, 'low')?.figure]).toEqual([high, low]);
    expect(cellsOf(costTrendTable(cedarRidge, { ...firstChoices, overlay }), 'high')).toContain(
      '$317,680,000',
    );
  });
});

describe('owner costs', () => {
  const owner_costs = [{ x: '2026-05-12', y: 45_200_000, milestone_id: 3 }];
  it('are shown beside a milestone that does not count them', () => {
    const data = { ...cedarRidge, owner_costs };
    const reading = costTrend(data, firstChoices).readings.find(({ id }) => id === 'milestone-3');
    expect(reading?.rows.at(-1)).toEqual({ name: 'Owner costs, not included', figure: '$45.2M' });
    expect(cellsOf(costTrendTable(data, firstChoices), 'owner-3')).toContain('$45,200,000');
  });

  it('are a member of their own where the estimate counts them', () => {
    const owner = { id: -3, name: 'Owner Costs', color_index: 10, points: owner_costs };
    const data = { ...cedarRidge, owner_costs, series: [...cedarRidge.series, owner] };
    const spec = costTrend(data, firstChoices);
    expect(spec.members.map(({ name }) => name)).toContain('Owner Costs');
    expect(cellsOf(costTrendTable(data, firstChoices), 'owner-3')).toEqual([]);
  });
});
