import { afterAll, describe, expect, it } from 'vitest';

/**
 * Everything that reads what a stranger sends, over the shapes that make readers look at the same characters again and
 * again. One megabyte may take 50 ms, and eight times as much takes about eight times as long. Processor time of this process
 * alone is counted, the least of some runs; a machine that is busy or slow gets as much more as a plain parse of a
 * megabyte takes more there.
 */
const megabyte = 1024 * 1024;
const limitMs = 50;

export type Parser = {
  /** Reads a prepared text; may refuse it, never hang. */
  read: (prepared: never) => unknown;
  /** Makes what is read of a shape's text. */
  prepare?: (text: string) => unknown;
  shapes: Readonly<Record<string, (length: number) => string>>;
  /** The server takes no more of it, in bytes; a megabyte unless given. */
  most?: number;
  /** It reads in a thread or in a job, page by page, where no call waits for it: ten times as long, and growth, are held. */
  isApart?: true;
};

/** The least processor time of some runs, in milliseconds. */
async function costOf({ read, prepare }: Parser, text: string): Promise<number> {
  const prepared = (prepare?.(text) ?? text) as never;
  let least = Infinity;
  for (let run = 0; run < 4; run += 1) {
    const start = process.cpuUsage();
    try {
      await read(prepared);
    } catch {
      // Refusing is an answer as well; how long it takes is what counts.
    }
    const { user, system } = process.cpuUsage(start);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}

const plain: Parser = { read: (text: string) => JSON.parse(text), shapes: {} };
const plainText = `[${'{"a":1},'.repeat(megabyte / 8)}{}]`;
/** How often a plain parse of a megabyte goes into the limit on a quiet machine. */
const plainsInLimit = 5;

/** Rounds that a shape has before it counts as slow: what else a machine does slows single ones, a bad parser is slow in all. */
const rounds = 6;

/** Holds each shape of each parser to its time and its growth; the slowest are printed at the end. */
export function holdLinear(parsers: Readonly<Record<string, Parser>>): void {
  const measured: { name: string; ms: number; growth: number }[] = [];
  afterAll(() => {
    const slowest = measured.toSorted((a, b) => b.ms - a.ms).slice(0, 8);
    const lines = slowest.map(
      ({ name, ms, growth }) =>
        `  ${ms.toFixed(1).padStart(6)} ms  ×${growth.toFixed(1)} of linear growth  ${name}`,
    );
    console.info(
      `${measured.length} shapes of one megabyte, or as much as is read; the slowest:\n${lines.join('\n')}`,
    );
  });

  describe.each(Object.entries(parsers))('%s', (parserName, parser) => {
    it.each(Object.entries(parser.shapes))('reads %s in time', async (shapeName, shape) => {
      const most = parser.most ?? megabyte;
      const small = shape(most / 8);
      const large = shape(most);
      let eighth = 0;
      let whole = Infinity;
      let allowed = 0;
      let growth = Infinity;
      for (let round = 0; round < rounds && (whole >= allowed || growth >= 3); round += 1) {
        eighth = Math.max(eighth, await costOf(parser, small));
        whole = Math.min(whole, await costOf(parser, large));
        const one = Math.max(limitMs, plainsInLimit * (await costOf(plain, plainText)));
        allowed = Math.max(allowed, parser.isApart ? 10 * one : one);
        // Below a few milliseconds the clock of the processor is too coarse to tell growth.
        growth = whole / 8 / Math.max(eighth, 3);
      }
      measured.push({ name: `${parserName}: ${shapeName}`, ms: whole, growth });
      expect(whole).toBeLessThan(allowed);
      expect(growth).toBeLessThan(3); // eight times the size in the square is eight
    });
  });
}
