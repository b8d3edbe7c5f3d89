/** How tables are made that are wider than their page (docs/product/reporting.md). */
export const WIDE_TABLES = { scale: 'Scale to fit', continue: 'Continue to the right' } as const;

/** What columns keep to, in dots. */
export const COLUMNS = {
  /** Longer texts are wrapped. */
  text: 200,
  /** Longer words are broken. */
  word: 360,
  /** The least size of a table that is scaled, of its own: type of 5 points. */
  leastScale: 0.7,
} as const;

/** The columns of a table on its pages. */
export interface ColumnLayout {
  /** By column, in dots of the page. */
  widths: number[];
  /** Of type, lines and edges. */
  scale: number;
  /** Columns of each part, by their place; one part where all of them stand beside each other. */
  parts: number[][];
}

/** A height of a table that is scaled; browsers draw rows in whole dots. */
export const scaledHeight = (height: number, scale: number): number => Math.ceil(height * scale - 1e-9);

const sum = (list: readonly number[]) => list.reduce((all, one) => all + one, 0);

/** Widths by share that fill the room, none below its least one; `least` has room in it. */
function fill(shares: readonly number[], least: readonly number[], room: number): number[] {
  const held = new Set<number>();
  for (;;) {
    const rest = room - sum(least.filter((_width, at) => held.has(at)));
    const open = sum(shares.filter((_share, at) => !held.has(at)));
    const widths = shares.map((share, at) => (held.has(at) ? (least[at] ?? 0) : (rest * share) / open));
    const narrow = widths.flatMap((width, at) => (!held.has(at) && width < (least[at] ?? 0) ? [at] : []));
    if (narrow.length === 0 || held.size + narrow.length === shares.length)
      return narrow.length === 0 ? widths : least.map((width) => (width * room) / sum(least));
    for (const at of narrow) held.add(at);
  }
}

/** The first column and as many others as fit beside it, part by part. */
function split(least: readonly number[], room: number): number[][] {
  const parts: number[][] = [];
  let left = 0;
  for (let at = 1; at < least.length; at += 1) {
    const width = least[at] ?? 0;
    const part = parts.at(-1);
    if (part && width <= left) part.push(at);
    else {
      parts.push([0, at]);
      left = room;
    }
    left -= width;
  }
  return parts;
}

/**
 * Columns as wide as a person made them keep that width beside the others, which share what is left; where no other one takes it, or
 * where they are wider than the page, they keep their proportions.
 */
export function withGivenWidths(
  { shares, least }: { shares: readonly number[]; least: readonly number[] },
  given: readonly (number | undefined)[],
): { shares: number[]; least: number[] } {
  return {
    // What takes next to nothing of the rest is held at its least width.
    shares: shares.map((share, at) => (given[at] === undefined ? share : 1e-9)),
    least: least.map((width, at) => given[at] ?? width),
  };
}

/** How columns stand on a page: `least` are the widths at which they can be read, `shares` what they take of the room beside each other. */
export function layColumns(
  { shares, least }: { shares: readonly number[]; least: readonly number[] },
  room: number,
  wide: keyof typeof WIDE_TABLES = 'scale',
): ColumnLayout {
  const all = least.map((_width, at) => at);
  const need = sum(least);
  if (need <= room || least.length < 2)
    return {
      widths: least.length < 2 ? all.map(() => room) : fill(shares, least, room),
      scale: 1,
      parts: [all],
    };
  if (wide === 'scale') {
    const scale = Math.max(COLUMNS.leastScale, room / need);
    return { widths: least.map((width) => (width * room) / need), scale, parts: [all] };
  }
  const first = Math.min(least[0] ?? 0, room / 2);
  const beside = least.map((width, at) => (at === 0 ? first : Math.min(width, room - first)));
  const parts = split(beside, room - first);
  const widths = [...beside];
  for (const [, ...others] of parts) {
    const pick = (list: readonly number[]) => others.map((at) => list[at] ?? 0);
    for (const [at, width] of fill(pick(shares), pick(beside), room - first).entries())
      widths[others[at] ?? 0] = width;
  }
  return { widths, scale: 1, parts };
}
