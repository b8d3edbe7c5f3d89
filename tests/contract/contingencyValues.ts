import fc from 'fast-check';

const pots = { ample: 900, other: 901, unmoved: 902 };

/** Values of pots and their entries that exist, so that most calls reach the work behind the validation. */
export const contingencyValues = {
  kind: fc.constantFrom('construction', 'oidc'),
  contingency_pot_id: fc.constant(pots.ample),
  pot_id: fc.constantFrom(pots.ample, pots.other),
  from_pot_id: fc.constant(pots.ample),
  to_pot_id: fc.constant(pots.other),
  opened_on: fc.constant('2026-01-05'),
  date: fc.constantFrom('2026-10-12', '2026-12-01'),
  amount: fc.integer({ min: 1, max: 99_999 }).map((cents) => cents / 100),
  risk_id: fc.constantFrom(null, 1),
};

/** Numbers of those rows, where they stand in a path. */
export const contingencyIds = {
  contingency_pot_id: fc.constantFrom(pots.ample, pots.unmoved),
  contingency_entry_id: fc.constantFrom(900, 901),
};

type Ask = (text: string, values: unknown[]) => Promise<unknown>;

/** What has to stand in the database before the operations of contingency can succeed. */
export function contingencyRows(ask: Ask, projectId: number) {
  const rows = async () => {
    const own = [pots.ample, pots.unmoved];
    await ask(
      'delete from contingency_entry where tenant_id = 1 and (id >= 900 or pot_id between $1 and $2)',
      own,
    );
    await ask('delete from contingency_pot where tenant_id = 1 and id between $1 and $2', own);
    await ask(
      `insert into contingency_pot (tenant_id, id, project_id, position, kind, name, amount, opened_on, version)
        select 1, id, $1, id, 'construction', 'Pot ' || id, 99999999, '2026-01-05', 1 from unnest($2::bigint[]) as p (id)`,
      [projectId, Object.values(pots)],
    );
    await ask(
      `insert into contingency_entry (tenant_id, id, pot_id, date, amount, note, created_at, version)
        select 1, id, $1, '2026-10-12', 5, 'Given', now(), 1 from unnest('{900,901}'::bigint[]) as e (id)`,
      [pots.ample],
    );
  };
  return {
    approveItem: rows,
    updateContingencyPot: rows,
    removeContingencyPot: rows,
    createContingencyEntry: rows,
    updateContingencyEntry: rows,
    removeContingencyEntry: rows,
    transferContingency: rows,
  };
}
