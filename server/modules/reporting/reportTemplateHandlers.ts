import { fieldProblems } from '#domain/fields';
import {
  mayDeleteTemplate,
  REPORT_TEMPLATES,
  reportTemplateFields,
  toTemplateLayout,
} from '#domain/reporting';
import { missingPermission, notFound, ruleRefused } from '#server/contract/errors.ts';
import { type Caller, defineHandlers, type Result } from '#server/contract/handlers.ts';
import { handHead } from '#server/services/changes/handHead.ts';
import { copyLogo } from './copyLogo.ts';
import { readCustomReport } from './customReportRepository.ts';
import {
  findReportTemplate,
  type KeptTemplate,
  listReportTemplates,
  lockTemplates,
  takeTemplateLayout,
} from './reportTemplateRepository.ts';

type Template = Result<'createReportTemplate'>;

const present = (
  { is_own: isOwn, ...template }: KeptTemplate,
  { permissions }: Pick<Caller, 'permissions'>,
): Template => ({ ...template, may_delete: mayDeleteTemplate({ isOwn }, permissions) });

/** Templates of reports (docs/product/reporting.md). */
export const reportTemplateHandlers = defineHandlers({
  listReportTemplates: async ({ tx, caller }) => {
    const rows = await listReportTemplates(tx, caller.userId);
    return { count: rows.length, results: rows.map((row) => present(row, caller)) };
  },

  createReportTemplate: async (call) => {
    const { tx, params, body, caller, services, today } = call;
    const { userId } = caller;
    const report = await readCustomReport(tx, params.project_id, userId, { id: params.custom_report_id });
    if (!report) throw notFound();
    const fields = { name: body.name.trim(), description: body.description?.trim() ?? '' };
    const errors = fieldProblems(reportTemplateFields, fields, { today, isNew: true });
    const [first] = Object.values(errors);
    if (first) throw ruleRefused(first[0] ?? 'This template cannot be kept.', errors);
    await lockTemplates(tx);
    if ((await listReportTemplates(tx, userId)).length >= REPORT_TEMPLATES.most)
      throw ruleRefused(`A company has at most ${REPORT_TEMPLATES.most} templates. Delete one first.`, {});
    const layout = toTemplateLayout(report);
    const { rows } = await services.changes.apply(tx, handHead(call, null, 'Kept a report as a template'), [
      { entity: 'report_template', kind: 'create', fields: { ...fields, layout, created_by_id: userId } },
    ]);
    const made = await findReportTemplate(tx, userId, rows[0]?.id ?? 0);
    if (!made) throw new Error('A new template is not there.');
    await copyLogo(call, {
      from: { entity: 'customreport', id: report.id },
      to: { entity: 'report_template', id: made.id },
      projectId: null,
    });
    return present(made, caller);
  },

  createReportFromTemplate: async (call) => {
    const { tx, params, caller, services } = call;
    const { userId } = caller;
    const template = await findReportTemplate(tx, userId, params.report_template_id);
    const layout = template && (await takeTemplateLayout(tx, template.id));
    if (!template || !layout) throw notFound();
    const { name, description } = template;
    const by = { created_by_id: userId, updated_by_id: userId };
    const own = { name, description, state: 'DRAFT', scope: 'PROJECT', access: 'PRIVATE', ...by };
    const { rows } = await services.changes.apply(
      tx,
      handHead(call, params.project_id, 'Started a report from a template'),
      [{ entity: 'custom_report', kind: 'create', fields: { ...layout, ...own } }],
    );
    const report = await readCustomReport(tx, params.project_id, userId, { id: rows[0]?.id ?? 0 });
    if (!report) throw new Error('A new report is not there.');
    await copyLogo(call, {
      from: { entity: 'report_template', id: template.id },
      to: { entity: 'customreport', id: report.id },
      projectId: params.project_id,
    });
    return report;
  },

  removeReportTemplate: async (call) => {
    const { tx, params, caller, services, ifMatch } = call;
    const template = await findReportTemplate(tx, caller.userId, params.report_template_id);
    if (!template) throw notFound();
    if (!mayDeleteTemplate({ isOwn: template.is_own }, caller.permissions))
      throw missingPermission('change_company');
    const { id } = await services.changes.apply(tx, handHead(call, null, 'Deleted a template'), [
      { entity: 'report_template', kind: 'delete', id: template.id, version: ifMatch ?? null },
    ]);
    return { change_set_id: id ?? 0 };
  },
});
