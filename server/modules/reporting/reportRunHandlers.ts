import { missingFor, runNotesOf, runPages, runProblem, runReadWith, runReason } from '#domain/reporting';
import { conflict, missingPermission, notFound, notYours, ruleRefused } from '#server/contract/errors.ts';
import { type Call, defineHandlers, rawJson } from '#server/contract/handlers.ts';
import { handHead } from '#server/services/changes/handHead.ts';
import { readCustomReport } from './customReportRepository.ts';
import { reportRunAdapter } from './reportRunAdapter.ts';
import {
  findReportRun,
  insertRunFigures,
  listReportRuns,
  readRunJson,
  type ReportRunRow,
} from './reportRunRepository.ts';

type Reading = Pick<Call<'getReportRun'>, 'tx' | 'params' | 'caller'>;

/** A run that the caller may open. */
async function openRun({ tx, params, caller }: Reading): Promise<ReportRunRow> {
  const run = await findReportRun(tx, params.project_id, caller, { id: params.report_run_id });
  if (!run) throw notFound();
  if (!run.is_open)
    throw notYours(
      'This run holds figures that your role does not see. Ask an administrator of your company for the permissions, or run the report yourself.',
    );
  return run;
}

/** Runs of reports in the archive (docs/product/reporting.md). */
export const reportRunHandlers = defineHandlers({
  listReportRuns: ({ tx, params, caller, query }) => listReportRuns(tx, params.project_id, caller, query),

  getReportRun: async (call) => {
    const run = await openRun(call);
    return rawJson(await readRunJson(call.tx, run), run.version);
  },

  createReportRun: async (call) => {
    const { tx, params, body, caller, services, today } = call;
    const { figures } = body;
    const report = await readCustomReport(tx, params.project_id, caller.userId, {
      id: params.custom_report_id,
    });
    if (!report) throw notFound();
    const { report_cards: cards, state } = report;
    const problem =
      runReason({ state, hasChanges: false, cards: cards.length }) ?? runProblem(figures, cards);
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
      as_of: today,
      page_count: runPages(figures),
      note_count: runNotesOf(figures.papers, cards).length,
      read_with: runReadWith(kinds, caller.permissions),
      created_by_id: caller.userId,
    };
    const { rows } = await services.changes.apply(tx, handHead(call, params.project_id, 'Ran a report'), [
      { entity: 'report_run', kind: 'create', fields },
    ]);
    const id = rows[0]?.id ?? 0;
    await insertRunFigures(tx, id, figures);
    const run = await findReportRun(tx, params.project_id, caller, { id });
    if (!run) throw new Error('A new run is not there.');
    return run;
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
    if (present) throw conflict('This run is not deleted. Reload the page.', present);
    const deleted = await findReportRun(tx, params.project_id, caller, { id, isDeleted: true });
    const stored = (await reportRunAdapter.load(tx, [id], params.project_id)).get(id);
    if (!deleted?.is_open || !stored) throw notFound();
    await services.changes.apply(tx, handHead(call, params.project_id, 'Restored a run of a report'), [
      { entity: 'report_run', kind: 'create', id, fields: stored.fields },
    ]);
    return openRun(call);
  },
});
