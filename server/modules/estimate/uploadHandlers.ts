import { countsInTotal, lineAmount, UPLOAD_STATES } from '#domain/estimate';
import { cleanFileName } from '#domain/files';
import { sumMoney } from '#domain/money';
import { conflict, notFound, ruleRefused, stale, wrongFile } from '#server/contract/errors.ts';
import { type Answer, type Call, defineHandlers, rawJson, type Result } from '#server/contract/handlers.ts';
import { handHead } from '#server/services/changes/handHead.ts';
import { incompatible, SHEET_LIMITS, sheetKindOf } from '#server/services/sheets/readSheets.ts';
import { readEstimateFileKind, type ReadRequest } from './readEstimateFileJob.ts';
import { findLines } from './estimateRepository.ts';
import { goneRow } from './goneRow.ts';
import { linesOf } from './lineWords.ts';
import { planLines } from './saveLines.ts';
import {
  acceptedLinesJson,
  findUpload,
  hasMilestone,
  keepDraft,
  listUploads,
  lockUpload,
  rememberAccepted,
  wasAccepted,
  type UploadRow,
} from './uploadRepository.ts';

const fileTypes = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  xls: 'application/vnd.ms-excel',
  csv: 'text/csv',
} as const;

const endOf = (fileName: string) =>
  (/\.(xlsx|xls|csv)$/i.exec(fileName)?.[1]?.toLowerCase() ?? 'csv') as keyof typeof fileTypes;

type Shown = Pick<Call<'getEstimateUpload'>, 'tenant' | 'services' | 'now'>;

function presentUpload(
  { tenant, services, now }: Shown,
  { storage_key: storageKey, ...upload }: UploadRow,
): Result<'getEstimateUpload'>['upload'] {
  const url = services.fileAddresses.addressOf({ tenantId: tenant.id, storageKey, kind: 'document' }, now);
  return { ...upload, url };
}

type Reading = Pick<Call<'getEstimateUpload'>, 'tx' | 'params'>;

async function uploadOf({ tx, params }: Reading) {
  const row = await findUpload(tx, params.project_id, params.estimate_upload_id);
  if (!row) throw notFound();
  return row;
}

/** Reads an upload and holds it; refused unless its review is still open. */
async function openUpload(call: Reading): Promise<UploadRow> {
  await lockUpload(call.tx, call.params.project_id, call.params.estimate_upload_id);
  const { project_id: projectId, estimate_upload_id: id } = call.params;
  const upload = (await findUpload(call.tx, projectId, id))?.upload;
  if (!upload) throw await goneRow(call.tx, projectId, 'estimate_upload', id);
  if (upload.status === 'ACCEPTED') {
    const { accepted_by: by } = upload;
    const who = by ? `${by.first_name} ${by.last_name}`.trim() || by.email : 'Someone';
    throw conflict(`${who} has already accepted this upload. Open the estimate to see its lines.`);
  }
  if (upload.status === 'DISCARDED')
    throw conflict('This upload was discarded. Undo that, or upload the file again.');
  return upload;
}

/** An upload says something, and replaces an estimate or changes lines of it, not both. */
function refuseNothing({
  creates,
  updates = [],
  deletes = [],
  replaces = true,
}: Call<'acceptEstimateUpload'>['body']) {
  if (creates.length + updates.length + deletes.length === 0)
    throw ruleRefused('The file holds no line to write.', { creates: ['Add a line, or change one.'] });
  if (replaces && updates.length + deletes.length > 0)
    throw ruleRefused('Lines are replaced as a whole, or changed one by one.', {
      replaces: ['Say false to change lines by their ids.'],
    });
}

/** Files on their way into an estimate: kept, taken up again, accepted once (docs/product/estimate.md). */
export const estimateUploadHandlers = defineHandlers({
  listEstimateUploads: async (call) => {
    const { count, results } = await listUploads(call.tx, call.params.project_id, call.query);
    return { count, results: results.map((row) => presentUpload(call, row)) };
  },

  readEstimateFile: {
    expect: async ({ tx, params, query }) => {
      if (!(await hasMilestone(tx, params.project_id, query.milestone))) throw notFound();
      return { megabytes: SHEET_LIMITS.megabytes };
    },
    keep: async (call) => {
      const { tx, params, query, caller, tenant, file, services } = call;
      const fileName = cleanFileName(file.fileName);
      if (!sheetKindOf(fileName)) throw wrongFile(incompatible);
      if (!(await hasMilestone(tx, params.project_id, query.milestone))) throw notFound();
      await services.files.keep(tenant.id, file);
      const payload: ReadRequest = { projectId: params.project_id, storageKey: file.storageKey, fileName };
      const jobId = await services.jobs.enqueue(tx, {
        kind: readEstimateFileKind,
        payload,
        createdById: caller.userId,
        maxAttempts: 3,
      });
      const head = handHead(call, params.project_id, `Uploaded ${fileName}`);
      const { rows } = await services.changes.apply(tx, head, [
        {
          entity: 'estimate_upload',
          kind: 'create',
          fields: {
            milestone_id: query.milestone,
            file_name: fileName,
            file_type: fileTypes[endOf(fileName)],
            size: file.size,
            status: 'REVIEW',
            storage_key: file.storageKey,
            job_id: jobId,
            created_by_id: caller.userId,
          },
        },
      ]);
      return { id: rows[0]?.id ?? 0, job_id: jobId };
    },
  },

  getEstimateUpload: async (call) => {
    const { upload, draft } = await uploadOf(call);
    return { upload: presentUpload(call, upload), draft };
  },

  discardEstimateUpload: async (call) => {
    const { tx, params, body, services, ifMatch } = call;
    await lockUpload(tx, params.project_id, params.estimate_upload_id);
    const { upload } = await uploadOf(call);
    if (upload.status === 'ACCEPTED')
      throw conflict('This upload was accepted. Revert it first; then it can be discarded.');
    const word = body.status === 'DISCARDED' ? UPLOAD_STATES.DISCARDED : 'Took up';
    const head = handHead(call, params.project_id, `${word} ${upload.file_name}`);
    const { id, rows } = await services.changes.apply(tx, head, [
      {
        entity: 'estimate_upload',
        kind: 'update',
        id: upload.id,
        version: ifMatch ?? null,
        fields: { status: body.status },
      },
    ]);
    return { change_set_id: id, version: rows[0]?.version ?? upload.version };
  },

  saveEstimateDraft: async (call) => {
    const upload = await openUpload(call);
    if (call.ifMatch !== undefined && call.ifMatch !== upload.version)
      throw stale(undefined, 'Someone else has gone on with this review.');
    return { change_set_id: null, version: await keepDraft(call.tx, upload.id, call.body) };
  },

  getEstimateFile: async (call): Promise<Answer<'getEstimateFile'>> => {
    const { upload } = await uploadOf(call);
    const job = await call.services.jobs.find(call.tx, upload.job_id);
    if (job?.status !== 'done' || job.result === null)
      throw conflict(upload.problem ?? 'The file is still being read. Try again in a moment.');
    return rawJson(job.result);
  },

  listAcceptedLines: async (call): Promise<Answer<'listAcceptedLines'>> => {
    const { upload } = await uploadOf(call);
    if (upload.change_set_id === null)
      throw conflict('This upload is not accepted. Its lines are downloaded from its review.');
    return rawJson(await acceptedLinesJson(call.tx, upload.change_set_id));
  },

  acceptEstimateUpload: async (call) => {
    const { tx, params, body, caller, today, services } = call;
    const upload = await openUpload(call);
    const { creates, updates = [], deletes = [], replaces = true } = body;
    refuseNothing(body);
    const stored = await findLines(tx, upload.milestone_id, replaces ? null : updates.map(({ id }) => id));
    const batch = {
      milestone_id: upload.milestone_id,
      creates,
      updates,
      deletes: replaces ? stored.map((line) => line.id) : deletes,
    };
    const {
      changes: lines,
      milestone,
      linesBefore,
    } = await planLines({ tx, projectId: params.project_id, today, caller, uploadId: upload.id }, batch);
    const before = new Map(stored.map((line) => [line.id, line]));
    const amounts = [...creates, ...updates.map(({ id, ...said }) => ({ ...before.get(id), ...said }))]
      .filter(({ kind = 'WORK' }) => countsInTotal(kind))
      .map(({ quantity = null, unit_cost = null, amount = null }) =>
        lineAmount({ quantity, unit_cost, amount }),
      );
    const isAgain = await wasAccepted(tx, upload.id);
    const did = !replaces
      ? 'Changed'
      : isAgain
        ? 'Accepted again'
        : linesBefore > 0
          ? 'Replaced'
          : 'Uploaded';
    const written = linesOf(creates.length + updates.length, sumMoney(amounts));
    const head = {
      ...handHead(call, params.project_id, `${did} the estimate of ${milestone}: ${written}`),
      source: 'import' as const,
    };
    // Until it is known which change set this is, the upload counts as accepted last, also where it was accepted before.
    await rememberAccepted(tx, upload.id, null);
    const { id, rows } = await services.changes.apply(tx, head, [
      {
        entity: 'estimate_upload',
        kind: 'update',
        id: upload.id,
        fields: {
          status: 'ACCEPTED',
          is_cleared: false,
          lines_count: creates.length + updates.length,
          amount: sumMoney(amounts),
        },
      },
      ...lines,
    ]);
    await rememberAccepted(tx, upload.id, id);
    return { change_set_id: id, created: rows.slice(rows.length - creates.length).map((row) => row.id) };
  },
});
