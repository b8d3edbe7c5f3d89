import { describe, expect, it } from 'vitest';
import { drawsOf, nothingToDraw, paidTwiceProblem, type SharedLoss } from './index.ts';

const risk = (drawn: number, cost: number | null = 1_000, id = 7) => ({ id, code: `R-00${id}`, cost, drawn });
const item = (id: number, cost: number, drawn = 0, risk_ids = [7]) => ({
  id,
  code: `VO-00${id}`,
  cost,
  drawn,
  risk_ids,
});
const drawn = (decided: { id: number; cost: number }[], loss: SharedLoss) =>
  drawsOf(decided, loss).map(({ draw }) => draw);

describe('what an approval draws for items that carry a risk', () => {
  it.each([
    ['no fund paid for the risk', [1_000], { risks: [risk(0)], items: [item(1, 1_000)] }],
    ['a fund paid a part', [100.4], { risks: [risk(900)], items: [item(1, 1_000.4)] }],
    ['a fund paid all of it', [0], { risks: [risk(1_000)], items: [item(1, 1_000)] }],
    ['a fund paid more than the item costs', [0], { risks: [risk(1_500, 1_500)], items: [item(1, 1_000)] }],
    ['the item carries what no fund paid', [600], { risks: [risk(400)], items: [item(1, 600)] }],
    ['the risk has no cost yet', [100], { risks: [risk(900, null)], items: [item(1, 1_000)] }],
    [
      'two risks were paid',
      [0],
      {
        risks: [risk(500, 500), risk(500, 500, 8)],
        items: [item(1, 1_000, 0, [7, 8])],
      },
    ],
    ['it is a saving', [-200], { risks: [risk(900)], items: [item(1, -200)] }],
  ] as const)('%s', (_name, draws, loss) => {
    const [one] = loss.items;
    expect(drawn([{ id: 1, cost: one.cost }], loss as unknown as SharedLoss)).toEqual(draws);
  });

  it('is the same money once, in whatever order items of one risk are approved', () => {
    const loss = { risks: [risk(500)], items: [item(1, 600), item(2, 400), item(3, 50, 0, [9])] };
    const decided = [1, 2, 3].map((id) => ({ id, cost: [600, 400, 50][id - 1] ?? 0 }));
    expect(drawn(decided, loss)).toEqual([500, 0, 50]);
    expect(drawn(decided.toReversed(), loss)).toEqual([50, 400, 100]);
    const half = { risks: [risk(500)], items: [item(1, 600, 100), item(2, 400)] };
    expect(drawn([{ id: 2, cost: 400 }], half)).toEqual([400]);
  });

  it('names what was paid where nothing is left', () => {
    const loss = { risks: [risk(1_000)], items: [item(1, 1_000)] };
    const draws = drawsOf([{ id: 1, cost: 1_000 }], loss);
    expect(nothingToDraw(draws, { seesRisks: true })).toBe(
      'A fund already paid $1,000.00 for R-007, which covers all of it. Approve without a fund.',
    );
    expect(nothingToDraw(draws, { seesRisks: false })).toContain('for a linked risk');
    expect(
      nothingToDraw(drawsOf([{ id: 1, cost: 5 }], { risks: [], items: [] }), { seesRisks: true }),
    ).toBeNull();
    expect(nothingToDraw([], { seesRisks: true })).toBeNull();
  });
});

describe('a risk and its item that both draw', () => {
  it.each([
    [null, { risks: [risk(0)], items: [item(1, 500, 2_000)] }],
    [null, { risks: [risk(5_000)], items: [item(1, 500)] }],
    [null, { risks: [risk(400)], items: [item(1, 1_000, 600)] }],
    ['$500.00', { risks: [risk(1_000)], items: [item(1, 1_000, 500)] }],
    ['$0.01', { risks: [risk(400)], items: [item(1, 1_000, 600.01)] }],
    ['$100.00', { risks: [risk(500)], items: [item(1, 600, 300), item(2, 400, 300)] }],
    [null, { risks: [risk(500)], items: [item(1, 600, 300, [8])] }],
  ])('draw %s too much', (over, loss) => {
    const problem = paidTwiceProblem(loss);
    expect(problem).toBe(
      over === null
        ? null
        : `VO-001 carries a risk that a fund pays for, too. Together they would draw ${over} more than the loss cost. Draw ${over} less.`,
    );
  });
});
