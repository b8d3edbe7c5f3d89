import { describe, expect, it } from 'vitest';
import { cedarRidge } from './cedarRidge.ts';
import { costTrend } from './costTrend.ts';
import { costTrendLead } from './costTrendLead.ts';
import { costTrendTable } from './costTrendTable.ts';
import { firstChoices } from './costTrendTypes.ts';
import { positionWith, whatIfSentence } from './whatIf.ts';

const envelope = { name: 'S-1', cost: -12_970_000 };
const textOf = (parts: readonly { text: string }[]) => parts.map(({ text }) => text).join('');

describe('the forecast with what is in focus', () => {
  it('is a line beside the approved one, in the table and in the sentence', () => {
    const spec = costTrend(cedarRidge, firstChoices, { whatIf: envelope });
    expect(spec.lines.map(({ id }) => id)).toEqual(['high', 'approved', 'what-if', 'low']);
    const line = spec.lines.find(({ id }) => id === 'what-if');
    expect(line).toMatchObject({ name: 'With S-1', figure: '$299.9M', tone: 'accent', dashed: true });
    expect([line?.points[0]?.y, line?.points.at(-1)?.y]).toEqual([314_800_000, 299_930_000]);
    expect(spec.lines.find(({ id }) => id === 'approved')?.points.at(-1)?.y).toBe(312_900_000);
    const twin = costTrendTable(cedarRidge, firstChoices, { whatIf: envelope }).rows.find(
      ({ id }) => id === 'what-if',
    );
    expect(twin?.cells.some((cell) => cell.text === '$299,930,000')).toBe(true);
    expect(textOf(costTrendLead(cedarRidge, firstChoices, { whatIf: envelope }))).toMatch(
      /With S-1 it is \$299\.9M, \$5\.1M under budget\.$/,
    );
    expect(spec.readings.find(({ id }) => id === 'forecast')?.rows.map(({ name }) => name)).toContain(
      'With S-1',
    );
  });

  it('is not drawn without an estimate, nor for members alone', () => {
    const empty = { ...cedarRidge, summary: { ...cedarRidge.summary, forecast: null } };
    expect(positionWith(empty, envelope)).toEqual({ forecast: null, gap: null });
    expect(whatIfSentence(empty, envelope)).toEqual([]);
    const alone = costTrend(
      cedarRidge,
      { ...firstChoices, hidden: new Set(['2']) },
      {
        whatIf: envelope,
      },
    );
    expect(alone.lines.some(({ id }) => id === 'what-if')).toBe(false);
  });

  it.each([
    [-7_900_000, ' With 2 items it is $305.0M, on budget.'],
    [1_000_000, ' With 2 items it is $313.9M, $8.9M over budget.'],
  ])('says where %d leads', (cost, sentence) => {
    expect(textOf(whatIfSentence(cedarRidge, { name: '2 items', cost }))).toBe(sentence);
  });
});
