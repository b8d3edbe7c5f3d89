import type { ChartTable } from '#design-system/charts/ChartFrame/ChartTable.tsx';
import type { OutcomePart } from '#domain/foresite';
import { formatMoney, formatPercent, truncateDollars } from '#domain/money';
import type { OutcomeReading } from '../outcomeQueries.ts';
import * as t from '../texts.ts';

/** Bars of the tornado; the table lists every part. */
const mostBars = 12;

/** A part with its name. */
interface NamedPart extends OutcomePart {
  key: string;
  code: string;
  name: string;
}

/** The parts of an outcome by name, those that move it most first. */
export function namedParts({ inputs, outcome }: OutcomeReading): NamedPart[] {
  const items = new Map(inputs.items.map((item) => [item.id, item]));
  const risks = new Map((inputs.risks ?? []).map((risk) => [risk.id, risk]));
  return outcome.parts.flatMap((part) => {
    const source = part.kind === 'item' ? items.get(part.id) : risks.get(part.id);
    return source ? [{ ...part, key: source.code, code: source.code, name: source.name }] : [];
  });
}

/** The parts that are drawn: each one's share of the outcome's variance, in percent. */
export const tornadoParts = (parts: readonly NamedPart[]) =>
  parts.slice(0, mostBars).filter((part) => part.share !== 0);

/** Every part with its chance, what it adds on average, and its share of the variance. */
export function partsTable(parts: readonly NamedPart[]): ChartTable {
  return {
    caption: t.contributionToTheRange,
    headings: [
      { text: t.itemOrRisk },
      { text: t.chance, figure: true },
      { text: t.meanEffect, figure: true },
      { text: t.shareOfVariance, figure: true },
    ],
    rows: parts.map((part) => ({
      id: part.key,
      head: `${part.code} ${part.name}`,
      cells: [
        { text: formatPercent(part.chance * 100), value: part.chance },
        { text: formatMoney(dollars(part.mean)), value: dollars(part.mean) },
        { text: formatPercent(part.share * 100), value: part.share },
      ],
    })),
  };
}

/** How often the runs end where: every twentieth of them, with what the outcome comes to at most. */
export function outcomeTable({ outcome }: OutcomeReading): ChartTable {
  const { totals, mean, variance } = outcome;
  const marks = [0, 5, 10, 20, 30, 40, 50, 60, 70, 80, 90, 95, 100];
  const at = (percent: number) => totals[Math.round((percent / 100) * (totals.length - 1))] ?? 0;
  const row = (id: string, head: string, amount: number) => ({
    id,
    head,
    cells: [{ text: formatMoney(dollars(amount)), value: dollars(amount) }],
  });
  const exact = new Map([
    [10, outcome.p10],
    [50, outcome.p50],
    [90, outcome.p90],
  ]);
  return {
    caption: t.distributionOfTheOutcome,
    headings: [{ text: t.percentile }, { text: t.outcome, figure: true }],
    rows: [
      ...marks.map((mark) => row(`p${mark}`, `P${mark}`, exact.get(mark) ?? at(mark))),
      row('mean', t.mean, mean),
      row('deviation', t.standardDeviation, Math.sqrt(variance)),
    ],
  };
}

/** Whole dollars of a simulated amount, as charts show them (docs/product/foresite.md). */
export const dollars = (amount: number): number => truncateDollars(Math.round(amount * 100) / 100);
