/** A reader of what a stranger sends, and the shapes of text that make readers look at the same characters again and again. */
export type Parser = {
  /** Reads a prepared text; may refuse it, never hang. */
  read: (prepared: never) => unknown;
  /** Makes what is read of a shape's text. */
  prepare?: (text: string) => unknown;
  shapes: Readonly<Record<string, (length: number) => string>>;
  /** The server takes no more of it, in bytes; a megabyte unless given. */
  most?: number;
  /** It reads in a thread or in a job, page by page, where no call waits for it. */
  isApart?: true;
};

/** Milliseconds of processor for the whole text, and how many times as long it takes as the same length in parts. */
export type ShapeCost = { ms: number; growth: number };

const megabyte = 1024 * 1024;
/** Parts whose reading is set against that of the whole: what grows in the square takes so many times as long in one. */
const parts = 16;
/** Above it a shape does not grow in line with its text: far from one, and from what is counted if it grows in the square. */
export const mostGrowth = 5;
/** Below this the clock of the processor is too coarse to tell growth, in milliseconds. */
const coarseMs = 5;

/** Processor time of reading a text so many times, in milliseconds: of this process alone, whatever else the machine does. */
async function costOf({ read, prepare }: Parser, text: string, times: number): Promise<number> {
  const prepared = (prepare?.(text) ?? text) as never;
  const start = process.cpuUsage();
  for (let time = 0; time < times; time += 1) {
    try {
      await read(prepared);
    } catch {
      // Refusing is an answer as well; how long it takes is what counts.
    }
  }
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

/** Measures a shape whole and in parts, which take as long where it grows in line; again while it looks slow. */
export async function measureShape(
  parser: Parser,
  shape: (length: number) => string,
  rounds: number,
): Promise<ShapeCost> {
  const most = parser.most ?? megabyte;
  const part = shape(most / parts);
  const whole = shape(most);
  let inParts = 0;
  let ms = Infinity;
  let growth = Infinity;
  for (let round = 0; round < rounds && (round < 2 || growth >= mostGrowth); round += 1) {
    ms = Math.min(ms, await costOf(parser, whole, 1));
    inParts = Math.max(inParts, await costOf(parser, part, parts));
    growth = ms / Math.max(inParts, coarseMs);
  }
  return { ms, growth };
}
