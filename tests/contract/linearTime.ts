import { afterAll, describe, expect, it } from 'vitest';
import { measureShape, mostGrowth, type Parser, type ShapeCost } from './shapeCost.ts';

/** Rounds that a shape has before it counts as slow: what else a machine does slows single ones, a bad parser is slow in all. */
const rounds = 4;
/** Only what hangs runs out of it. */
const patienceMs = 240_000;

/**
 * Holds each shape of each parser to linear growth, which is a ratio of one run and no time: a text takes about as long whole as
 * in parts. Milliseconds are the business of `npm run bench`; the slowest are printed at the end.
 */
export function holdLinear(parsers: Readonly<Record<string, Parser>>): void {
  const measured: (ShapeCost & { name: string })[] = [];
  afterAll(() => {
    const slowest = measured.toSorted((a, b) => b.ms - a.ms).slice(0, 8);
    const lines = slowest.map(
      ({ name, ms, growth }) =>
        `  ${ms.toFixed(1).padStart(6)} ms  ×${growth.toFixed(1)} of its parts  ${name}`,
    );
    console.info(
      `${measured.length} shapes of one megabyte, or as much as is read; the slowest:\n${lines.join('\n')}`,
    );
  });

  describe.each(Object.entries(parsers))('%s', (parserName, parser) => {
    it.each(Object.entries(parser.shapes))(
      'reads %s in linear time',
      async (shapeName, shape) => {
        const cost = await measureShape(parser, shape, rounds);
        measured.push({ name: `${parserName}: ${shapeName}`, ...cost });
        expect(cost.growth).toBeLessThan(mostGrowth);
      },
      patienceMs,
    );
  });
}
