/** What a row says, as far as headings are told from lines by it. */
export interface PricedRow {
  amount: number | null;
  /** It has an amount and a name, and neither quantity nor unit cost: a lump sum, or a heading with what it comes to. */
  mayHead: boolean;
}

/** Groups side by side that one above them is compared with. */
const most = 200;

/** A heading: what the lines below it come to in dollars, and how many they are. */
export interface Heading {
  sum: number;
  count: number;
}

type Group = {
  /** What its lines come to in cents, and how many they are: whole numbers, so that sums stay exact and quick. */
  cents: number;
  count: number;
};

/**
 * The rows that are headings which come to what stands below them, until the next one beside or above: as tools write
 * groups. Counted as lines they would double the total. From the bottom up, so that groups of groups are found; one of a single line
 * only where others have several, as two lines may well cost the same.
 */
export function headingTotals(rows: readonly PricedRow[]): ReadonlyMap<number, Heading> {
  const several = find(rows, 2);
  return several.size > 0 ? find(rows, 1) : several;
}

function find(rows: readonly PricedRow[], least: number): ReadonlyMap<number, Heading> {
  const found = new Map<number, Heading>();
  // Groups and lone lines below the present row, the nearest last, and how many of them do not add to a sum beyond its rounding.
  const below: Group[] = [];
  let odd = 0;
  for (let at = rows.length - 1; at >= 0; at -= 1) {
    const row = rows[at];
    if (row?.amount == null) continue;
    const cents = Math.round(row.amount * 100);
    const whole = row.mayHead ? reach(below, cents, least, odd > 0) : null;
    if (whole === null) {
      below.push({ cents, count: 1 });
      if (isOdd(cents, 1)) odd += 1;
      continue;
    }
    const parts = below.splice(below.length - whole);
    odd -= parts.filter((part) => isOdd(part.cents, part.count)).length;
    const group = {
      cents: parts.reduce((sum, part) => sum + part.cents, 0),
      count: parts.reduce((count, part) => count + part.count, 0),
    };
    found.set(at, { sum: group.cents / 100, count: group.count });
    below.push(group);
    if (isOdd(group.cents, group.count)) odd += 1;
  }
  return found;
}

/** Whether a sum may come closer to a heading again by this part: it takes away, or adds less than its lines are rounded by. */
const isOdd = (cents: number, count: number): boolean => cents < 0.5 * count;

/** How many of the groups below come to these cents together; null where none do. Lines are rounded one by one, headings as a whole. Once a sum is beyond them it stays so, unless there are `odd` parts. */
function reach(below: readonly Group[], cents: number, least: number, odd: boolean): number | null {
  if (cents === 0) return null;
  let sum = 0;
  let count = 0;
  for (let parts = 1; parts <= Math.min(most, below.length); parts += 1) {
    const part = below[below.length - parts];
    if (!part) return null;
    sum += part.cents;
    count += part.count;
    const beyond = sum - cents - (0.5 * count + 0.6);
    if (beyond > 0 && !odd) return null;
    if (count >= least && Math.abs(sum - cents) <= 0.5 * count + 0.6) return parts;
  }
  return null;
}
