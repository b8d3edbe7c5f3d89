import { describe, expect, it } from 'vitest';
import type { LineRow } from './lineBatch.ts';
import { proposalRows, sureTexts, takeProposals, uncodedTexts } from './proposals.ts';

const row = (key: string, description: string, cost_group_id: string | null = null): LineRow => ({
  key,
  id: null,
  version: 0,
  description,
  kind: 'WORK',
  escalates_to: null,
  cost_group_id,
  component_id: '1',
  quantity: null,
  unit: '',
  unit_cost: null,
  amount: 5,
  notes: '',
});
const rows = [row('a', 'Mat'), row('b', ' Mat '), row('c', 'Door'), row('d', 'Mat', '9'), row('e', '')];
const share = (cost_group_id: number, sure: number) => ({ cost_group_id, share: sure, by: 'words' as const });

describe('proposals for lines without a cost group', () => {
  it('are asked for once for each text', () => expect(uncodedTexts(rows)).toEqual(['Mat', 'Door']));
  it('stand with the lines that they are for, the surest first', () => {
    const found = proposalRows(rows, ['Door', 'Mat', 'Roof'], [share(2, 0.5), share(3, 0.9), null]);
    expect(found.map(({ text, lines }) => [text, lines])).toEqual([
      ['Mat', 2],
      ['Door', 1],
    ]);
    expect([...sureTexts(found)]).toEqual(['Mat']);
  });
  it('are taken for the chosen texts, and never over a code that is there', () => {
    const found = proposalRows(rows, ['Mat', 'Door'], [share(3, 0.9), share(2, 0.5)]);
    expect(takeProposals(rows, found, new Set(['Mat'])).map((one) => one.cost_group_id)).toEqual([
      '3',
      '3',
      null,
      '9',
      null,
    ]);
  });
});
