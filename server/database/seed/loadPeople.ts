import { allocateIds } from '#server/database/counters.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import type { DemoCalendar } from './demoCalendar.ts';
import type { DemoCompany } from './demo/demoTypes.ts';
import { insertRows } from './insertRows.ts';
import { mapOf, pick } from './rowIds.ts';

/** `passwordHashes` are by the key of the person, `now` is the moment of loading. */
export type Loading = { passwordHashes: ReadonlyMap<string, string>; calendar: DemoCalendar; now: Date };

type Account = {
  key: string;
  role: string;
  units: readonly string[];
  invited?: { by: string; at: string };
  columns: Readonly<Record<string, unknown>>;
};

/** The people, then those who were invited and have not answered: they have neither a name nor a password. */
function accountsOf(
  { people, invitees = [] }: DemoCompany,
  { passwordHashes, calendar, now }: Loading,
): Account[] {
  const hour = 3_600_000;
  const known = people.map(({ key, role, units = [], ...person }) => ({
    key,
    role,
    units,
    columns: {
      email: person.email,
      first_name: person.firstName,
      last_name: person.lastName,
      title: person.title,
      is_external: person.external ?? false,
      status: person.isDeactivated ? 'DISABLED' : 'ACTIVE',
      password_hash: pick(passwordHashes, key),
      preferences: {},
      created_at: calendar.instant(`${person.since}T09:00`),
      last_seen_at:
        person.seenHoursAgo === undefined ? null : new Date(now.getTime() - person.seenHoursAgo * hour),
    },
  }));
  const waiting = invitees.map(({ key, role, units = [], email, external = false, invited }) => ({
    key,
    role,
    units,
    invited,
    columns: {
      email,
      first_name: '',
      last_name: '',
      title: null,
      is_external: external,
      status: 'INVITED',
      password_hash: null,
      preferences: {},
      created_at: calendar.instant(invited.at),
      last_seen_at: null,
    },
  }));
  return [...known, ...waiting];
}

/** Writes the accounts of a company with their roles and business units; answers their row numbers by key. */
export async function loadPeople(
  tx: TenantTx,
  company: DemoCompany,
  known: { roles: ReadonlyMap<string, number>; units: ReadonlyMap<string, number> },
  loading: Loading,
): Promise<ReadonlyMap<string, number>> {
  const accounts = accountsOf(company, loading);
  const ids = await allocateIds(tx, 'app_user', accounts.length);
  const byKey = mapOf(
    accounts.map(({ key }) => key),
    ids,
  );
  const rows = accounts.map(({ columns, invited }, index) => ({
    id: ids[index],
    ...columns,
    invited_at: invited ? loading.calendar.instant(invited.at) : null,
    invited_by_id: invited ? pick(byKey, invited.by) : null,
  }));
  await insertRows(tx, 'app_user', rows);
  const roleRows = accounts.map(({ key, role }) => ({
    user_id: pick(byKey, key),
    role_id: pick(known.roles, role),
  }));
  await insertRows(tx, 'user_role', roleRows);
  const unitRows = accounts.flatMap(({ key, units }) =>
    units.map((unit) => ({ user_id: pick(byKey, key), access_scope_id: pick(known.units, unit) })),
  );
  await insertRows(tx, 'user_access_scope', unitRows);
  return byKey;
}
