import { proposeCodes } from '#domain/estimate';
import { coefficientBetween, normalizeCost } from '#domain/normalization';
import { standingOf } from '#domain/calibrate';
import { roundCents } from '#domain/money';
import { notFound } from '#server/contract/errors.ts';
import { type Caller, defineHandlers } from '#server/contract/handlers.ts';
import { indexTablesOf } from '../normalization/indexTables.ts';
import { readerOf } from '../projects/projectReader.ts';
import { type LineReader, MOST_PRICES, readPastPrices, readPastWords } from './pastLinesRepository.ts';
import { findPlace } from './uploadRepository.ts';

const lineReader = (caller: Caller): LineReader => ({
  ...readerOf(caller),
  seesLines: caller.permissions.has('estimate_access'),
});

/** What the company's past lines say: codes of descriptions, and unit prices (docs/product/estimate.md). */
export const pastHandlers = defineHandlers({
  proposeEstimateCodes: async ({ tx, params, body, caller }) => {
    const texts = body.descriptions.map((text) => text.trim());
    const { past, asked } = await readPastWords(tx, lineReader(caller), params.project_id, texts);
    return { results: proposeCodes(past, asked) };
  },

  listUnitPrices: async ({ tx, params, query, caller }) => {
    const place = await findPlace(tx, params.project_id, query.milestone);
    if (!place) throw notFound();
    const tables = await indexTablesOf(tx, params.project_id);
    const lines = await readPastPrices(tx, lineReader(caller), query);
    // Many lines are of one place, day and code.
    const factors = new Map<string, ReturnType<typeof coefficientBetween>>();
    const factorOf = ({ city, date, code }: (typeof lines)[number]) => {
      const key = JSON.stringify([city, date, code]);
      const known = factors.get(key) ?? coefficientBetween({ city, date }, place, tables, code);
      factors.set(key, known);
      return known;
    };
    const priced = lines.map((line) => {
      const coefficient = factorOf(line);
      const problem = coefficient.steps.flatMap((step) => ('problem' in step ? [step.problem] : []))[0];
      return {
        ...line,
        factor: coefficient.factor,
        normalized: normalizeCost(line.unit_cost, coefficient),
        problem: problem ?? null,
      };
    });
    const standing = standingOf(
      priced.flatMap(({ normalized }) => normalized ?? []),
      null,
    );
    const { limit, offset } = query;
    return {
      count: priced.length,
      is_cut: priced.length === MOST_PRICES,
      place,
      low: standing && standing.lowest,
      median: standing && roundCents(standing.median),
      high: standing && standing.highest,
      results: priced.slice(offset, offset + limit),
    };
  },
});
