import { expect, it } from 'vitest';
import { CARD_READ_WITH, cardShownWith } from '#domain/reporting';
import { catalogue, moduleCard } from './cardRegistry.ts';
import { newCard } from './reportDraft.ts';

it('the archive asks for the permissions that show each card', () => {
  for (const kind of Object.keys(CARD_READ_WITH) as (keyof typeof CARD_READ_WITH)[]) {
    const card = moduleCard(kind);
    const asked = card ? [card.permission, ...(card.alsoNeeds ? [card.alsoNeeds] : [])] : [];
    expect([kind, asked]).toEqual([kind, cardShownWith(kind)]);
  }
});

it.each([
  ['Custom', 'custom-chart', 'Custom chart'],
  ['ForeSite', 'foresite-chart', 'Cost Trend Analysis'],
  ['ForeSite', 'foresite-table', 'Value Optioneering'],
  ['Target Value Design', 'tvd-table', 'Target Value Design'],
  ['Risk Register', 'risk-mitigation-chart', 'Mitigations Status Progress'],
  ['Risk Register', 'risk-likelihood-chart', 'Risk Likelihood'],
  ['Risk Register', 'risk-table', 'Risks'],
  ['Issue Management', 'active-issues', 'Active issues'],
  ['Issue Management', 'backlog-issues', 'Backlog issues'],
  ['Issue Management', 'completed-issues', 'Completed issues'],
  ['Timeline', 'timeline', 'Timeline'],
  ['Procurement', 'procurement-table', 'Procurement List'],
  ['Procurement', 'bid-package-allocation-table', 'Bid Package Allocation'],
])('%s offers %s as "%s"', (group, kind, label) => {
  const cards = catalogue.find((one) => one.group === group)?.cards ?? [];
  expect(cards.find((card) => card.kind === kind)?.label).toBe(label);
});

it('a new card of likelihood and impact says that it is a heatmap; others say nothing that was not chosen', () => {
  const { key: _key, ...likelihood } = newCard('risk-likelihood-chart');
  expect(likelihood).toEqual({ kind: 'risk-likelihood-chart', chart_type: 'heatmap' });
  const { key: _other, ...mitigations } = newCard('risk-mitigation-chart');
  expect(mitigations).toEqual({ kind: 'risk-mitigation-chart' });
});
