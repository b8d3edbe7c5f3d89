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

/** What has to stand in the database before a run is opened, deleted or brought back. */
export const reportRows = (ask: Ask) => {
  const run = async (isDeleted: boolean) => {
    await addReportRuns(ask);
    await ask('update report_run set is_deleted = $1 where tenant_id = 1 and id = 901', [isDeleted]);
    return { ids: { report_run_id: 901 } };
  };
  return {
    createReportRun: async () => {
      await ask(
        `update custom_report set is_deleted = false, state = 'PUBLISHED', access = 'COMPANY',
          report_cards = '[{"key":"active-issues","kind":"active-issues"}]' where tenant_id = 1 and id = 1`,
        [],
      );
      return { ids: { custom_report_id: 1 } };
    },
    getReportRun: () => run(false),
    removeReportRun: () => run(false),
    restoreReportRun: () => run(true),
    renderCustomReportPdf: async () => {
      await ask('delete from report_run_pdf where tenant_id = 1', []);
      return run(false);
    },
  };
};
