import { formatDate } from '#domain/dates';
import { ESTIMATE_ITEM_STATES } from '#domain/estimate';
import type { HistoryEntry } from './historyTypes.ts';
import * as t from './texts.ts';

/** One change as words: "changed Upper limit 10% to 15%". */
export interface SentencePart {
  key: string;
  verb: string;
  label: string;
  from: string | null;
  to: string | null;
  joint: string;
}

const localDay = (at: Date) =>
  `${at.getFullYear()}-${String(at.getMonth() + 1).padStart(2, '0')}-${String(at.getDate()).padStart(2, '0')}`;

/** "Today, 9:18", "Yesterday", "Sep 24, 2026": when an instant (ISO 8601) was, seen from `now`. */
export function dayWords(instant: string, now: Date): string {
  const at = new Date(instant);
  const yesterday = new Date(now);
  yesterday.setDate(now.getDate() - 1);
  const day = localDay(at);
  if (day === localDay(now))
    return t.todayGetHoursPadStart(at.getHours(), String(at.getMinutes()).padStart(2, '0'));
  if (day === localDay(yesterday)) return t.yesterday;
  return formatDate(day);
}

const fileEntity = 'attachment';

/** What an entry of a row's history is about: the row, or one of its files. */
export const rowOrFile =
  (row: string) =>
  ({ entity, entity_name: name }: HistoryEntry): string =>
    entity === fileEntity ? (name ?? t.aFile) : row;

/** What somebody says of an item and an estimate, as the log keeps it. */
const saidEntity = 'estimate_item';

/** "said that the estimate of 50% DD contains VO-012 Hybrid plant"; undefined where nothing of it is told. */
function saidOfItem(
  { kind, changes }: HistoryEntry,
  item: string,
): [verb: string, label: string] | undefined {
  if (kind === 'deleted') return [t.withdrewSaid, t.whatWasSaidOf(item)];
  const to = (field: string) => changes.find((change) => change.field === field)?.to ?? null;
  const state = to('state');
  if (state === null) return undefined;
  const estimate = t.theEstimateOf(to('milestone_id'));
  const isIn = state === ESTIMATE_ITEM_STATES.IN;
  return [t.saidThat, isIn ? t.containsItem(estimate, item) : t.doesNotContainItem(estimate, item)];
}

const undoing = (entry: HistoryEntry) => entry.source === 'undo';

/** Lists whose order says nothing: what came in and what went out has verbs of its own. */
const LIST_VERBS: Readonly<Record<string, readonly [added: string, removed: string]>> = {
  permissions: ['granted', 'withdrew'],
  members: ['added', 'removed'],
  access_scopes: [t.addedTheBusinessUnit, t.removedTheBusinessUnit],
};

/** What was done to many rows at once, after the actor's name: "replaced the estimate of 50% DD: 12,000 lines, $48,210,000". */
export function foldedWords({ summary, rows }: Pick<HistoryEntry, 'summary' | 'rows'>): string {
  const undos = /^(?:Undo: )*/.exec(summary ?? '')?.[0].length ?? 0;
  const said = (summary ?? '').slice(undos) || t.changedRows(rows ?? 0);
  // A name at the front keeps its capitals: "VO-012 ...".
  const words = /^[A-Z][a-z]/.test(said) ? said.charAt(0).toLowerCase() + said.slice(1) : said;
  const times = undos / 'Undo: '.length;
  return times === 0 ? words : times % 2 === 1 ? t.undid(words) : t.redid(words);
}

/** How rows came that nobody calls created. */
const createdWords: Readonly<Record<string, string>> = { [fileEntity]: 'added', estimate_upload: 'uploaded' };

/** The entry as parts of a sentence that starts with the actor's name; `subject` is what was created or deleted. */
export function sentenceParts(entry: HistoryEntry, subject = t.theItem): SentencePart[] {
  const plain = (verb: string, label: string): SentencePart => ({
    key: verb,
    verb,
    label,
    from: null,
    to: null,
    joint: '',
  });
  const said = entry.entity === saidEntity ? saidOfItem(entry, subject) : undefined;
  if (said) return [plain(...said)];
  if (entry.kind === 'created')
    return [plain(undoing(entry) ? 'restored' : (createdWords[entry.entity] ?? 'created'), subject)];
  if (entry.kind === 'deleted') return [plain('deleted', subject)];
  return entry.changes.map((change) => {
    const list = LIST_VERBS[change.field];
    if (list) {
      const verb = list[change.to === null ? 1 : 0];
      return { ...plain(verb, change.to ?? change.from ?? ''), key: `${change.field}${change.label}` };
    }
    const verb = undoing(entry)
      ? 'undid'
      : change.field === 'status'
        ? 'moved'
        : change.to === null
          ? 'cleared'
          : change.from === null
            ? 'set'
            : 'changed';
    return {
      key: `${change.field}${change.label}`,
      verb,
      label: change.label,
      from: change.from,
      to: change.to,
      joint: 'to ',
    };
  });
}
