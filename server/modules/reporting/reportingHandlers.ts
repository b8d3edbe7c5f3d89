import type { components } from '#contract/api.ts';
import { fieldProblems } from '#domain/fields';
import { cardsProblem, customReportFields } from '#domain/reporting';
import { conflict, type FieldErrors, notFound, ruleRefused } from '#server/contract/errors.ts';
import { type Call, defineHandlers } from '#server/contract/handlers.ts';
import { handHead } from '#server/services/changes/handHead.ts';
import { copyLogo } from './copyLogo.ts';
import { customReportAdapter } from './customReportAdapter.ts';
import { type CustomReport, listCustomReports, readCustomReport } from './customReportRepository.ts';

type Patch = components['schemas']['CustomReportPatch'];
type Reading = Pick<Call<'getCustomReport'>, 'tx' | 'params' | 'caller'>;

/** What a report is until it says otherwise: legal, portrait, normal margin, with cover and header. */
const firstFields = {
  description: '',
  state: 'DRAFT',
  scope: 'PROJECT',
  access: 'PRIVATE',
  page_size: 'legal',
  page_orientation: 'portrait',
  margin: 'normal',
  include_header: true,
  include_cover_page: true,
  include_page_numbers: true,
  include_contents: false,
  include_cover_picture: true,
  prepared_for: '',
  prepared_by: '',
  report_cards: [],
} as const;

function requireSound(body: Patch, today: string, isNew: boolean): void {
  const errors: FieldErrors = { ...fieldProblems(customReportFields, body, { today, isNew }) };
  const problem = body.report_cards && cardsProblem(body.report_cards);
  if (problem) errors['report_cards'] = [problem];
  const [first] = Object.values(errors);
  if (first) throw ruleRefused(first[0] ?? 'A field cannot be saved like this.', errors);
}

const trimmed = (input: Patch): Record<string, unknown> => ({
  ...input,
  ...(input.name !== undefined && { name: input.name.trim() }),
  ...(input.description !== undefined && { description: input.description.trim() }),
  ...(input.prepared_for !== undefined && { prepared_for: input.prepared_for.trim() }),
  ...(input.prepared_by !== undefined && { prepared_by: input.prepared_by.trim() }),
});

async function presentReport({ tx, params, caller }: Reading): Promise<CustomReport> {
  const report = await readCustomReport(tx, params.project_id, caller.userId, {
    id: params.custom_report_id,
  });
  if (!report) throw notFound();
  return report;
}

/** A report that can be changed from this project: global ones of other projects are only read here. */
async function reportOfHere(call: Reading): Promise<CustomReport> {
  const report = await presentReport(call);
  if (!report.is_here) throw notFound();
  return report;
}

/** Custom reports (docs/product/reporting.md). */
export const reportingHandlers = defineHandlers({
  listCustomReports: ({ tx, params, caller, query }) =>
    listCustomReports(tx, params.project_id, caller.userId, query),

  getCustomReport: presentReport,

  createCustomReport: async (call) => {
    const { tx, params, body, caller, services, today } = call;
    const { logo_of_report_id: logoOf, ...own } = body;
    const input = { ...firstFields, ...own, report_cards: own.report_cards ?? [] };
    requireSound(input, today, true);
    if (
      logoOf !== undefined &&
      !(await readCustomReport(tx, params.project_id, caller.userId, { id: logoOf }))
    )
      throw ruleRefused('The report that was cloned no longer exists. Reload the page.', {
        logo_of_report_id: ['This report is not there.'],
      });
    const by = { created_by_id: caller.userId, updated_by_id: caller.userId };
    const { rows } = await services.changes.apply(tx, handHead(call, params.project_id, 'Added a report'), [
      { entity: 'custom_report', kind: 'create', fields: { ...trimmed(input), ...by } },
    ]);
    const report = await readCustomReport(tx, params.project_id, caller.userId, { id: rows[0]?.id ?? 0 });
    if (!report) throw new Error('A new report is not there.');
    if (logoOf !== undefined)
      await copyLogo(call, {
        from: { entity: 'customreport', id: logoOf },
        to: { entity: 'customreport', id: report.id },
        projectId: params.project_id,
      });
    return report;
  },

  updateCustomReport: async (call) => {
    const { tx, params, body, caller, services, ifMatch, today } = call;
    const { is_own: isOwn } = await reportOfHere(call);
    if (body.access === 'PRIVATE' && !isOwn)
      throw ruleRefused('Only whoever made a report can make it private.', {
        access: ['Only whoever made a report can make it private.'],
      });
    requireSound(body, today, false);
    await services.changes.apply(tx, handHead(call, params.project_id, 'Changed a report'), [
      {
        entity: 'custom_report',
        kind: 'update',
        id: params.custom_report_id,
        version: ifMatch ?? null,
        fields: { ...trimmed(body), updated_by_id: caller.userId },
      },
    ]);
    return presentReport(call);
  },

  removeCustomReport: async (call) => {
    const { tx, params, services, ifMatch } = call;
    await reportOfHere(call);
    await services.changes.apply(tx, handHead(call, params.project_id, 'Deleted a report'), [
      { entity: 'custom_report', kind: 'delete', id: params.custom_report_id, version: ifMatch ?? null },
    ]);
  },

  restoreCustomReport: async (call) => {
    const { tx, params, caller, services } = call;
    const id = params.custom_report_id;
    const present = await readCustomReport(tx, params.project_id, caller.userId, { id });
    if (present) throw conflict('This report is not deleted. Reload the page.', present);
    const deleted = await readCustomReport(tx, params.project_id, caller.userId, { id, isDeleted: true });
    const stored = (await customReportAdapter.load(tx, [id], params.project_id)).get(id);
    if (!deleted?.is_here || !stored) throw notFound();
    await services.changes.apply(tx, handHead(call, params.project_id, 'Restored a report'), [
      { entity: 'custom_report', kind: 'create', id, fields: stored.fields },
    ]);
    return presentReport(call);
  },
});
