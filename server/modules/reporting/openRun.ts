import { notFound, notYours } from '#server/contract/errors.ts';
import type { Call } from '#server/contract/handlers.ts';
import { findReportRun, type KeptRun } from './reportRunRepository.ts';

type Reading = Pick<Call<'getReportRun'>, 'tx' | 'params' | 'caller'>;

/** A run that the caller may open; throws 404 and 403. */
export async function openRun({ tx, params, caller }: Reading): Promise<KeptRun> {
  const run = await findReportRun(tx, params.project_id, caller, { id: params.report_run_id });
  if (!run) throw notFound();
  if (!run.is_open)
    throw notYours(
      'This run holds figures that your role does not see. Ask an administrator of your company for the permissions, or run the report yourself.',
    );
  return run;
}
