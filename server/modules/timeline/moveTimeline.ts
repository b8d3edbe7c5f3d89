import type { components } from '#contract/api.ts';
import { formatDate, type IsoDate } from '#domain/dates';
import { costOfWaiting, formatCode } from '#domain/items';
import { classifyMilestones } from '#domain/milestones';
import { entityOf, keyOf, networkOf, type Push, schedule } from '#domain/timeline';
import { ApiError, conflict, notFound } from '#server/contract/errors.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { namesOf, outcomeOf, scheduled } from './planTimeline.ts';
import { listDeadlines, readTimeline, type Timeline } from './timelineRepository.ts';
import { applyMove, type Draft, openTimeline, saveDraft, type TimelineWriter } from './timelineWriter.ts';

type Schemas = components['schemas'];
type Moves = Schemas['TimelineMoves']['moves'];

const keyOfMove = ({ entity_type, entity_id }: Moves[number]) => keyOf(entity_type, entity_id);

const applyMoves = (draft: Draft, moves: Moves): void => {
  for (const move of moves)
    applyMove(draft, {
      key: keyOfMove(move),
      from: move.date_from,
      ...(move.date_to && { to: move.date_to }),
    });
};

/** Refuses moves of what stands elsewhere than whoever moves it saw: another person was faster. */
function refuseMovedMeanwhile(timeline: Timeline, moves: Moves): void {
  const nodes = new Map(networkOf(timeline).nodes.map((node) => [node.key, node]));
  for (const move of moves) {
    const node = nodes.get(keyOfMove(move));
    if (!node) continue;
    const { seen_from: from = node.from, seen_to: to = node.to } = move;
    if (from === node.from && to === node.to) continue;
    const name = namesOf(timeline).get(node.key)?.name ?? '';
    const where =
      node.from === node.to
        ? `on ${formatDate(node.from)}`
        : `${formatDate(node.from)} to ${formatDate(node.to)}`;
    throw conflict(
      `Someone else moved "${name}" meanwhile: it now stands ${where}. Look at it there, then move it again.`,
    );
  }
}

/** Applies moves and everything they push, as one change set. */
export async function move(writer: TimelineWriter, { moves }: Schemas['TimelineMoves']) {
  const draft = await openTimeline(writer);
  refuseMovedMeanwhile(draft.timeline, moves);
  applyMoves(draft, moves);
  const names = namesOf(draft.timeline);
  const [first] = moves;
  const what = moves.length === 1 && first ? names.get(keyOfMove(first))?.name : `${moves.length} things`;
  const { id, count } = await saveDraft(writer, draft, `Moved ${what}`);
  return { count, change_set_id: id };
}

/** What moves would do; writes nothing. Items and their costs are for those who see ForeSite. */
export async function previewMoves(
  {
    tx,
    projectId,
    today,
    seesItems,
  }: { tx: TenantTx; projectId: number; today: IsoDate; seesItems: boolean },
  { moves }: Schemas['TimelineMoves'],
): Promise<Schemas['TimelinePreview']> {
  const before = await readTimeline(tx, projectId);
  const names = namesOf(before);
  if (moves.some((one) => !names.has(keyOfMove(one)))) throw notFound();
  const old = new Map(networkOf(before).nodes.map((node) => [node.key, node]));
  const critical = scheduled(before, schedule).nodes;
  const draft: Draft = { timeline: structuredClone(before), changes: [], typed: new Set() };
  try {
    applyMoves(draft, moves);
    const { found, problem } = outcomeOf(draft.timeline, draft.typed, today);
    const all = [...found.nodes.values()].flatMap(({ key, from, to }): Push[] => {
      const was = old.get(key);
      if (!was || (was.from === from && was.to === to)) return [];
      const days = Math.round((Date.parse(to) - Date.parse(was.to)) / 86_400_000);
      return [{ key, from, to, old_from: was.from, old_to: was.to, days }];
    });
    const own = new Set(moves.map(keyOfMove));
    const shown = (push: Push) => showPush(push, names);
    const forecasted = classifyMilestones(before.milestones).forecasted;
    const forecast = all.find(({ key }) => forecasted && key === keyOf('designmilestone', forecasted.id));
    const finish = scheduled(before, schedule).finish;
    return {
      moved: all.filter(({ key }) => own.has(key)).map(shown),
      pushed: all
        .filter(({ key }) => !own.has(key))
        .sort((a, b) => (a.from < b.from ? -1 : 1))
        .map(shown),
      finish_days:
        found.finish && finish ? Math.round((Date.parse(found.finish) - Date.parse(finish)) / 86_400_000) : 0,
      critical_moves: all.some(({ key }) => critical.get(key)?.is_critical),
      problem: problem?.text ?? null,
      forecasted: forecast ? shown(forecast) : null,
      deadlines: seesItems ? await deadlinesOf(tx, projectId, all, today) : [],
    };
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'rule') throw error;
    return {
      moved: [],
      pushed: [],
      finish_days: 0,
      critical_moves: false,
      problem: error.message,
      forecasted: null,
      deadlines: [],
    };
  }
}

/** A push as the contract says it, with code and name. */
export function showPush(
  { key, from, to, old_from, old_to, days }: Push,
  names: ReturnType<typeof namesOf>,
): Schemas['TimelinePush'] {
  const { type, id } = entityOf(key) ?? { type: 'timelineactivity', id: 0 };
  const { code = '', name = '' } = names.get(key) ?? {};
  return {
    entity_type: type,
    entity_id: id,
    code,
    name,
    date_from: from,
    date_to: to,
    old_from,
    old_to,
    days,
  };
}

/** Items that have to be decided by a milestone that moves, and what waiting until they are due then costs. */
async function deadlinesOf(
  tx: TenantTx,
  projectId: number,
  pushes: readonly Push[],
  today: IsoDate,
): Promise<Schemas['TimelineDeadline'][]> {
  const moved = new Map(pushes.map((push) => [push.key, push]));
  const ids = pushes.flatMap(({ key }) => {
    const at = entityOf(key);
    return at?.type === 'designmilestone' ? [at.id] : [];
  });
  if (ids.length === 0) return [];
  return (await listDeadlines(tx, projectId, ids)).flatMap((row) => {
    const push = moved.get(keyOf('designmilestone', row.milestone_id));
    if (!push) return [];
    const until = row.due_date !== null && row.due_date > today ? row.due_date : today;
    const cost = (date: IsoDate) => costOfWaiting({ date, weeklyCost: row.weekly_cost }, until);
    return [
      {
        item_id: row.item_id,
        code: formatCode('item', row.number),
        name: row.name,
        due_date: row.due_date,
        decide_by: push.from,
        old_decide_by: push.old_from,
        waiting_cost: cost(push.from),
        old_waiting_cost: cost(push.old_from),
      },
    ];
  });
}

/** What may come before something: everything but itself and what hangs on it. */
export function predecessorsFor(
  timeline: Timeline,
  hanging: ReadonlySet<string>,
  { search = '', limit, offset }: { search?: string | undefined; limit: number; offset: number },
): Schemas['PredecessorPage'] {
  const text = search.trim().toLowerCase();
  const names = namesOf(timeline);
  const all = networkOf(timeline).nodes.flatMap(({ key, to }) => {
    const at = entityOf(key);
    const { code = '', name = '' } = names.get(key) ?? {};
    const isFound = text === '' || code.toLowerCase().includes(text) || name.toLowerCase().includes(text);
    return at && isFound && !hanging.has(key)
      ? [{ entity_type: at.type, entity_id: at.id, code, name, date: to }]
      : [];
  });
  const results = all.sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : a.code < b.code ? -1 : 1));
  return { count: results.length, results: results.slice(offset, offset + limit) };
}
