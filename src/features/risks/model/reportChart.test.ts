import { expect, it } from 'vitest';
import { drawnAs } from './reportChart.ts';

it('a card that was kept before there was a choice stays as it was drawn', () => {
  expect(drawnAs({})).toBe('bubble');
  expect(drawnAs({ chart_type: 'heatmap' })).toBe('heatmap');
});
