// The archive of 5,000 runs against its bare statement, and how calls fare while twenty runs wait for their PDF.
import autocannon from 'autocannon';
import type { Database, TenantTx } from '#server/database/tenantTransaction.ts';
import { listReportRuns } from '#server/modules/reporting/reportRunRepository.ts';
import { callApi } from '../support/httpSession.mjs';
import { median } from './load.ts';
import { milliseconds, type Report } from './report.ts';
import { spent } from './serverCalls.ts';

export interface ArchiveTarget {
  port: number;
  tenant: string;
  tenantId: number;
  token: string;
  projectId: number;
  database: Database;
}

const first = 6_000_000;
const many = 5_000;
const queued = 20;
/** Of a page that is printed. */
const rows = Array.from({ length: 30 }, (_, at) => `<tr><td>VO-${at}</td><td>Chilled beams</td></tr>`).join(
  '',
);
const page = `<div class="page"><h1>Options</h1><table><thead><tr><th scope="col">Code</th><th scope="col">Name</th></tr></thead><tbody>${rows}</tbody></table></div>`;

/** What of a run is kept with its pages. */
const figures = (pages: number) => ({
  page_size: 'letter',
  page_orientation: 'portrait',
  margin: 'normal',
  include_header: true,
  include_cover_page: false,
  include_page_numbers: true,
  project_name: 'Bench',
  project_facts: '',
  author: '',
  papers: [{ key: 'a', kind: 'text', title: 'Options', text: 'As of today.' }],
  pages: Array.from({ length: pages }, () => [
    { key: 'a', from: 0, to: 0, is_continued: false, is_end: true, height: 60 },
  ]),
});

/** Copies a run until the archive holds 5,000, and reads its first page. */
export async function archiveReads(target: ArchiveTarget, report: Report): Promise<void> {
  const { database, tenantId, projectId, token, port, tenant } = target;
  const ask = <Body>(path: string, body?: unknown) =>
    callApi<Body>({
      port,
      tenant,
      token,
      path: `/projects/${projectId}${path}`,
      method: body === undefined ? 'GET' : 'POST',
      ...(body !== undefined && { body }),
    });
  const made = await ask<{ id: number }>('/reports', {
    name: 'Bench book',
    access: 'COMPANY',
    state: 'PUBLISHED',
    report_cards: [{ key: 'a', kind: 'text', text: 'As of today.' }],
  });
  const address = `/reports/${made.body.id}/runs`;
  const run = await ask<{ id: number }>(address, { figures: figures(5) });
  if (run.status !== 201) throw new Error(`The run was answered with ${run.status}.`);
  const inCompany = <T>(work: (tx: TenantTx) => Promise<T>) => database.asTenant(tenantId, work);
  const [columns] = await inCompany((tx) =>
    tx.query<{ names: string[] }>({
      text: `select array_agg(column_name::text) as names from information_schema.columns
        where table_schema = 'public' and table_name = 'report_run' and is_generated = 'NEVER'`,
    }),
  );
  const set: Readonly<Record<string, string>> = {
    id: `${first} + n`,
    created_at: `o.created_at - n * interval '1 minute'`,
  };
  const names = columns?.names ?? [];
  await inCompany((tx) =>
    tx.query({
      text: `insert into report_run (${names.join(', ')})
        select ${names.map((name) => set[name] ?? `o.${name}`).join(', ')}
        from (select * from report_run where tenant_id = $1 and id = $2) o, generate_series(1, ${many - 1}) n`,
      values: [tenantId, run.body.id],
    }),
  );
  await database.asSystem((tx) => tx.query({ text: 'analyze report_run' }));
  const read = <T>(work: (tx: TenantTx) => Promise<T>) =>
    spent(() => database.asTenant(tenantId, work, { readOnly: true }));
  const reader = { userId: 0, permissions: new Set(['foresite_access', 'reporting_access']) };
  const times = { ours: [] as number[], floor: [] as number[] };
  for (let turn = -5; turn < 40; turn += 1) {
    const bare = await read((tx) =>
      tx.query({
        // What the list shows, and nothing of who may see it: months with their runs, the size of all files, one page.
        text: `select (select json_agg(m) from (select date_trunc('month', r.created_at at time zone 'UTC'), count(*), sum(p.size)
              from report_run r left join report_run_pdf p on p.tenant_id = $1 and p.report_run_id = r.id
              where r.tenant_id = $1 and r.project_id = $2 and not r.is_deleted group by 1) m),
          (select json_agg(r) from (select r.id, r.name, r.created_at, u.first_name, u.last_name from report_run r
            left join app_user u on u.tenant_id = $1 and u.id = r.created_by_id
            where r.tenant_id = $1 and r.project_id = $2 and not r.is_deleted order by r.created_at desc, r.id limit 20) r)`,
        values: [tenantId, projectId],
      }),
    );
    const own = await read((tx) => listReportRuns(tx, projectId, reader, { limit: 20, offset: 0 }));
    if (turn < 0) continue;
    times.ours.push(own);
    times.floor.push(bare);
  }
  const [ours, floor] = [median(times.ours), median(times.floor)];
  report(
    'archive of 5,000 runs against its bare SQL',
    `${(ours / floor).toFixed(2)} (${milliseconds(ours)} against ${milliseconds(floor)})`,
    '2',
  );

  // Twenty runs are asked for at once; the calls of others go on.
  const list = `/api/projects/${projectId}/scenario-items?limit=20`;
  const headers = { host: `${tenant}.localhost:${port}`, authorization: `Bearer ${token}` };
  const load = async (seconds: number) => {
    const times: number[] = [];
    const run = autocannon({
      url: `http://127.0.0.1:${port}${list}`,
      headers,
      connections: 2,
      overallRate: 40,
      duration: seconds,
    });
    run.on('response', (_client, _status, _bytes, time) => times.push(time));
    await run;
    return times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? Number.NaN;
  };
  await load(2);
  const idle = await load(6);
  for (let at = 0; at < queued; at += 1) {
    const one = await ask<{ id: number }>(address, { figures: figures(20) });
    const asked = await ask(`/report-runs/${one.body.id}/render-custom-report-PDF`, {
      html_content: Array.from({ length: 20 }, () => page),
      css: '.page{height:250mm;break-after:page}',
      printBackground: true,
      filename: `book ${at}`,
    });
    if (asked.status !== 202) throw new Error(`A PDF was answered with ${asked.status}.`);
  }
  const amid = await load(6);
  const { body: left } = await ask<{ results: { pdf_state: string }[] }>('/report-runs?limit=40');
  const waiting = left.results.filter(({ pdf_state: state }) => state === 'MAKING').length;
  report(
    `list while ${queued} runs wait for their PDF, p95 against idle`,
    `${(amid / idle).toFixed(2)} (${milliseconds(amid)} against ${milliseconds(idle)}; ${waiting} still waited)`,
    '1.5',
  );
}
