import { describe, expect, it } from 'vitest';
import { cedarRidge } from './cedarRidge.ts';
import { costTrend } from './costTrend.ts';
import { costTrendLead } from './costTrendLead.ts';
import { costTrendTable } from './costTrendTable.ts';
import { firstChoices, type Foresite, type TrendChoices } from './costTrendTypes.ts';

const choose = (change: Partial<TrendChoices> = {}): TrendChoices => ({ ...firstChoices, ...change });
const sentence = (data: Foresite, change?: Partial<TrendChoices>) =>
  costTrendLead(data, choose(change))
    .map((part) => part.text)
    .join('');
const allBut = (id: number) =>
  new Set(cedarRidge.series.filter((series) => series.id !== id).map((series) => String(series.id)));

/** A project whose last milestone has an estimate: nothing is forecasted, nothing pends. */
const finished: Foresite = {
  ...cedarRidge,
  forecasted_milestone_id: null,
  completion_date: null,
  approved_series: [],
  pending_decisions: [],
  target_budget: 316_000_000,
  summary: {
    ...cedarRidge.summary,
    approved: 0,
    forecast: 314_800_000,
    pending_high: null,
    pending_low: null,
  },
};

const events: Foresite['other_milestones'] = [
  { id: 3, type: 'GMP_LOCK_DATE', code: 'PMS-003.000', name: 'Lock the price', date: '2027-01-15' },
  { id: 5, type: 'GENERIC_CONTRACT_EVENT', code: 'PMS-005.000', name: 'Hearing', date: '2026-12-03' },
];

describe('costTrend', () => {
  const spec = costTrend(cedarRidge, choose());

  it('stacks the largest component at the bottom and keeps its colour', () => {
    expect(spec.members.map((member) => [member.name, member.color])).toEqual([
      ['Patient Tower', 1],
      ['Central Utility Plant', 5],
      ['Parking Garage', 3],
      ['Overall Project', 9],
      ['Site and Landscape', 4],
    ]);
    expect(spec.columns.map((column) => column.figure)).toEqual(['$296.5M', '$309.9M', '$314.8M']);
    expect(spec.columns[2]?.shortFigure).toBe('$314.8M');
    expect(spec.columns[2]?.values).toEqual([257_400_000, 24_300_000, 16_100_000, 9_400_000, 7_600_000]);
  });

  it('runs the lines from the current milestone to the forecasted one', () => {
    expect(spec.lines.map((line) => [line.id, line.figure])).toEqual([
      ['high', '$317.7M'],
      ['approved', '$312.9M'],
      ['low', '$298.8M'],
    ]);
    for (const line of spec.lines) {
      expect(line.points[0]).toEqual({ x: Date.UTC(2026, 4, 12), y: 314_800_000 });
      expect(line.points.at(-1)?.x).toBe(Date.UTC(2026, 9, 30));
    }
    expect(spec.lines[1]?.points.map((point) => point.y)).toEqual([
      314_800_000, 314_160_000, 312_900_000, 312_900_000,
    ]);
  });

  it('reaches 60 % of the way at a quarter of the gap and 90 % at half, with its margins around it', () => {
    const low = spec.lines.find((line) => line.id === 'low');
    const parts = low?.points.map((point) => (point.y - 314_800_000) / (298_780_000 - 314_800_000));
    const [start, quarter, half, end] = [0, 4, 8, 16].map((index) => parts?.[index]);
    expect([start, end]).toEqual([0, 1].map((part) => expect.closeTo(part, 6)));
    expect([quarter, half]).toEqual([0.6, 0.9].map((part) => expect.closeTo(part, 6)));
    expect(low?.band?.upper.at(-1)?.y).toBe(298_780_000 + 1_604_500);
    expect(low?.band?.lower.at(-1)?.y).toBe(298_780_000 - 1_354_500);
  });

  it('writes the difference between milestones with arrow and percentage', () => {
    expect(spec.bridges.map((bridge) => [bridge.texts[0], bridge.tone])).toEqual([
      ['▲ $13.4M 4.5%', 'rise'],
      ['▲ $4.9M 1.6%', 'rise'],
    ]);
    expect(costTrend(cedarRidge, choose({ delta: false })).bridges).toEqual([]);
  });

  it('names the milestones up to the one after the forecasted', () => {
    expect(spec.marks.map((mark) => mark.label)).toEqual([
      'Concept',
      '50% SD',
      '100% SD',
      '50% DD',
      '100% DD',
    ]);
    expect(spec.marks[0]).toMatchObject({ detail: 'Sep 15, 2025', shortDetail: 'Sep 15', strong: true });
  });

  it('reads each milestone from the top layer down, with total and distance to budget', () => {
    const reading = spec.readings.find((candidate) => candidate.id === 'milestone-3');
    expect(reading?.note).toBe('MS-003');
    expect(reading?.rows.map((row) => `${row.name} ${row.figure}`)).toEqual([
      'Site and Landscape $7.6M',
      'Overall Project $9.4M',
      'Parking Garage $16.1M',
      'Central Utility Plant $24.3M',
      'Patient Tower $257.4M',
      'Total $314.8M',
      '▲ Over budget $9.8M',
    ]);
  });

  it('reads approvals over time with what each one changed', () => {
    const [first, second] = spec.readings.filter((reading) => reading.id.startsWith('approval'));
    expect(first).toMatchObject({ title: 'Prefabricated bathroom pods', note: 'VO-003', y: 314_160_000 });
    expect(second?.title).toBe('Approved item');
    expect(second?.rows.map((row) => row.figure)).toEqual(['Aug 18, 2026', '($1.3M)', '$312.9M']);
  });

  it('reads the forecasted milestone from high to low', () => {
    const end = spec.readings.find((reading) => reading.id === 'forecast');
    expect(end?.rows.map((row) => row.name)).toEqual([
      'Pending high',
      'Approved',
      'Target',
      'Pending low',
      '▲ Over budget',
    ]);
  });

  it('divides by the area, or shows the area by component', () => {
    const perArea = costTrend(cedarRidge, choose({ display: 'COST_PER_GSF' }));
    expect(perArea.columns[2]?.figure).toBe('$1,035.53');
    expect(perArea.target?.figure).toBe('$1,003.29');
    const area = costTrend(cedarRidge, choose({ display: 'GSF' }));
    expect(area.columns.map((column) => column.figure)).toEqual(['304,000 GSF']);
    expect(area.members.map((member) => member.name)).toEqual(['Patient Tower', 'Central Utility Plant']);
    expect(area.lines).toEqual([]);
    expect(area.target).toBeUndefined();
  });

  it('shows the area as one layer where components do not make it up', () => {
    const garage = { component_id: 4, total_cost: 16_100_000, total_area: 140_000 };
    const adjusted = {
      ...cedarRidge.budget_adjusted,
      components: [...cedarRidge.budget_adjusted.components, garage],
    };
    const area = costTrend({ ...cedarRidge, budget_adjusted: adjusted }, choose({ display: 'GSF' }));
    expect(area.members.map((member) => member.name)).toEqual(['Area']);
    expect(area.columns[0]?.values).toEqual([304_000]);
  });

  it('leaves out what belongs to the whole project while components are switched off', () => {
    const without = costTrend(cedarRidge, choose({ hidden: new Set(['2']) }));
    expect(without.members).toHaveLength(4);
    expect(without.lines).toEqual([]);
    expect(without.target).toBeUndefined();
    expect(without.columns[2]?.figure).toBe('$57.4M');
  });

  it('keeps the pending range of a component that is shown alone', () => {
    const alone = costTrend(cedarRidge, choose({ hidden: allBut(2) }));
    expect(alone.lines.map((line) => [line.id, line.figure])).toEqual([
      ['high', '$258.2M'],
      ['low', '$243.8M'],
    ]);
    expect(alone.lines[0]?.points[0]?.y).toBe(257_400_000);
    expect(costTrend(cedarRidge, choose({ hidden: allBut(5) })).lines).toEqual([]);
  });

  it('runs to the completion date without a forecasted milestone, and draws no lines without either', () => {
    const late = costTrend({ ...finished, completion_date: '2027-01-31' }, choose());
    expect(late.lines.map((line) => line.id)).toEqual(['approved']);
    expect(late.marks.at(-1)).toMatchObject({ label: 'Completion', x: Date.UTC(2027, 0, 31) });
    expect(costTrend(finished, choose()).lines).toEqual([]);
  });

  it('sets contract events on the axis and reads them by name, code, type and date', () => {
    const withEvents = costTrend({ ...cedarRidge, other_milestones: events }, choose());
    expect(withEvents.events).toEqual([
      { x: Date.UTC(2027, 0, 15), label: 'GMP', detail: 'Jan 15, 2027' },
      { x: Date.UTC(2026, 11, 3), label: 'Hearing', detail: 'Dec 03, 2026' },
    ]);
    expect(withEvents.readings.find((reading) => reading.id === 'event-3')).toMatchObject({
      onAxis: true,
      title: 'Lock the price',
      note: 'PMS-003.000',
      rows: [{ name: 'GMP', figure: 'Jan 15, 2027' }],
    });
  });

  it('writes axis figures without a needless digit', () => {
    expect(spec.formatTick(250_000_000, 10_000_000, false)).toBe('$250M');
    expect(spec.formatTick(250_000_000, 10_000_000, true)).toBe('$250M');
    expect(spec.formatTick(2_500_000, 500_000, false)).toBe('$2.5M');
    expect(spec.formatTick(1_250_000_000, 250_000_000, false)).toBe('$1.25B');
    expect(spec.formatTick(0, 10_000_000, false)).toBe('$0');
  });
});

describe('costTrendLead', () => {
  it('says where the forecast stands and where it can still go', () => {
    expect(sentence(cedarRidge)).toBe(
      'The approved forecast of $312.9M is $7.9M over budget. Pending items can still take it to $298.8M or $317.7M.',
    );
  });

  it('says what is missing before the first estimate', () => {
    expect(sentence({ ...cedarRidge, design_milestones: [] })).toBe(
      'No milestone has an estimate yet. Upload one to see where the cost stands.',
    );
  });

  it('says what is left out while components are switched off', () => {
    expect(sentence(cedarRidge, { hidden: new Set(['2']) })).toMatch(/^4 of 5 components are shown\./);
    expect(sentence(cedarRidge, { hidden: allBut(2) })).toMatch(/^Only Patient Tower is shown\./);
  });

  it('speaks per area and of the area', () => {
    expect(sentence(cedarRidge, { display: 'COST_PER_GSF' })).toBe(
      'The approved forecast is $1,029.28 / GSF, $25.99 / GSF over budget.',
    );
    expect(sentence({ ...finished, target_budget: null }, { display: 'COST_PER_GSF' })).toBe(
      'The approved forecast is $1,035.53 / GSF.',
    );
    expect(sentence(cedarRidge, { display: 'GSF' })).toBe(
      'The project covers 304,000 GSF; the approved forecast is $1,029.28 / GSF.',
    );
  });
});

describe('costTrendTable', () => {
  const table = costTrendTable(cedarRidge, choose());

  it('holds the figures of the chart to the dollar', () => {
    expect(table.headings.map((heading) => heading.text)).toEqual([
      'Milestone',
      'Date',
      'Patient Tower',
      'Central Utility Plant',
      'Parking Garage',
      'Overall Project',
      'Site and Landscape',
      'Total',
      'Change',
      'Against target',
    ]);
    expect(table.rows[2]?.cells.slice(-3).map((cell) => cell.text)).toEqual([
      '$314,800,000',
      '$4,900,000',
      '$9,800,000',
    ]);
    expect(table.rows.map((row) => row.head)).toEqual([
      'Concept',
      '50% SD',
      '100% SD',
      'Approved on top of 100% SD, 2 items',
      'Pending high, 50% DD',
      'Approved, 50% DD',
      'Pending low, 50% DD',
      'Target',
    ]);
    for (const row of table.rows) expect(row.cells).toHaveLength(table.headings.length - 1);
  });

  it('parts approved items by whether the estimate holds them', () => {
    const [first, second] = cedarRidge.approved_series;
    if (!first || !second) throw new Error('The sample has two approved items.');
    const rows = costTrendTable(
      {
        ...cedarRidge,
        estimated_approved_series: [first],
        approved_series: [{ ...second, y: second.y - first.y }],
      },
      choose(),
    ).rows.filter(({ id }) => id === 'in-estimate' || id === 'on-top');
    expect(rows.map(({ head, cells }) => [head, cells.at(-2)?.text, cells.at(-1)?.text])).toEqual([
      ['In the estimate of 100% SD, 1 item', '($640,000)', '-'],
      ['Approved on top of 100% SD, 1 item', '($1,260,000)', '-'],
    ]);
  });

  it('lists contract events by their names, types and dates', () => {
    const rows = costTrendTable({ ...cedarRidge, other_milestones: events }, choose()).rows.slice(-2);
    expect(rows.map((row) => [row.head, row.cells[0]?.text])).toEqual([
      ['Lock the price (GMP)', 'Jan 15, 2027'],
      ['Hearing', 'Dec 03, 2026'],
    ]);
    for (const row of rows) expect(row.cells).toHaveLength(table.headings.length - 1);
  });
});
