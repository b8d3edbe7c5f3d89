import { type IsoDate, parseDate } from '#domain/dates';
import { CODED_ROWS, type CodedRow, forEachRow, rowOfPrefix } from './rowCodes.ts';

/** What Amplify can talk about. */
export const TOPICS = [
  'standing',
  'moved',
  'risks',
  'gap',
  'decisions',
  'contingency',
  'scenarios',
  'issues',
  'milestones',
  'components',
  'links',
  'help',
] as const;
/** A thing to talk about. */
export type Topic = (typeof TOPICS)[number];

/** A word of a question, in small letters, with the sign that follows it. */
interface Word {
  text: string;
  after: string;
}

/** What a sentence asks to be changed. */
export type AskedField = 'due_date' | 'priority' | 'assignee_id';

/** A question as it was understood. */
export interface Question {
  source: string;
  words: readonly string[];
  /** What it is about by its words; null where they say too little. */
  topic: Topic | null;
  /** Numbers of rows that are named by their codes. */
  codes: Readonly<Record<CodedRow, readonly number[]>>;
  /** It asks for a change, not for an answer. */
  asksChange: boolean;
  /** The fields that it names; a value may tell the field without ("make VO-010 high"). */
  fields: readonly AskedField[];
  /** It asks for a decision or a deletion, which Amplify leaves to people. */
  asksDecision: boolean;
}

/** How much a word says for a topic. Words are matched whole, in small letters; in maps, so that `constructor` is a word like others. */
const WEIGHTS: Readonly<Record<Topic, ReadonlyMap<string, number>>> = {
  standing: weigh({
    3: 'budget stand standing position',
    2: 'forecast target estimate total overrun',
    1: 'where status over under cost costs against much money',
  }),
  moved: weigh({
    3: 'moved changed drifted drift shifted movement',
    2: 'since change changes difference delta happened new grew',
    1: 'last milestone previous',
  }),
  risks: weigh({
    4: 'risk risks unmitigated',
    2: 'mitigation mitigations mitigated exposure threat threats',
    1: 'top biggest',
  }),
  gap: weigh({
    3: 'gap close closes closing savings save saving',
    2: 'options option reduce cut cheaper shortfall bridge back recover',
    1: 'alternatives items under',
  }),
  decisions: weigh({
    3: 'overdue decisions decision decide decided undecided',
    2: 'due deadline deadlines pending open waiting upcoming',
    1: 'soon week next when late',
  }),
  contingency: weigh({
    5: 'contingency contingencies',
    4: 'fund funds pot pots reserve reserves',
    2: 'burn drawn draws left',
  }),
  scenarios: weigh({ 4: 'scenario scenarios', 2: 'compare comparison best' }),
  issues: weigh({
    4: 'issue issues',
    2: 'dispute disputed conflict conflicts clash clashes unanswered',
    1: 'open critical overdue',
  }),
  milestones: weigh({ 3: 'milestones schedule dates', 2: 'milestone timeline', 1: 'next when' }),
  components: weigh({ 4: 'component components breakdown', 2: 'building buildings by part parts' }),
  links: weigh({
    5: 'connected connections connection network linked links related relations exclusive',
    3: 'exclude excludes together depend depends',
  }),
  help: weigh({ 4: 'help hello hi', 2: 'can could able what who', 1: 'you do are ask' }),
};

function weigh(groups: Record<number, string>): ReadonlyMap<string, number> {
  return new Map(
    Object.entries(groups).flatMap(([weight, words]) =>
      words.split(' ').map((word) => [word, Number(weight)] as const),
    ),
  );
}

/** Least that the words have to say for a topic. */
const ENOUGH = 3;

/** Cuts a text into words, in one pass. */
function wordsOf(source: string): Word[] {
  const words: Word[] = [];
  let start = -1;
  const text = source.toLowerCase();
  for (let at = 0; at <= text.length; at += 1) {
    const sign = text[at] ?? '';
    const belongs = (sign >= 'a' && sign <= 'z') || (sign >= '0' && sign <= '9') || sign > '\u00bf';
    if (belongs && start < 0) start = at;
    if (!belongs && start >= 0) {
      words.push({ text: text.slice(start, at), after: sign });
      start = -1;
    }
  }
  return words;
}

function topicOf(words: readonly string[]): Topic | null {
  const said = new Set(words);
  let best: { topic: Topic; weight: number } | null = null;
  for (const topic of TOPICS) {
    let weight = 0;
    for (const word of said) weight += WEIGHTS[topic].get(word) ?? 0;
    if (weight >= ENOUGH && weight > (best?.weight ?? 0)) best = { topic, weight };
  }
  return best?.topic ?? null;
}

const CALLED: ReadonlyMap<string, CodedRow> = new Map([
  ...CODED_ROWS.map((kind) => [kind, kind] as const),
  ['option', 'item'],
]);
const isNumber = (text: string): boolean => text.length <= 6 && /^\d+$/.test(text);

/** `VO-008`, `VO008`, `vo 8`, `item 8`, `S-1`, `R-3`, `MS-004`, `IS-002`. */
function codesOf(words: readonly Word[]): Question['codes'] {
  const codes = forEachRow<number[]>(() => []);
  const add = (kind: CodedRow | undefined, digits: string) => {
    const number = Number(digits);
    if (kind && number > 0 && !codes[kind].includes(number)) codes[kind].push(number);
  };
  for (const [at, { text, after }] of words.entries()) {
    const joined = /^([a-z]{1,2})(\d{1,6})$/.exec(text);
    if (joined) add(rowOfPrefix(joined[1] as string), joined[2] as string);
    const next = words[at + 1];
    if (!next || !isNumber(next.text) || next.after === '%' || next.after === '/') continue;
    if (after === '-') add(rowOfPrefix(text), next.text);
    if (after === ' ') add(text.length === 2 ? rowOfPrefix(text) : CALLED.get(text), next.text);
  }
  return codes;
}

const CHANGING = new Set(
  'move shift set change update make assign reassign give put raise lower increase decrease postpone bring reschedule pull push delay propose bump escalate'.split(
    ' ',
  ),
);
const DECIDING = new Set('approve reject delete remove archive void revert decide'.split(' '));
const PRIORITY = new Set('priority priorities prioritize'.split(' '));
const PEOPLE = new Set('assign reassign assignee assignees'.split(' '));
const DAYS = new Set('due date dates deadline deadlines postpone reschedule delay'.split(' '));

const saidIn = (words: readonly string[], set: ReadonlySet<string>): boolean =>
  words.some((word) => set.has(word));

/** A sentence that asks begins so; "what should we move" is a question. */
const asksChange = (words: readonly string[]): boolean =>
  !/^(?:what|which|why|when|who|how|is|are|do|does|did|should|has|have)$/.test(words[0] ?? '') &&
  saidIn(words, CHANGING);

/** The fields that a sentence names. */
function fieldsOf(words: readonly string[]): AskedField[] {
  const named: AskedField[] = [];
  if (saidIn(words, PRIORITY)) named.push('priority');
  if (saidIn(words, PEOPLE)) named.push('assignee_id');
  if (saidIn(words, DAYS)) named.push('due_date');
  return named;
}

/** Priorities as people say them. */
const PRIORITY_WORDS = weigh({
  5: 'highest urgent critical',
  4: 'high',
  3: 'medium normal',
  2: 'low',
  1: 'lowest',
});

/** The priorities that a sentence names as its aim, each once: `to High`, else the last one said. */
export function prioritiesIn(words: readonly string[]): number[] {
  const said = words.flatMap((word, at) => {
    const priority = PRIORITY_WORDS.get(word);
    return priority === undefined ? [] : [{ priority, before: words[at - 1] ?? '' }];
  });
  const aims = said.filter(({ before }) => before === 'to' || before === 'as');
  const meant = aims.length > 0 ? aims : said.slice(-1);
  return [...new Set(meant.map(({ priority }) => priority))];
}

/** Understands a question by a small grammar of words and codes: no network, the same answer each time, linear in its length. */
export function readQuestion(source: string): Question {
  const parts = wordsOf(source);
  const words = parts.map(({ text }) => text);
  const codes = codesOf(parts);
  const [first = ''] = words;
  const changes = asksChange(words);
  return {
    source,
    words,
    topic: topicOf(words),
    codes,
    asksChange: changes,
    fields: changes ? fieldsOf(words) : [],
    asksDecision: DECIDING.has(first === 'please' ? (words[1] ?? '') : first),
  };
}

/** What a name is worth for telling its row: words that others have, too, tell little. */
const WEAK = new Set(
  'of the a an in on and or for to at by with without in place one two from not per set item new'.split(' '),
);
const strongWords = (name: string): string[] =>
  wordsOf(name)
    .map(({ text }) => text)
    .filter((text) => !WEAK.has(text));

/** Whether the words of a name stand in the question one behind the other. */
function isSaid(words: readonly string[], name: readonly string[]): boolean {
  if (name.length === 0) return false;
  return words.some((word, at) => word === name[0] && name.every((part, step) => words[at + step] === part));
}

/**
 * Rows that the question names: by the whole name first, else by at least half of its words; the best ones alone, at most
 * three.
 */
export function namedIn<Row>(
  { words }: Pick<Question, 'words'>,
  rows: readonly Row[],
  nameOf: (row: Row) => string,
  { wholeOnly = false }: { wholeOnly?: boolean } = {},
): Row[] {
  const whole = rows.filter((row) =>
    isSaid(
      words,
      wordsOf(nameOf(row)).map(({ text }) => text),
    ),
  );
  if (whole.length > 0 || wholeOnly) return whole.slice(0, 3);
  const said = new Set(words);
  const shares = rows.flatMap((row) => {
    const name = strongWords(nameOf(row));
    const hit = name.filter((word) => said.has(word));
    const share = name.length === 0 ? 0 : hit.length / name.length;
    return share >= 0.5 && hit.some((word) => word.length >= 5) ? [{ row, share }] : [];
  });
  const best = Math.max(0, ...shares.map(({ share }) => share));
  return shares
    .filter(({ share }) => share === best)
    .slice(0, 3)
    .map(({ row }) => row);
}

const MONTHS =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:t(?:ember)?)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';
const DATE = new RegExp(
  String.raw`\b(?:(from) )?(?:(\d{4}-\d{1,2}-\d{1,2}|\d{1,2}/\d{1,2}/\d{4})|(${MONTHS})\.? (\d{1,2})(?:st|nd|rd|th)?(?:,? (\d{4}))?)\b`,
  'gi',
);

/** The days that a text names as its aim: one that follows `from` is what was. */
function datesIn(text: string): RegExpExecArray[] {
  return [...text.matchAll(DATE)].filter(([, from]) => from === undefined);
}

/** The days that a text names, each once; one without a year is the next from today. */
export function daysNamed(text: string, today: IsoDate): IsoDate[] {
  const days = datesIn(text).map(([, , written, month = '', day = '', year]) => {
    if (written !== undefined) return parseDate(written);
    const inYear = (given: number) => parseDate(`${month.slice(0, 3)} ${day}, ${given}`);
    if (year !== undefined) return inYear(Number(year));
    const thisYear = Number(today.slice(0, 4));
    const found = inYear(thisYear);
    return found !== null && found < today ? inYear(thisYear + 1) : found;
  });
  return [...new Set(days.filter((day) => day !== null))];
}

const SPANS = weigh({ 1: 'day days', 7: 'week weeks' });
const COUNTS = weigh({ 1: 'a one', 2: 'two', 3: 'three', 4: 'four' });

/** `by two weeks`, `by 10 days`, `a week earlier`: how many days later, or earlier below zero; null where none is said. */
export function daysIn(words: readonly string[]): number | null {
  const at = words.findIndex((word) => SPANS.has(word));
  if (at < 1) return null;
  const word = words[at - 1] as string;
  const count = isNumber(word) ? Number(word) : COUNTS.get(word);
  if (count === undefined || count === 0) return null;
  const isEarlier = words.some((said) => said === 'earlier' || said === 'forward' || said === 'sooner');
  return count * (SPANS.get(words[at] as string) ?? 0) * (isEarlier ? -1 : 1);
}

/** A title out of a question: one line, cut at a word. */
export function titleFrom(source: string, most: number): string {
  const line = source.trim().replaceAll(/\s+/g, ' ');
  if (line.length <= most) return line;
  const cut = line.slice(0, most - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), most / 2))}…`;
}
