import { describe, expect, it } from 'vitest';
import { applyChange, type Change, type Snapshot } from './changes.ts';
import { type LaterChanges, rewindRow } from './rewind.ts';

const row = { name: 'Now', cost: 30 };

describe('a row at an earlier moment', () => {
  it.each([
    ['nothing changed since', true, null, row],
    ['it was deleted before', false, null, null],
    ['a field moved since', true, { first: 'update', fields: { cost: 10 } }, { name: 'Now', cost: 10 }],
    ['it was made since', true, { first: 'create', fields: { name: null, cost: null } }, null],
    [
      'it was deleted since',
      false,
      { first: 'delete', fields: { name: 'Then', cost: 5 } },
      { name: 'Then', cost: 5 },
    ],
    [
      'it was deleted and came back since',
      true,
      { first: 'delete', fields: { cost: 5 } },
      { name: 'Now', cost: 5 },
    ],
    ['it came back since', true, { first: 'create', fields: { cost: 5 } }, null],
  ] as const)('%s', (_case, isThere, later, expected) => {
    expect(rewindRow({ row, isThere }, later as LaterChanges | null)).toEqual(expected);
  });

  it('is found again after any run of changes', () => {
    const wrong = Array.from({ length: 300 }, (_, run) => tryRun(run + 1)).flat();
    expect(wrong).toEqual([]);
  });
});

/** Six changes by chance; answers the moments that are not found again from the last row and the changes after them. */
function tryRun(start: number): string[] {
  let seed = start;
  const random = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  const states: (Snapshot | null)[] = [{ a: 0, b: 0, c: 0 }];
  const log: Change[] = [];
  let kept = states[0] as Snapshot;
  for (let step = 0; step < 6; step += 1) {
    const now = states.at(-1) ?? null;
    const kind = now === null ? 'create' : random(4) === 0 ? 'delete' : 'update';
    const field = 'abc'[random(3)] as string;
    const fields =
      kind === 'delete'
        ? Object.fromEntries(Object.entries(kept).map(([key, from]) => [key, { from, to: null }]))
        : { [field]: { from: now?.[field] ?? null, to: random(9) } };
    const change: Change = { entity: 'item', id: 1, kind, version: 1, fields };
    const next = applyChange(kind === 'create' ? kept : now, change);
    log.push(change);
    states.push(next);
    kept = next ?? kept;
  }
  const current = { row: kept, isThere: states.at(-1) !== null };
  return states.flatMap((state, moment) => {
    const found = rewindRow(current, laterOf(log.slice(moment)));
    return JSON.stringify(found) === JSON.stringify(state) ? [] : [`${start}: ${moment}`];
  });
}

/** What a log of changes says of the moment before it. */
function laterOf(log: readonly Change[]): LaterChanges | null {
  if (!log[0]) return null;
  const earliestLast = log.toReversed().flatMap(({ fields }) => Object.entries(fields));
  return {
    first: log[0].kind,
    fields: Object.fromEntries(earliestLast.map(([key, { from }]) => [key, from])),
  };
}
