import { expect, it } from 'vitest';
import { readRiskFilters } from './riskFilters.ts';
import { riskSetup, riskViewRules as rules, saysRisks } from './riskView.ts';

const filters = readRiskFilters(
  new URLSearchParams('score=high,noMitigation&status=ALL&category=3&order=-value,name&limit=100&offset=200'),
);

it('keeps a look and gives it back without the page that was turned to', () => {
  const look = {
    hidden: ['owner', 'impact'],
    columnOrder: ['number', 'score'],
    widths: { name: 320 },
    filters,
  };
  const back = rules.fromConfig(JSON.parse(JSON.stringify(rules.toConfig(look))) as never);
  expect(back).toEqual({ ...look, hidden: ['impact', 'owner'], filters: { ...filters, offset: 0 } });
  expect(rules.isSame(back, look)).toBe(true);
  expect(rules.isSame({ ...look, widths: { name: 280 } }, look)).toBe(false);
  expect(rules.isSame({ ...look, filters: rules.usual.filters }, look)).toBe(false);
});

it('takes what does not fit as usual', () => {
  const broken = { look: { hidden: 'all', widths: { name: 4 } }, filters: { score: 'huge', category: 'x' } };
  expect(rules.fromConfig(broken)).toEqual(rules.usual);
  expect(rules.fromConfig({})).toEqual(rules.usual);
});

it('knows an address that says filters of its own; another page is none', () => {
  expect(saysRisks(filters)).toBe(true);
  expect(saysRisks(readRiskFilters(new URLSearchParams('offset=20&itemDetailsId=3')))).toBe(false);
});

it('remembers how the picture is drawn beside the columns, and says nothing of it in a view', () => {
  const { parse } = riskSetup.slot;
  expect([parse(undefined), parse({ chart: 'pie' })].map(({ chart }) => chart)).toEqual([
    'heatmap',
    'heatmap',
  ]);
  const setup = parse({ chart: 'bubble', hidden: ['owner'] });
  expect(setup).toMatchObject({ chart: 'bubble', hidden: ['owner'] });
  expect(JSON.stringify(rules.toConfig({ ...setup, filters }))).not.toContain('bubble');
});
