import { expect, it } from 'vitest';
import type { Result } from '#server/contract/handlers.ts';
import { testApp } from '#tests/support/testApp.ts';

const app = await testApp();
const admin = await app.actor('admin@northbank.example');
const many = 10_000;

it('finds, sorts and pages ten thousand accounts in one statement', async () => {
  await app.asOwner(
    `insert into app_user (tenant_id, id, email, first_name, last_name, last_seen_at)
      select 1, 500000 + n, 'u' || n || '@northbank.example', 'First' || n, 'Last' || (n * 7919 % 10007),
        now() - n * interval '1 hour' from generate_series(1, ${many}) n`,
  );
  await app.asOwner(
    `insert into user_role select 1, 500000 + n, 1 + n % 9 from generate_series(1, ${many}) n`,
  );
  await app.asOwner('analyze app_user, user_role');
  const ask = async (query: string) => {
    const statements: string[] = [];
    const stop = app.database.observe((text) => statements.push(text));
    const answer = await app.call('GET', `/company-users?${query}`, { as: admin });
    stop();
    expect(statements.filter((text) => text.includes('matching as'))).toHaveLength(1);
    return answer.json<Result<'listCompanyUsers'>>();
  };
  const first = await ask('limit=50');
  expect(first.count).toBeGreaterThan(many);
  expect(first.results).toHaveLength(50);
  expect((await ask('search=u77%40')).results.map(({ email }) => email)).toEqual(['u77@northbank.example']);
  expect((await ask('limit=500&offset=4000')).results).toHaveLength(500);
  // A plan that looked at every row for every row would take minutes: the time that a test has ends it.
  for (const query of [
    'ordering=-role&limit=50',
    'ordering=project_count&limit=50&offset=9000',
    'role_id=3&type=internal',
  ])
    expect((await ask(query)).results).not.toHaveLength(0);
});
