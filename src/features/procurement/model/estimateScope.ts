import { sumMoney } from '#domain/money';
import type { ScopeLine } from '#domain/procurement';
import * as t from '../texts.ts';

/** What is read of an allocated line. */
export interface AllocatedLine {
  kind: 'LINE' | 'ITEM' | 'FUND';
  description: string;
  code: string | null;
  code_name: string | null;
  component: { name: string } | null;
  quantity: number | null;
  unit: string | null;
  parts: readonly { work_package_id: number | null; share: number; amount: number }[];
}

/** Characters that a scope line takes. */
const most = { section: 40, name: 250, unit: 20 } as const;

const keyOf = ({ section, name }: Pick<ScopeLine, 'section' | 'name'>) => `${section}\n${name.toLowerCase()}`;

/**
 * Scope lines of what is allocated to a package, `works` being its work packages: the code as section, the share in dollars, and the
 * quantity of lines that go there whole; the work package is the one that gets most of it. Lines that are called alike are told apart by their components; those that still are
 * one scope line with their sum.
 */
export function scopeOfEstimate(
  lines: readonly AllocatedLine[],
  works: ReadonlySet<number>,
): Omit<ScopeLine, 'id'>[] {
  const own = lines
    .filter(({ kind }) => kind !== 'FUND')
    .flatMap((line) => {
      const parts = line.parts.filter(({ work_package_id: id }) => id !== null && works.has(id));
      if (parts.length === 0) return [];
      const isWhole = parts.reduce((sum, { share }) => sum + share, 0) === 100;
      const work = parts.toSorted((a, b) => Math.abs(b.amount) - Math.abs(a.amount))[0]?.work_package_id;
      const scope = {
        section: (line.code ?? '').slice(0, most.section),
        name: (line.description.trim() || line.code_name || t.notDescribed).slice(0, most.name),
        quantity: isWhole && line.quantity !== null && line.quantity >= 0 ? line.quantity : null,
        unit: (line.unit ?? '').slice(0, most.unit),
        estimate: sumMoney(parts.map(({ amount }) => amount)),
        ...(work != null && { work_package_id: work }),
      };
      return [{ scope, component: line.component?.name ?? '' }];
    });
  const called = new Map<string, number>();
  for (const { scope } of own) called.set(keyOf(scope), (called.get(keyOf(scope)) ?? 0) + 1);
  const rows = new Map<string, Omit<ScopeLine, 'id'>>();
  for (const { scope, component } of own) {
    const isShared = (called.get(keyOf(scope)) ?? 0) > 1 && component !== '';
    const name = isShared ? `${scope.name}, ${component}`.slice(0, most.name) : scope.name;
    const row = { ...scope, name };
    const known = rows.get(keyOf(row));
    rows.set(keyOf(row), known ? together(known, row) : row);
  }
  return [...rows.values()];
}

/** Two lines as one: quantities add up where they have one unit. */
const together = (one: Omit<ScopeLine, 'id'>, other: Omit<ScopeLine, 'id'>): Omit<ScopeLine, 'id'> => ({
  ...one,
  quantity:
    one.quantity !== null && other.quantity !== null && one.unit === other.unit
      ? one.quantity + other.quantity
      : null,
  estimate: sumMoney([one.estimate ?? 0, other.estimate ?? 0]),
});
