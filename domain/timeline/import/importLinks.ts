import { type EntityType, keyOf } from '../network.ts';
import type { Planning } from './importPlanning.ts';
import type { ImportPlan, LinkRow } from './importRows.ts';

/** The links as they will be. Those between two activities of the file are the file's; others stay. */
export function linksOf(
  planning: Planning,
  keys: ReadonlyMap<string, { type: EntityType; id: number }>,
  gone: ReadonlySet<string>,
): { rows: LinkRow[]; counts: ImportPlan['links'] } {
  const inFile = new Set([...keys.values()].map(({ type, id }) => keyOf(type, id)));
  const nameOf = (link: Omit<LinkRow, 'id' | 'version' | 'lag_days'>) =>
    `${keyOf(link.from_type, link.from_id)} ${keyOf(link.to_type, link.to_id)} ${link.relationship_type}`;
  const counts = { added: 0, changed: 0, removed: 0 };
  const wanted = new Map<string, Omit<LinkRow, 'id' | 'version'>>();
  for (const { from, to, type, lag } of planning.file.links) {
    const [before, after] = [keys.get(from)!, keys.get(to)!];
    const link = {
      from_type: before.type,
      from_id: before.id,
      to_type: after.type,
      to_id: after.id,
      relationship_type: type,
      lag_days: lag,
    };
    wanted.set(nameOf(link), link);
  }
  const kept: LinkRow[] = [];
  for (const row of planning.rows.links) {
    const ends = [keyOf(row.from_type, row.from_id), keyOf(row.to_type, row.to_id)];
    const same = wanted.get(nameOf(row));
    const goes = ends.some((key) => gone.has(key)) || (!same && ends.every((key) => inFile.has(key)));
    if (goes) {
      counts.removed += 1;
      planning.writes.push({ entity: 'timeline_link', kind: 'delete', id: row.id, fields: {} });
      continue;
    }
    kept.push(same ? { ...row, lag_days: same.lag_days } : row);
    if (!same) continue;
    wanted.delete(nameOf(row));
    if (same.lag_days === row.lag_days) continue;
    counts.changed += 1;
    planning.writes.push({
      entity: 'timeline_link',
      kind: 'update',
      id: row.id,
      fields: { lag_days: same.lag_days },
    });
  }
  const column = {
    timelineactivity: 'activity',
    timelinecontractevent: 'event',
    designmilestone: 'milestone',
  } as const;
  for (const link of wanted.values()) {
    counts.added += 1;
    const id = planning.create('timeline_link', {
      from_activity_id: null,
      from_event_id: null,
      from_milestone_id: null,
      to_activity_id: null,
      to_event_id: null,
      to_milestone_id: null,
      [`from_${column[link.from_type]}_id`]: link.from_id,
      [`to_${column[link.to_type]}_id`]: link.to_id,
      relationship_type: link.relationship_type,
      lag_days: link.lag_days,
    });
    kept.push({ ...link, id, version: 1 });
  }
  return { rows: kept, counts };
}
