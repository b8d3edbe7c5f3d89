import fc from 'fast-check';

const lines = [900, 901];

/** Milestones of the project under test, so that calls reach the work behind the validation. */
export const estimateValues = {
  milestone_id: fc.integer({ min: 1, max: 4 }),
  against: fc.integer({ min: 1, max: 4 }),
  cost_group_id: fc.constantFrom(null, 1),
  document_id: fc.constant(null),
};

type Ask = (text: string, values: unknown[]) => Promise<unknown>;

/** Two uploads whose file is read and whose review is open; the demo brings none. */
export async function addUploads(ask: Ask): Promise<void> {
  await ask(
    `insert into job (tenant_id, id, kind, payload, status, result)
      values (1, 800901, 'read_estimate_file', '{}', 'done', '{"file_name":"a.csv","sheets":[]}') on conflict do nothing`,
    [],
  );
  await ask(
    `insert into estimate_upload (tenant_id, id, project_id, milestone_id, file_name, file_type, size, storage_key, job_id)
      select t.id, (t.id - 1) * 1000000 + 900 + n, m.project_id, m.id, 'Estimate.csv', 'text/csv', 9,
        lpad(to_hex(t.id * 10 + n), 48, 'e'), 800901
      from tenant t, generate_series(0, 1) n, lateral (select * from milestone m where m.tenant_id = t.id order by m.id limit 1) m
      on conflict (tenant_id, id) do update set status = 'REVIEW'`,
    [],
  );
}

/** Calls about an upload in review, and about one that a change set accepted. */
export function uploadCalls(ask: Ask, changeSet: number) {
  const upload = async () => {
    await addUploads(ask);
    return { ids: { estimate_upload_id: 900 } };
  };
  const accepted = async () => {
    await addUploads(ask);
    await ask(
      `update estimate_upload set status = 'ACCEPTED', accepted_set_id = $1 where tenant_id = 1 and id = 901`,
      [changeSet],
    );
    return { ids: { estimate_upload_id: 901 } };
  };
  return {
    getEstimateUpload: upload,
    getEstimateFile: upload,
    discardEstimateUpload: upload,
    saveEstimateDraft: upload,
    acceptEstimateUpload: upload,
    listAcceptedLines: accepted,
  };
}

/** Opens all estimates; or submits those of all milestones. */
async function openEstimates(ask: Ask, isSubmitted = false): Promise<void> {
  await ask('delete from estimate_version where tenant_id = 1', []);
  if (isSubmitted)
    await ask(
      `insert into estimate_version (tenant_id, id, project_id, milestone_id, number, status, lines_count, amount)
        select 1, 900000 + m.id, m.project_id, m.id, 1, 'SUBMITTED', 1, 1 from milestone m where m.tenant_id = 1`,
      [],
    );
}

/** What has to stand in the database before an estimate can be cleared, or an upload reviewed. */
export const estimateRows = (ask: Ask, projectId: number) => ({
  saveEstimateLines: () => openEstimates(ask),
  submitEstimate: async () => {
    await openEstimates(ask);
    await ask(
      `insert into estimate_line (tenant_id, id, project_id, milestone_id, component_id, description, amount)
        select 1, 910000 + m.id, $1, m.id, (select min(id) from component where tenant_id = 1 and project_id = $1), 'Line', 5
        from milestone m where m.tenant_id = 1 and m.project_id = $1 on conflict do nothing`,
      [projectId],
    );
  },
  startEstimateVersion: () => openEstimates(ask, true),
  getEstimateFile: () => addUploads(ask),
  listAcceptedLines: () => addUploads(ask),
  discardEstimateUpload: () => addUploads(ask),
  saveEstimateDraft: () => addUploads(ask),
  acceptEstimateUpload: async () => {
    await openEstimates(ask);
    await addUploads(ask);
  },
  clearEstimate: async () => {
    await openEstimates(ask);
    await ask('delete from estimate_line where tenant_id = 1 and id = any($1::bigint[])', [lines]);
    await ask(
      `insert into estimate_line (tenant_id, id, project_id, milestone_id, component_id, position, description, amount)
        select 1, l.id, $1, m.id, c.id, l.id, 'Line', 5 from unnest($2::bigint[]) as l (id),
          (select min(id) as id from milestone where tenant_id = 1 and project_id = $1) m,
          (select min(id) as id from component where tenant_id = 1 and project_id = $1) c`,
      [projectId, lines],
    );
  },
});
