import { Readable } from 'node:stream';
import { cleanFileName } from '#domain/files';
import {
  asOfProblem,
  missingFor,
  runNotesOf,
  runPages,
  runProblem,
  runReadWith,
  runReason,
} from '#domain/reporting';
import { conflict, missingPermission, notFound, ruleRefused } from '#server/contract/errors.ts';
import { type Call, defineHandlers, rawJson, type Result } from '#server/contract/handlers.ts';
import { handHead } from '#server/services/changes/handHead.ts';
import type { SentPages } from '#server/services/pdf/pdfWorker.ts';
import { picturesProblem } from './checkPictures.ts';
import { readCustomReport } from './customReportRepository.ts';
import { openRun } from './openRun.ts';
import { type PdfRequest, reportPdfKind } from './reportPdfJob.ts';
import { reportRunAdapter } from './reportRunAdapter.ts';
import {
  beginRunPdf,
  findReportRun,
  findRunOfJob,
  insertRunFigures,
  type KeptRun,
  listReportRuns,
  noteRunJob,
  readFiguresJson,
  readRunChoices,
  readRunPage,
} from './reportRunRepository.ts';

type Row = Result<'restoreReportRun'>;

/** A run as the caller sees it: its PDF by an address that holds for some minutes. */
function presentRun(
  { tenant, services, now }: Pick<Call<'getReportRun'>, 'tenant' | 'services' | 'now'>,
  { storage_key: storageKey, ...run }: KeptRun,
): Row {
  const address =
    storageKey !== null && run.is_open
      ? services.fileAddresses.addressOf({ tenantId: tenant.id, storageKey, kind: 'document' }, now)
      : null;
  return { ...run, attachment_url: address };
}

const pdfName = (given: string): string => {
  const name = cleanFileName(given);
  return name.toLowerCase().endsWith('.pdf') ? name : `${name}.pdf`;
};

/** Runs of reports in the archive (docs/product/reporting.md). */
export const reportRunHandlers = defineHandlers({
  listReportRuns: async (call) => {
    const { tx, params, caller, query, services } = call;
    const { results, ...page } = await listReportRuns(tx, params.project_id, caller, query);
    return {
      ...page,
      results: results.map((run) => presentRun(call, run)),
      pdf_missing: services.pdf.missing() ?? null,
    };
  },

  getReportRunChoices: ({ tx, params, caller }) => readRunChoices(tx, params.project_id, caller),

  getReportRun: async (call) => {
    const run = await openRun(call);
    const figures = await readFiguresJson(call.tx, run.id);
    const json = JSON.stringify(presentRun(call, run));
    return rawJson(`${json.slice(0, -1)},"figures":${figures}}`, run.version);
  },

  createReportRun: async (call) => {
    const { tx, params, body, caller, services, today } = call;
    const { figures, as_of: asOf = today } = body;
    const report = await readCustomReport(tx, params.project_id, caller.userId, {
      id: params.custom_report_id,
    });
    if (!report) throw notFound();
    const before = caller.jobId === undefined ? undefined : await findRunOfJob(tx, caller.jobId);
    const made = before && (await findReportRun(tx, params.project_id, caller, { id: before.id }));
    if (made) return presentRun(call, made);
    const { report_cards: cards, state } = report;
    const problem =
      runReason({ state, hasChanges: false, cards: cards.length }) ??
      runProblem(figures, cards) ??
      asOfProblem(asOf, today) ??
      picturesProblem(figures);
    if (problem) throw ruleRefused(problem, { figures: [problem] });
    const kinds = new Set(figures.papers.map(({ kind }) => kind));
    for (const kind of kinds) {
      const missing = missingFor(kind, caller.permissions);
      if (missing) throw missingPermission(missing);
    }
    const fields = {
      custom_report_id: report.id,
      name: report.name,
      description: report.description,
      as_of: asOf,
      page_count: runPages(figures),
      note_count: runNotesOf(figures.papers, cards).length,
      read_with: runReadWith(
        figures.papers.map(({ key, kind }) => ({ ...cards.find((card) => card.key === key), kind })),
        caller.permissions,
      ),
      created_by_id: caller.userId,
    };
    const { rows } = await services.changes.apply(tx, handHead(call, params.project_id, 'Ran a report'), [
      { entity: 'report_run', kind: 'create', fields },
    ]);
    const id = rows[0]?.id ?? 0;
    await insertRunFigures(tx, id, figures);
    if (caller.jobId !== undefined) await noteRunJob(tx, id, caller.jobId);
    const run = await findReportRun(tx, params.project_id, caller, { id });
    if (!run) throw new Error('A new run is not there.');
    return presentRun(call, run);
  },

  renderCustomReportPdf: async (call) => {
    const { tx, params, body, caller, tenant, services } = call;
    const run = await openRun(call);
    const { html_content: pages, css, printBackground } = body;
    const problem =
      services.pdf.missing() ??
      (run.pdf_state === 'READY' ? 'This run has its PDF already. Download it.' : undefined) ??
      (run.pdf_state === 'MAKING'
        ? 'The PDF of this run is being made already. Wait until it is done.'
        : undefined) ??
      (pages.length === run.page_count
        ? undefined
        : `The run has ${run.page_count} pages, and ${pages.length} were sent. Open the run and try again.`);
    if (problem) throw ruleRefused(problem, { html_content: [problem] });
    // The pages wait on disk until the job cleans them: they are large, and nothing else reads them.
    const sent: SentPages = { html_content: pages, css, printBackground };
    const file = await services.files.receive(Readable.from([JSON.stringify(sent)]), 'pages.json');
    await services.files.keep(tenant.id, file);
    await file.discard();
    const fileName = pdfName(body.filename);
    const payload: PdfRequest = {
      projectId: params.project_id,
      runId: run.id,
      userId: caller.userId,
      storageKey: file.storageKey,
      fileName,
      title: run.report.name,
      page: await readRunPage(tx, run.id),
    };
    const job = { kind: reportPdfKind, payload, createdById: caller.userId, maxAttempts: 2 };
    const jobId = await services.jobs.enqueue(tx, job);
    await beginRunPdf(tx, run.id, jobId, fileName);
    return { job_id: jobId };
  },

  removeReportRun: async (call) => {
    const { tx, params, services, ifMatch } = call;
    await openRun(call);
    await services.changes.apply(tx, handHead(call, params.project_id, 'Deleted a run of a report'), [
      { entity: 'report_run', kind: 'delete', id: params.report_run_id, version: ifMatch ?? null },
    ]);
  },

  restoreReportRun: async (call) => {
    const { tx, params, caller, services } = call;
    const id = params.report_run_id;
    const present = await findReportRun(tx, params.project_id, caller, { id });
    if (present) throw conflict('This run is not deleted. Reload the page.', presentRun(call, present));
    const deleted = await findReportRun(tx, params.project_id, caller, { id, isDeleted: true });
    const stored = (await reportRunAdapter.load(tx, [id], params.project_id)).get(id);
    if (!deleted?.is_open || !stored) throw notFound();
    await services.changes.apply(tx, handHead(call, params.project_id, 'Restored a run of a report'), [
      { entity: 'report_run', kind: 'create', id, fields: stored.fields },
    ]);
    return presentRun(call, await openRun(call));
  },
});
