import { describe, expect, it } from 'vitest';
import { testDatabase } from '#tests/support/testDatabase.ts';
import { lintSchema, requireSoundSchema } from './schemaLint.ts';

const { url, asOwner } = await testDatabase();

/** A fault, how it is mended, and what the lint must say of it. */
const faults: [name: string, plant: string, mend: string, finding: RegExp][] = [
  [
    'row-level security off',
    'alter table item disable row level security',
    'alter table item enable row level security',
    /^item has no row-level/,
  ],
  [
    'not forced',
    'alter table risk no force row level security',
    'alter table risk force row level security',
    /^risk does not force/,
  ],
  ['policy dropped', 'drop policy tenant on issue', policy('issue'), /^issue lacks the tenant policy/],
  [
    'policy without nullif',
    `drop policy tenant on tag; create policy tenant on tag to quoin_app using (tenant_id = current_setting('app.tenant')::int) with check (tenant_id = current_setting('app.tenant')::int)`,
    `drop policy tenant on tag; ${policy('tag')}`,
    /^tag lacks the tenant policy/,
  ],
  [
    'policy that always holds',
    'drop policy tenant on tag; create policy tenant on tag to quoin_app using (true) with check (true)',
    `drop policy tenant on tag; ${policy('tag')}`,
    /^tag lacks the tenant policy/,
  ],
  [
    'extra policy',
    'create policy more on tag to public using (true)',
    'drop policy more on tag',
    /^tag\.more has a policy other/,
  ],
  [
    'system role let in',
    'create policy system on item to quoin_system using (true)',
    'drop policy system on item',
    /^item is open to the system role/,
  ],
  [
    'table without tenant',
    'create table stray (id int primary key)',
    'drop table stray',
    /^stray has no tenant_id/,
  ],
  ['single unique', 'create unique index loose on item (id)', 'drop index loose', /^loose is a unique index/],
  [
    'key across companies',
    'alter table item add constraint loose_fk foreign key (tenant_id) references tenant (id)',
    'alter table item drop constraint loose_fk',
    /^item\.loose_fk is a foreign key that does not carry/,
  ],
  [
    'foreign key without index',
    'drop index item_component_index',
    'create index item_component_index on item (tenant_id, component_id)',
    /^item\.item_component_fk is a foreign key without/,
  ],
  [
    'no tenant check',
    'alter table item drop constraint item_tenant',
    'alter table item add constraint item_tenant check (tenant_id > 0)',
    /^item does not check/,
  ],
  [
    'function of the owner',
    `create function peek() returns bigint language sql security definer as 'select count(*) from item'`,
    'drop function peek',
    /^peek is a function/,
  ],
  [
    'view of the owner',
    'create view all_items as select * from item',
    'drop view all_items',
    /^all_items is a view/,
  ],
  ['sequence', 'create sequence counting', 'drop sequence counting', /^counting is a sequence/],
  [
    'open to everybody',
    'grant select on item to public',
    'revoke select on item from public',
    /^item is open to everybody/,
  ],
  [
    'history can be rewritten',
    'grant delete on change_entry to quoin_app',
    'revoke delete on change_entry from quoin_app',
    /^change_entry \(DELETE\) is history/,
  ],
  [
    'migrations readable',
    'grant select on quoin_migration to quoin_app',
    'revoke select on quoin_migration from quoin_app',
    /^quoin_migration is closed/,
  ],
];

function policy(table: string): string {
  const own = `(tenant_id = nullif(current_setting('app.tenant', true), '')::int)`;
  return `create policy tenant on ${table} to quoin_app using ${own} with check ${own}`;
}

describe('the schema lint', () => {
  it('finds nothing in a migrated database', async () => {
    expect(await lintSchema(url)).toEqual([]);
    await expect(requireSoundSchema(url)).resolves.toBeUndefined();
  });

  it.each(faults)('bites on: %s', async (_name, plant, mend, finding) => {
    await asOwner(plant);
    try {
      const findings = await lintSchema(url);
      expect(findings.filter((text) => finding.test(text))).toHaveLength(1);
      await expect(requireSoundSchema(url)).rejects.toThrow(/does not start/);
    } finally {
      await asOwner(mend);
    }
    expect(await lintSchema(url)).toEqual([]);
  });
});
