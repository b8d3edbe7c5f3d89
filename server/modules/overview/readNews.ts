import { placeAmong } from '#domain/calibrate';
import { HISTORY_AREAS, readableAreas } from '#domain/changes';
import { newSince, visited } from '#domain/overview';
import { inForce, usualProjectSettings } from '#domain/settings';
import { notFound } from '#server/contract/errors.ts';
import type { Call, Result } from '#server/contract/handlers.ts';
import { countProjectActors, projectHistory } from '#server/services/changes/changeHistoryRepository.ts';
import { readCalibrate } from '../calibrate/peerRepository.ts';
import { showHistory } from '../history/showHistory.ts';
import { readerOf } from '../projects/projectReader.ts';
import { readCompanySettings } from '../settings/companyRepository.ts';
import { readProjectSettings } from '../settings/projectSettingRepository.ts';
import { readDue, readIssues, readVisit, writeVisit } from './newsRepository.ts';

type News = Result<'getOverviewNews'>;

/** The most changes that are listed. */
const mostChanges = 5;

/** What changed since the caller was last here, what is due, and the widgets that are theirs alone. */
export async function readNews(call: Call<'getOverviewNews'>): Promise<News> {
  const { tx, params, caller, now, today } = call;
  const { project_id: projectId } = params;
  const may = (key: Parameters<typeof caller.permissions.has>[0]) => caller.permissions.has(key);
  const visit = await readVisit(tx, projectId, caller.userId);
  const since = newSince(visit, now);
  return {
    since,
    is_first: visit === undefined,
    ...(await changesSince(call, since)),
    due: await readDue(tx, projectId, today, may('foresite_access')),
    ...(may('overview_widget_issue') && { issues: await readIssues(tx, projectId) }),
    ...(may('overview_widget_calibrate') && { calibrate: await standing(call) }),
  };
}

/** What others did after a moment. Areas without a permission of their own are for readers of the history alone. */
async function changesSince({ tx, params, caller }: Call<'getOverviewNews'>, since: string) {
  const readsHistory = caller.permissions.has('foresite_access');
  const part = {
    entities: readableAreas(caller.permissions)
      .filter((area) => readsHistory || HISTORY_AREAS[area].permissions.length > 0)
      .flatMap((area) => HISTORY_AREAS[area].entities),
    after: since,
    notActorId: caller.userId,
  };
  const page = await projectHistory(tx, params.project_id, part, { limit: mostChanges });
  const { count, results } = await showHistory(tx, page, caller);
  return {
    count: count ?? results.length,
    people: await countProjectActors(tx, params.project_id, part),
    changes: results,
  };
}

/** Where the project stands, as Calibrate has it before anybody narrows or switches anything; null without any other project. */
async function standing({ tx, params, caller }: Call<'getOverviewNews'>): Promise<News['calibrate']> {
  const found = await readCalibrate(tx, readerOf(caller), params.project_id, {});
  if (!found) throw notFound();
  const own = (await readProjectSettings(tx, params.project_id))?.settings ?? usualProjectSettings;
  const company = (await readCompanySettings(tx)).settings;
  const isNormalized = inForce(own, company).normalize_by_default;
  const by = { measure: 'area', isNormalized, without: [], skips: [] } as const;
  const { mine, amounts, standing: place } = placeAmong(found, by);
  if (!place) return null;
  return {
    count: amounts.length,
    is_normalized: isNormalized,
    lowest: place.lowest,
    first_quartile: place.firstQuartile,
    median: place.median,
    third_quartile: place.thirdQuartile,
    highest: place.highest,
    mine,
    over_median: place.overMedian,
  };
}

/** Keeps that the caller is here; 404 where the project is not. */
export async function keepVisit({ tx, params, caller, now, body }: Call<'keepOverviewVisit'>): Promise<void> {
  const kept = await readVisit(tx, params.project_id, caller.userId);
  const next = visited(kept, now, body.has_seen);
  if (!(await writeVisit(tx, params.project_id, caller.userId, next))) throw notFound();
}
