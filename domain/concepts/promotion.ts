import { fromCents, safeCents, toCents, toDecimal } from '#domain/money';

/**
 * A total in dollars spread over components by their cost, to the cent: each share is the difference of two rounded running
 * shares, so the shares add up to the total. Components that cost nothing share equally.
 */
export function budgetsOf(total: number, costs: readonly number[]): number[] {
  const sum = costs.reduce((all, cost) => all.plus(cost), toDecimal(0));
  const weights = sum.eq(0) ? costs.map(() => toDecimal(1)) : costs.map(toDecimal);
  const whole = sum.eq(0) ? toDecimal(costs.length) : sum;
  let running = toDecimal(0);
  let cents = 0;
  return weights.map((weight) => {
    running = running.plus(weight);
    const next = toCents(running.times(total).div(whole).toFixed());
    const part = safeCents(next - cents);
    cents = next;
    return fromCents(part);
  });
}

/** A name for each component that no other of the project has: the second `Clinic` is `Clinic 2`. */
export function distinctNames(names: readonly string[], taken: readonly string[]): string[] {
  const used = new Set(taken.map((name) => name.toLowerCase()));
  return names.map((name) => {
    let free = name;
    for (let next = 2; used.has(free.toLowerCase()); next += 1) free = `${name} ${next}`;
    used.add(free.toLowerCase());
    return free;
  });
}
