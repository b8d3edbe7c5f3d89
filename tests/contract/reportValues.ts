import { createHash } from 'node:crypto';

type Ask = (text: string, values: unknown[]) => Promise<unknown>;

const figures = {
  page_size: 'legal',
  page_orientation: 'portrait',
  margin: 'normal',
  include_header: true,
  include_cover_page: false,
  include_page_numbers: true,
  project_name: 'Project',
  project_facts: '',
  author: '',
  papers: [{ key: 'text', kind: 'text', title: 'Text', text: 'Kept' }],
  pages: [[{ key: 'text', from: 0, to: 0, is_continued: false, is_end: true, height: 60 }]],
};

/** Two runs in each company, of a report of its own; the demo brings none. */
export async function addReportRuns(ask: Ask): Promise<void> {
  await ask(
    `insert into custom_report (tenant_id, id, project_id, name, state, access)
      select t.id, (t.id - 1) * 1000000 + 900, min(p.id), 'Run often', 'PUBLISHED', 'COMPANY'
      from tenant t join project p on p.tenant_id = t.id group by t.id on conflict do nothing`,
    [],
  );
  await ask(
    `insert into report_run (tenant_id, id, project_id, custom_report_id, name, description, as_of, page_count,
        note_count, read_with)
      select r.tenant_id, r.id + n, r.project_id, r.id, r.name, '', date '2026-10-12', 1, 0, '{}'
      from custom_report r, generate_series(0, 1) n where r.name = 'Run often'
      on conflict (tenant_id, id) do update set is_deleted = false`,
    [],
  );
  await ask(
    `insert into report_run_figures (tenant_id, report_run_id, figures)
      select tenant_id, id, $1::jsonb from report_run on conflict do nothing`,
    [JSON.stringify(figures)],
  );
}

/** Two links of each of those runs. */
export async function addReportShares(ask: Ask): Promise<void> {
  await ask(
    `insert into report_share (tenant_id, id, project_id, report_run_id, recipient, link_hash, expires_on, hidden_keys, left_out)
      select tenant_id, id * 10 + n, project_id, id, 'Sam Whitaker', 'none ' || id || ' ' || n, date '2099-01-01', '{}', '{}'
      from report_run, generate_series(0, 1) n on conflict do nothing`,
    [],
  );
}

/** Two templates of each company. */
export async function addReportTemplates(ask: Ask): Promise<void> {
  await ask(
    `insert into report_template (tenant_id, id, name, layout)
      select t.id, (t.id - 1) * 1000000 + 900 + n, 'Template ' || n, $1::jsonb from tenant t, generate_series(0, 1) n
      on conflict (tenant_id, id) do update set is_deleted = false`,
    [
      JSON.stringify({
        page_size: 'a4',
        page_orientation: 'portrait',
        margin: 'normal',
        include_header: true,
        include_cover_page: true,
        include_page_numbers: true,
        include_contents: true,
        include_cover_picture: true,
        prepared_for: '',
        prepared_by: '',
        report_cards: [{ key: 'active-issues', kind: 'active-issues' }],
      }),
    ],
  );
}

/** Two schedules of each report that was run. */
export async function addReportSchedules(ask: Ask): Promise<void> {
  await ask(
    `insert into report_schedule (tenant_id, id, project_id, custom_report_id, frequency, weekday, recipient_ids, owner_id,
        done_on)
      select r.tenant_id, r.id * 10 + n, r.project_id, r.id, 'WEEKLY', 1, array[min(u.id)], min(u.id), current_date
      from custom_report r join app_user u on u.tenant_id = r.tenant_id and u.status = 'ACTIVE', generate_series(0, 1) n
      where r.name = 'Run often' group by r.tenant_id, r.id, r.project_id, n
      on conflict (tenant_id, id) do update set is_deleted = false`,
    [],
  );
}

/** What has to stand in the database before a run is opened, deleted or brought back. */
export const reportRows = (ask: Ask, token: string, callerId: number) => {
  const run = async (isDeleted: boolean) => {
    await addReportRuns(ask);
    await ask('update report_run set is_deleted = $1 where tenant_id = 1 and id = 901', [isDeleted]);
    return { ids: { report_run_id: 901 } };
  };
  /** A link of the run and a page that is open with it, both by the same secret. */
  const share = async () => {
    const { ids } = await run(false);
    const hash = createHash('sha256').update(token).digest('base64url');
    await ask('delete from report_share where tenant_id = 1 and (id = 900909 or link_hash = $1)', [hash]);
    await ask(
      `insert into report_share (tenant_id, id, project_id, report_run_id, recipient, link_hash, expires_on, hidden_keys, left_out)
        select 1, 900909, project_id, id, 'Sam Whitaker', $1, date '2099-01-01', '{}', '{}' from report_run
        where tenant_id = 1 and id = 901`,
      [hash],
    );
    await ask(
      `insert into report_share_visit (tenant_id, id, report_share_id, kind, pass_hash) values (1, 900909, 900909, 'OPENED', $1)`,
      [hash],
    );
    return ids;
  };
  /** A report that runs, with schedules. */
  const scheduled = async () => {
    await addReportRuns(ask);
    await addReportSchedules(ask);
    await ask(
      `update custom_report set report_cards = '[{"key":"active-issues","kind":"active-issues"}]'
        where tenant_id = 1 and id = 900`,
      [],
    );
    return { ids: { custom_report_id: 900, report_schedule_id: 9000 } };
  };
  const template = async () => {
    await addReportTemplates(ask);
    return { ids: { report_template_id: 900 } };
  };
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  return {
    listReportShares: async () => ({ ids: await share() }),
    createReportShare: async () => ({
      ids: (await run(false)).ids,
      body: {
        recipient: 'Sam Whitaker',
        expires_on: day(20),
        has_watermark: true,
        tells_opening: true,
        hidden_keys: [],
        is_mailed: false,
      },
    }),
    revokeReportShare: async () => ({ ids: { ...(await share()), report_share_id: 900_909 } }),
    openSharedReport: async () => {
      await share();
      return { body: { token } };
    },
    visitSharedReport: async () => {
      await share();
      return { body: { pass: token } };
    },
    createReportRun: async () => {
      await ask(
        `update custom_report set is_deleted = false, state = 'PUBLISHED', access = 'COMPANY',
          report_cards = '[{"key":"active-issues","kind":"active-issues"}]' where tenant_id = 1 and id = 1`,
        [],
      );
      return { ids: { custom_report_id: 1 } };
    },
    createReportTemplate: async () => ({ ids: (await scheduled()).ids, body: { name: 'Kept' } }),
    createReportFromTemplate: template,
    removeReportTemplate: template,
    listReportSchedules: scheduled,
    createReportSchedule: async () => ({
      ...(await scheduled()),
      body: {
        frequency: 'WEEKLY',
        weekday: 1,
        month_day: null,
        milestone_id: null,
        recipient_ids: [callerId],
      },
    }),
    updateReportSchedule: scheduled,
    sendReportSchedule: async () => {
      const at = await scheduled();
      await ask(
        'update report_schedule set is_paused = false, last_state = null where tenant_id = 1 and id = 9000',
        [],
      );
      return at;
    },
    cancelReportScheduleRun: async () => {
      const at = await scheduled();
      await ask(
        `insert into job (tenant_id, id, kind, payload, status, run_at)
          values (1, 900910, 'run_scheduled_report', '{}', 'queued', now() + interval '1 day')
          on conflict (tenant_id, id) do update set status = 'queued', run_at = excluded.run_at`,
        [],
      );
      await ask('update report_schedule set job_id = 900910 where tenant_id = 1 and id = 9000', []);
      return at;
    },
    removeReportSchedule: scheduled,
    getReportRun: () => run(false),
    removeReportRun: () => run(false),
    restoreReportRun: () => run(true),
    renderCustomReportPdf: async () => {
      await ask('delete from report_run_pdf where tenant_id = 1', []);
      return run(false);
    },
  };
};
