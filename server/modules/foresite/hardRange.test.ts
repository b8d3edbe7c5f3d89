import { expect, it } from 'vitest';
import type { Result } from '#server/contract/handlers.ts';
import { plantKnot } from '#tests/support/knot.ts';
import { testApp } from '#tests/support/testApp.ts';

const app = await testApp();
const daniel = await app.actor('cost@northbank.example');
const lena = await app.actor('architect@halden.example');
const project = await app.projectId('Cedar Ridge');

const trend = async () =>
  (await app.call('GET', `/projects/${project}/foresite`, { as: daniel })).json<Result<'getForesite'>>();

it('answers a range beyond any budget as a bound, and lets another company be answered meanwhile', async () => {
  const before = (await trend()).summary;
  expect(before.is_exact).toBe(true);
  for (const statement of plantKnot(1, project)) await app.asOwner(statement);
  const order: string[] = [];
  // Anything that is written asks for the range anew.
  const written = await app.call('POST', `/projects/${project}/scenario-items`, {
    as: daniel,
    body: { name: 'After the knot' },
  });
  expect(written.statusCode).toBe(201);
  const hard = trend().then((answer) => {
    order.push('hard');
    return answer;
  });
  const other = app.call('GET', '/projects', { as: lena }).then((answer) => {
    order.push('other');
    return answer;
  });
  expect((await other).statusCode).toBe(200);
  const { summary, pending_decisions: decisions } = await hard;
  expect(order).toEqual(['other', 'hard']);
  expect(summary).toMatchObject({ is_exact: false, forecast: before.forecast });
  // 25 groups hold twelve pairs, none worth more than 106; no bound is further off than the last half pair.
  expect(summary.pending_high).toBeGreaterThanOrEqual((before.pending_high ?? 0) + 12 * 100);
  expect(summary.pending_high).toBeLessThanOrEqual((before.pending_high ?? 0) + 106 * 12.5);
  expect(decisions[0]?.is_exact).toBe(false);

  const list = await app.call('GET', '/projects?search=Cedar', { as: daniel });
  expect(list.json<Result<'listProjects'>>().results[0]).toMatchObject({ is_exact: false });
}, 180_000);
