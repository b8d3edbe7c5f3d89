import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cedarRidge } from '../model/cedarRidge.ts';
import type { Foresite } from '../model/costTrendTypes.ts';
import { SummaryPanel } from './SummaryPanel.tsx';

const items = [
  { id: 3, code: 'VO-003', name: 'Prefabricated bathroom pods', status: 'APPROVED', cost: -640_000 },
  { id: 7, code: 'VO-007', name: 'Precast garage', status: 'APPROVED', cost: -1_260_000 },
];

function show(data: Foresite = cedarRidge) {
  const onOpenItem = vi.fn<(id: number) => void>();
  const onClose = vi.fn<() => void>();
  render(<SummaryPanel data={data} explain={items} onOpenItem={onOpenItem} onClose={onClose} />);
  return { onOpenItem, onClose, user: userEvent.setup() };
}

const text = () => screen.getByRole('region', { name: 'Summary' }).textContent;

afterEach(cleanup);

describe('SummaryPanel', () => {
  it('shows budget, estimates and what was generated to date', () => {
    show();
    for (const figure of [
      '$305,000,000',
      '$1,003.29 / GSF',
      '$314,800,000',
      '$312,900,000',
      'Over budget2.6%▲ $7,900,000',
      'Approved2($1,900,000)',
      'Rejected1($890,000)',
      'Pending8($9,610,000)',
    ])
      expect(text()).toContain(figure);
    expect(
      screen.getByRole('img', {
        name: 'Pending range at 50% DD: $298.8M to $317.7M; forecast $312.9M; budget $305.0M lies inside it.',
      }),
    ).toBeTruthy();
  });

  it('says beside the budget what approved items have moved it by', () => {
    show();
    expect(text()).toContain('$1,003.29 / GSFApproved ▼ 0.6%');
    cleanup();
    const at = (cost: number | null) => ({ ...cedarRidge.budget_adjusted, cost });
    show({ ...cedarRidge, budget_adjusted: at(320_250_000) });
    expect(text()).toContain('$1,003.29 / GSFApproved ▲ 5.0%');
    for (const cost of [305_000_000, 304_900_000, null]) {
      cleanup();
      show({ ...cedarRidge, budget_adjusted: at(cost) });
      expect(text()).toContain('$1,003.29 / GSFEstimates');
    }
  });

  it("names the component whose figures stand in the project's place", () => {
    const tower = { ...cedarRidge, target_budget: 255_000_000 };
    render(<SummaryPanel data={tower} component="Patient Tower" onOpenItem={vi.fn()} onClose={vi.fn()} />);
    expect(text()).toContain('Component BudgetPatient Tower$255,000,000');
    expect(text()).not.toContain('Project Budget');
  });

  it('says under budget with arrow and parentheses', () => {
    show({ ...cedarRidge, summary: { ...cedarRidge.summary, gap: -3_800_000, gap_percent: -1.79 } });
    expect(text()).toContain('Under budget1.8%▼ ($3,800,000)');
  });

  it('explains a total and opens the item behind a part of it', async () => {
    const { onOpenItem, user } = show();
    await user.click(screen.getByRole('button', { name: /^Approved to date/ }));
    const why = within(screen.getByRole('dialog', { name: 'What Approved to date is made of' }));
    expect(why.getByText('Every approved item of the project.')).toBeTruthy();
    await user.click(why.getByRole('button', { name: /Precast garage/ }));
    expect(onOpenItem).toHaveBeenCalledWith(7);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows nothing where there is nothing', () => {
    const empty = {
      ...cedarRidge,
      target_budget: null,
      current_milestone_id: null,
      summary: {
        ...cedarRidge.summary,
        current_estimate: null,
        forecast: null,
        gap: null,
        gap_percent: null,
        pending_low: null,
        pending_high: null,
      },
    };
    show(empty);
    expect(text()).toContain('No target budget is set');
    expect(text()).not.toContain('budget2.6%');
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('closes', async () => {
    const { onClose, user } = show();
    await user.click(screen.getByRole('button', { name: 'Close summary' }));
    expect(onClose).toHaveBeenCalledOnce();
  });
});
