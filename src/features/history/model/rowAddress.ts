import { HISTORY_AREAS, historyAreaOf } from '#domain/changes';
import { type PathName, pathTo } from '#platform/routing';
import type { HistoryEntry } from '#shared/history';
import * as t from '../texts.ts';

/** Where a row opens beside its list, by kind. */
const opensAt: Partial<Record<string, { page: PathName; query: string }>> = {
  item: { page: 'foresite', query: 'itemDetailsId' },
  risk: { page: 'risks', query: 'itemDetailsId' },
  issue: { page: 'issues', query: 'itemDetailsId' },
  bid_package: { page: 'procurement', query: 'itemDetailsId' },
  context_entry: { page: 'context', query: 'itemDetailsId' },
};

const pageOf = {
  items: 'foresite',
  estimate: 'estimate',
  calibrate: 'calibrate',
  targets: 'tvd',
  vision: 'vision',
  risks: 'risks',
  issues: 'issues',
  procurement: 'procurement',
  context: 'context',
  timeline: 'timeline',
  components: 'components',
  program: 'program',
  details: 'details',
  settings: 'settings',
  team: 'members',
} as const satisfies Record<string, PathName>;

/** The address of the row that a line is about; of its page where it is gone or opens nowhere. */
export function rowAddress(
  { entity, entity_id: id, kind }: Pick<HistoryEntry, 'entity' | 'entity_id' | 'kind'>,
  projectId: number,
): string | undefined {
  const row = opensAt[entity];
  if (row && kind !== 'deleted') return pathTo(row.page as 'risks', { projectId }, { [row.query]: id });
  const area = historyAreaOf(entity);
  return area && pathTo(pageOf[area], { projectId });
}

/** What is called by what it is: there is one of it, or it has no name. */
const unnamed: Readonly<Record<string, string>> = {
  project: t.thisProject,
  project_settings: t.projectSettings,
  page_setting: t.pageSetup,
  vision: t.vision,
  timeline_link: t.aLinkOfTheTimeline,
};

/** What came or went is called by the row that it belongs to; what of it changed says itself what it is. */
const ofRow: Readonly<Record<string, string>> = { tvd_target: t.targetOf };

/** What a line is about: `VO-012 Window wall`. */
export const aboutWords = ({ entity, entity_code: code, entity_name: name, kind }: HistoryEntry): string =>
  (name !== null && kind !== 'updated' ? (ofRow[entity] ?? '') : '') +
    [code, name].filter((part) => part !== null).join(' ') ||
  (unnamed[entity] ?? HISTORY_AREAS[historyAreaOf(entity) ?? 'details'].label);
