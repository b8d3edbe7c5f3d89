// Registers, targets, passages and peers at their size, each call against the bare statements that it needs.
import { closeGap } from '#domain/tvd';
import { EXPOSURE, simulateExposure } from '#domain/risks';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { readForesiteRows } from '#server/modules/foresite/foresiteRepository.ts';
import { readSplit } from '#server/modules/foresite/splitRepository.ts';
import { listIssues, readInsights } from '#server/modules/issues/issueRepository.ts';
import { listRisks, readRegister } from '#server/modules/risks/riskRepository.ts';
import { call } from '../support/httpSession.mjs';
import { boardScreen } from './boardScreen.ts';
import { median } from './load.ts';
import { copies } from './portfolioReads.ts';
import { milliseconds, type Report } from './report.ts';
import { type Calls, change, spent } from './serverCalls.ts';

const first = 7_000_000;
const sizes = {
  issues: 5_000,
  passages: 20_000,
  peers: 500,
  lines: 200_000,
  batch: 200,
  groups: 60,
} as const;
const turns = 15;
const today = new Date().toISOString().slice(0, 10);

type InCompany = <T>(work: (tx: TenantTx) => Promise<T>) => Promise<T>;

/** 5,000 issues and a document of 20,000 passages in the project. */
async function fillProject(inCompany: InCompany, { tenantId, projectId }: Calls): Promise<void> {
  await inCompany((tx) =>
    tx.query({
      text: `insert into issue (tenant_id, id, project_id, number, name, status, severity, priority, due_date, cost_at_stake)
        select ${tenantId}, ${first} + n, ${projectId}, 10000 + n, 'Issue ' || n || ' of shaft ' || n % 97,
          (array['DRAFT', 'OPEN', 'PENDING', 'DISPUTE', 'REJECTED', 'CLOSED'])[1 + n % 6], 1 + n % 5, 1 + n % 5,
          date '2026-06-01' + n % 400, n % 900 * 1000 from generate_series(1, ${sizes.issues}) n`,
    }),
  );
  await inCompany((tx) =>
    tx.query({
      text: `insert into context_document (tenant_id, id, project_id, name, file_name, file_type, size, storage_key, job_id,
          text_state, passages)
        select ${tenantId}, ${first}, ${projectId}, 'Project manual', 'manual.txt', 'text/plain', 1, 'bench/manual.txt', j.id,
          'READ', ${sizes.passages} from (select coalesce(min(id), 1) as id from job where tenant_id = ${tenantId}) j`,
    }),
  );
  await inCompany((tx) =>
    tx.query({
      text: `insert into context_passage (tenant_id, document_id, position, place, text)
        select ${tenantId}, ${first}, n, 'p. ' || n / 20, 'Section ' || n || ' walls of type ' || n % 53 ||
          ' are braced at level ' || n % 40 || case when n % 500 = 0 then ' with terra cotta panels' else ' with gypsum board' end
          || repeat(' and what belongs to the assembly', 8) from generate_series(1, ${sizes.passages}) n`,
    }),
  );
}

/** 500 finished projects with one estimate of 400 lines each. */
async function fillPeers(inCompany: InCompany, { tenantId }: Calls): Promise<number> {
  const [like] = await inCompany((tx) =>
    tx.query<{ project: number; milestone: number; component: number }>({
      text: `select t.project_id as project, t.milestone_id as milestone, l.component_id as component
        from project_total t join project p on p.tenant_id = ${tenantId} and p.id = t.project_id and p.target_area_value > 0
        join estimate_line l on l.tenant_id = ${tenantId} and l.milestone_id = t.milestone_id and l.component_id is not null
        where t.tenant_id = ${tenantId} limit 1`,
    }),
  );
  if (!like) throw new Error('No project has an estimate to copy.');
  const of = (column: string, id: number) => `tenant_id = ${tenantId} and ${column} = ${id}`;
  const many = (
    table: string,
    where: string,
    set: Readonly<Record<string, string>>,
    count: number = sizes.peers,
  ) => copies(inCompany, table, { like: where, count, set });
  await many('project', of('id', like.project), {
    id: `${first} + n`,
    name: `'Peer ' || n`,
    code: `'P-' || n`,
    target_area_value: '100000 + n * 100',
  });
  await many('component', of('id', like.component), { id: `${first} + n`, project_id: `${first} + n` });
  await many('milestone', of('id', like.milestone), { id: `${first} + n`, project_id: `${first} + n` });
  await many('project_total', of('project_id', like.project), {
    project_id: `${first} + n`,
    milestone_id: `${first} + n`,
  });
  await many('milestone_total', of('milestone_id', like.milestone), {
    milestone_id: `${first} + n`,
    component_id: `${first} + n`,
    amount: '100000000 + n * 1000',
  });
  await many(
    'estimate_line',
    of('milestone_id', like.milestone),
    {
      id: `${first} + n`,
      milestone_id: `${first} + 1 + n % ${sizes.peers}`,
      component_id: `${first} + 1 + n % ${sizes.peers}`,
      amount: '1000 + n % 900000',
    },
    sizes.lines,
  );
  return like.project;
}

/** Calls and their statements in turns; the median of each, and how often the one is as long as the other. */
async function against(
  calls: Calls,
  report: Report,
  { figure, path, sql, must }: { figure: string; path: string; sql: () => Promise<unknown>; must: string },
): Promise<void> {
  const { port, tenant, token } = calls;
  const headers = { authorization: `Bearer ${token}` };
  const times = { call: [] as number[], sql: [] as number[] };
  for (let turn = -3; turn < turns; turn += 1) {
    const bare = await spent(sql);
    await change(calls);
    let status = 0;
    const asked = await spent(async () => {
      ({ status } = await call({ port, tenant, path, headers }));
    });
    if (status !== 200) throw new Error(`${path} answered ${status}.`);
    if (turn < 0) continue; // plans and code are still warming up
    times.call.push(asked);
    times.sql.push(bare);
  }
  report(figure, (median(times.call) / median(times.sql)).toFixed(2), must);
  report('  call and its SQL', [median(times.call), median(times.sql)].map(milliseconds).join(', '));
}

async function timed(calls: Calls, path: string): Promise<number> {
  const { port, tenant, token } = calls;
  const times: number[] = [];
  for (let turn = -2; turn < turns; turn += 1) {
    await change(calls);
    let status = 0;
    const time = await spent(async () => {
      ({ status } = await call({ port, tenant, path, headers: { authorization: `Bearer ${token}` } }));
    });
    if (status !== 200) throw new Error(`${path} answered ${status}.`);
    if (turn >= 0) times.push(time);
  }
  return median(times);
}

/** Saves 200 new risks in one transaction, and takes them back each time. */
async function batchSave({ port, tenant, token, projectId }: Calls): Promise<number> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const body = JSON.stringify(
    Array.from({ length: sizes.batch }, (_, at) => ({
      name: `Batch ${at}`,
      status: 'IDENTIFIED',
      likelihood: 1 + (at % 5),
      impact: 1 + (at % 4),
      value: at * 1_000,
    })),
  );
  const times: number[] = [];
  for (let turn = -1; turn < 5; turn += 1) {
    let answer = { status: 0, text: '' };
    const path = `/api/projects/${projectId}/risks`;
    const time = await spent(async () => {
      answer = await call({ port, tenant, path, headers, method: 'POST', body });
    });
    if (answer.status !== 201)
      throw new Error(`The batch answered ${answer.status}: ${answer.text.slice(0, 200)}`);
    const { change_set_id: set } = JSON.parse(answer.text) as { change_set_id: number };
    await call({ port, tenant, path: `/api/change-sets/${set}/undo`, headers, method: 'POST' });
    if (turn >= 0) times.push(time);
  }
  return median(times);
}

/** The rules that run in the page: the simulation in its worker, the best choice that closes a gap. */
async function rules(report: Report): Promise<void> {
  const bets = Array.from({ length: 2_000 }, (_, at) => ({
    value: 10_000 + at * 37,
    chance: (1 + (at % 5)) / 5,
    cause: at % 18,
  }));
  const groups = Array.from({ length: sizes.groups * 2 }, (_, id) => ({
    id,
    amount: -1_000 * (1 + ((id * 7919) % 997)),
    group_ids: [Math.floor(id / 2)],
  }));
  const of = async (work: () => unknown) => {
    const times: number[] = [];
    for (let turn = -1; turn < 5; turn += 1) {
      const time = await spent(work);
      if (turn >= 0) times.push(time);
    }
    return milliseconds(median(times));
  };
  report(
    `2,000 risks simulated ${EXPOSURE.runs.toLocaleString('en-US')} times`,
    await of(() => simulateExposure(bets, { seed: 1 })),
    '400 ms',
  );
  report('what closes a gap, of 60 exclusive groups', await of(() => closeGap(groups, 12_345_678)), '200 ms');
}

/** Risks, issues, targets, passages and peers (docs/product: risks, issues, tvd, context, calibrate). */
export async function registerReads(calls: Calls, report: Report): Promise<void> {
  const { database, tenantId, projectId } = calls;
  const inCompany: InCompany = (work) => database.asTenant(tenantId, work);
  await fillProject(inCompany, calls);
  const read = <T>(work: (tx: TenantTx) => Promise<T>) =>
    database.asTenant(tenantId, work, { readOnly: true });
  const own = { conditions: undefined, fields: new Map() } as const;
  const project = `/api/projects/${projectId}`;
  const risks = (query: object) => () =>
    read((tx) => listRisks(tx, projectId, { limit: 20, offset: 0, ...query }, own));
  const issues = (query: object) => () =>
    read((tx) => listIssues(tx, projectId, { limit: 20, offset: 0, ...query }, { today, seen: [], ...own }));
  for (const one of [
    { figure: '2,000 risks: list', path: `${project}/risks?limit=20`, sql: risks({}) },
    {
      figure: '  filtered by level, sorted by value',
      path: `${project}/risks?limit=20&level=high&ordering=-value`,
      sql: risks({ level: 'high', ordering: '-value' }),
    },
    {
      figure: '  heatmap and register',
      path: `${project}/risks/register`,
      sql: () => read((tx) => readRegister(tx, projectId, today)),
    },
    {
      figure: '5,000 issues: list',
      path: `${project}/issues?limit=20&group=backlog`,
      sql: issues({ group: 'backlog' }),
    },
    {
      figure: '  filtered by severity, sorted by cost',
      path: `${project}/issues?limit=20&severity=5&ordering=-cost_at_stake`,
      sql: issues({ severity: 5, ordering: '-cost_at_stake' }),
    },
    {
      figure: '  insights',
      path: `${project}/issues/insights`,
      sql: () => read((tx) => readInsights(tx, projectId, today)),
    },
  ])
    await against(calls, report, { ...one, must: '2' });
  await against(calls, report, {
    figure: 'targets by element, 5,000 items',
    path: `${project}/tvd?dimension=elements`,
    sql: () =>
      read(async (tx) => {
        await readForesiteRows(tx, projectId, 'cost');
        await readSplit(tx, projectId, { format: 'UF', level: 3 });
      }),
    must: '3',
  });
  report('200 risks saved at once', milliseconds(await batchSave(calls)), '500 ms');
  const passages = `${project}/context-passages?search=`;
  report(
    '20,000 passages searched: few, and nearly all, match',
    [await timed(calls, `${passages}terra%20cotta`), await timed(calls, `${passages}gypsum`)]
      .map(milliseconds)
      .join(', '),
    '100 ms',
  );
  await rules(report);
  await boardScreen(calls, report);
  const mine = await fillPeers(inCompany, calls);
  await database.asSystem(async (tx) => {
    for (const table of ['project', 'milestone', 'milestone_total', 'estimate_line'])
      await tx.query({ text: `analyze ${table}` });
  });
  report(
    'Calibrate: 500 peers, whole and by division (200,000 lines)',
    [
      await timed(calls, `/api/projects/${mine}/calibrate?legacy=false`),
      await timed(calls, `/api/projects/${mine}/calibrate/breakdown?dimension=systems&legacy=false`),
    ]
      .map(milliseconds)
      .join(', '),
    '1000 ms',
  );
}
