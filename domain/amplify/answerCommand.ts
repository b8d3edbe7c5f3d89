import { addDays, type IsoDate } from '#domain/dates';
import { ITEM_STATUSES, priorityLabel } from '#domain/items';
import type { Answer, BlockDraft } from './amplifyAnswer.ts';
import type { Asker, KnownReadings, ReadItem, ReadMilestone } from './amplifyReadings.ts';
import {
  daysAhead,
  mayPropose,
  MOST_PROPOSED,
  type ProposedItem,
  proposalBlock,
  proposedCounts,
} from './proposeChanges.ts';
import { type AskedField, daysIn, daysNamed, namedIn, prioritiesIn, type Question } from './readQuestion.ts';
import { bold, plain } from './richText.ts';
import { counted, dayOf, dayText, itemReference, listed, milestoneReference, nameOf } from './wording.ts';

type Wanted = {
  value: (item: ReadItem) => Omit<ProposedItem, 'item'> | null;
  title: string;
  refs: Answer['references'];
};
/** What stands in the way of a proposal, in a sentence. */
type Obstacle = { problem: string };

const isObstacle = (found: object): found is Obstacle => 'problem' in found;

/** The milestone that a sentence names. */
export function milestonesIn(question: Question, readings: KnownReadings): ReadMilestone[] {
  const all = readings.milestones?.results ?? [];
  const coded = all.filter(({ code }) => question.codes.milestone.includes(Number(code.slice(3))));
  if (coded.length > 0) return coded;
  const named = namedIn(question, all, ({ name }) => name, { wholeOnly: true });
  return named.length > 0
    ? named
    : namedIn(
        question,
        all.filter(({ short_name: short }) => short !== null),
        ({ short_name: short }) => short ?? '',
        { wholeOnly: true },
      );
}

/** The items that a sentence means: by code, by scenario or component, all pending ones, or by name. */
function meantItems(question: Question, readings: KnownReadings): ReadItem[] {
  const all = readings.items?.results ?? [];
  const coded = all.filter(({ code }) => question.codes.item.includes(Number(code.slice(3))));
  if (coded.length > 0) return coded;
  const scenario = readings.scenarios?.results.find(({ scenario_number: code }) =>
    question.codes.scenario.includes(Number(code.slice(2))),
  );
  if (scenario) return all.filter(({ id }) => scenario.items.includes(id));
  const pending = all.filter(({ status }) => status === 'PENDING');
  const saysAll = question.words.some((word) => ['pending', 'all', 'every', 'open'].includes(word));
  if (!saysAll) return namedIn(question, all, ({ name }) => name);
  const [component] = namedIn(question, readings.components?.results ?? [], ({ name }) => name);
  return component ? pending.filter(({ component: of }) => of?.id === component.id) : pending;
}

function wantedDay(question: Question, readings: KnownReadings, { today }: Asker): Wanted | Obstacle {
  const [milestone] = milestonesIn(question, readings);
  const [said = null, another] = daysNamed(question.source, today);
  if (said !== null && another !== undefined)
    return { problem: `You name ${dayText(said)} and ${dayText(another)}. Ask for one due date at a time.` };
  const isBefore = question.words.some((word) => word === 'before' || word === 'ahead');
  const day: IsoDate | null =
    said ?? (milestone ? (isBefore ? daysAhead(dayOf(milestone)) : dayOf(milestone)) : null);
  if (day !== null) {
    if (day < today)
      return { problem: `${dayText(day)} has passed, so it cannot be a due date. Name a later day.` };
    const onlyLater = said === null && isBefore && milestone !== undefined;
    return {
      value: ({ due_date: due }) =>
        onlyLater && due !== null && due < dayOf(milestone) ? null : { due_date: day },
      title: said === null && milestone ? `Decide before ${milestone.name}` : `Due ${dayText(day)}`,
      refs: milestone ? [milestoneReference(milestone)] : [],
    };
  }
  const days = daysIn(question.words);
  if (days === null)
    return {
      problem:
        'Say which day: a date such as 10/27/2026, a milestone ("before 50% DD"), or by how long ("by two weeks").',
    };
  return {
    value: ({ due_date: due }) => {
      const next = due === null ? null : addDays(due, days);
      return next === null || next < today ? null : { due_date: next };
    },
    title: `Due dates ${counted(Math.abs(days), 'day')} ${days > 0 ? 'later' : 'earlier'}`,
    refs: [],
  };
}

function wantedPriority({ words }: Question): Wanted | Obstacle {
  const [priority, another] = prioritiesIn(words);
  if (priority === undefined) return { problem: 'Say which priority: highest, high, medium, low or lowest.' };
  if (another !== undefined)
    return {
      problem: `You name ${priorityLabel(priority)} and ${priorityLabel(another)}. Ask for one priority at a time.`,
    };
  return { value: () => ({ priority }), title: `Priority ${priorityLabel(priority)}`, refs: [] };
}

function wantedPerson(question: Question, { people }: KnownReadings): Wanted | Obstacle {
  const all = people?.results ?? [];
  const whole = namedIn(question, all, nameOf, { wholeOnly: true });
  const found =
    whole.length > 0
      ? whole
      : all.filter(({ first_name: first, last_name: last }) =>
          [first, last].some((name) => name !== '' && question.words.includes(name.toLowerCase())),
        );
  const [person] = found;
  if (!person || found.length > 1)
    return {
      problem:
        found.length > 1
          ? `${listed(found.slice(0, 4).map((one) => plain(nameOf(one))))} could be meant. Write the whole name.`
          : 'I do not know who is meant. Write the name of someone on this project.',
    };
  const assignee = { id: person.id, name: nameOf(person) };
  return { value: () => ({ assignee }), title: `Assign to ${assignee.name}`, refs: [] };
}

const nothing = (question: Question, content: string, readings: KnownReadings): Answer => ({
  title: '',
  content,
  references: [],
  blocks: [],
  used: question.asksChange ? [{ name: 'item', count: readings.items?.count ?? 0 }] : [],
});

/** What is wanted of each field, in one: `Priority High, due 10/27/2026`. */
function wantedOf(
  fields: readonly AskedField[],
  question: Question,
  readings: KnownReadings,
  asker: Asker,
): Wanted | Obstacle {
  const parts = fields.map((field) => ({
    field,
    wanted:
      field === 'due_date'
        ? wantedDay(question, readings, asker)
        : field === 'priority'
          ? wantedPriority(question)
          : wantedPerson(question, readings),
  }));
  const held = parts.flatMap(({ wanted }) => (isObstacle(wanted) ? [] : [wanted]));
  const obstacle = parts.find(
    ({ field, wanted }) =>
      isObstacle(wanted) &&
      // "Assign a high priority" names a priority, and nobody.
      !(field === 'assignee_id' && held.length > 0 && !question.words.includes('assignee')),
  );
  if (obstacle && isObstacle(obstacle.wanted)) return obstacle.wanted;
  return {
    value: (item) => {
      const values = held.map(({ value }) => value(item)).filter((value) => value !== null);
      return values.length === 0 ? null : Object.assign({}, ...values);
    },
    title: held.map(({ title }) => title).join(', '),
    refs: held.flatMap(({ refs }) => refs),
  };
}

/** The fields that are to change: those that are named, else the one that the value tells. */
function wantedFields(question: Question, readings: KnownReadings, { today }: Asker): readonly AskedField[] {
  const { fields, asksChange, source, words } = question;
  if (!asksChange || fields.length > 0) return fields;
  if (meantItems(question, readings).length === 0) return [];
  const tellsDay =
    daysIn(words) !== null ||
    daysNamed(source, today).length > 0 ||
    milestonesIn(question, readings).length > 0;
  if (tellsDay) return ['due_date'];
  return prioritiesIn(words).length > 0 ? ['priority'] : [];
}

/** What a sentence asks to be changed, as a proposal that somebody has to accept; null where it asks for no change. */
export function answerCommand(question: Question, readings: KnownReadings, asker: Asker): Answer | null {
  const fields = wantedFields(question, readings, asker);
  if (fields.length === 0 || !readings.items) return null;
  const meant = meantItems(question, readings);
  if (meant.length === 0)
    return nothing(question, 'Say which items: by code (VO-008), by name, or "all pending items".', readings);
  const wanted = wantedOf(fields, question, readings, asker);
  if (isObstacle(wanted)) return nothing(question, wanted.problem, readings);
  const closed = meant.filter((item) => !mayPropose(item, asker));
  const rows = meant.flatMap((item): ProposedItem[] => {
    const value = closed.includes(item) ? null : wanted.value(item);
    return value ? [{ item, ...value }] : [];
  });
  const block = proposalBlock(wanted.title, rows, asker.projectId);
  const kept = closedWords(closed);
  if (!block?.content.table)
    return nothing(
      question,
      [
        closed.length === meant.length
          ? 'There is nothing to propose.'
          : `There is nothing to change: ${closed.length > 0 ? 'what may change has' : meant.length === 1 ? 'this item has' : 'these items have'} that value already.`,
        kept,
      ]
        .filter((line) => line !== '')
        .join(' '),
      readings,
    );
  return {
    ...proposed(block, kept, meant),
    title: wanted.title,
    references: [
      ...meant
        .filter((item) => !closed.includes(item))
        .slice(0, 6)
        .map(itemReference),
      ...wanted.refs,
    ],
    used: [{ name: 'item', count: readings.items.count }],
  };
}

function proposed(
  block: BlockDraft,
  kept: string,
  meant: readonly ReadItem[],
): Pick<Answer, 'content' | 'blocks'> {
  const { items, values } = proposedCounts(
    block.content.table ?? { headers: [], rows: [], isProposedChange: false },
  );
  const lines = [
    `I propose ${bold(counted(values, 'value'))} for ${counted(items, 'item')} on the canvas. Nothing changes until you accept.`,
    kept,
    meant.length > MOST_PROPOSED
      ? `One proposal holds at most ${MOST_PROPOSED} items; ask again for the rest.`
      : '',
  ];
  return { content: lines.filter((line) => line !== '').join('\n\n'), blocks: [block] };
}

/** Which of the items stay as they are, and why. */
function closedWords(closed: readonly ReadItem[]): string {
  if (closed.length === 0) return '';
  const decided = closed.filter(
    ({ status }) => status === 'APPROVED' || status === 'REJECTED' || status === 'VOID',
  );
  const others = closed.filter((item) => !decided.includes(item));
  const codes = (items: readonly ReadItem[]) => listed(items.slice(0, 4).map(({ code }) => bold(code)));
  const [first] = decided;
  return [
    ...(first
      ? [
          decided.length === 1
            ? `${codes(decided)} is ${ITEM_STATUSES[first.status].label.toLowerCase()} and stays as it is.`
            : `${codes(decided)} are decided and stay as they are.`,
        ]
      : []),
    ...(others.length > 0
      ? [`You may not change ${codes(others)}${others.length > 4 ? ' and others' : ''}.`]
      : []),
  ].join(' ');
}

/** What Amplify says to whoever wants it to decide. */
export function answerDecisionAsked(question: Question, readings: KnownReadings): Answer {
  const items = (readings.items?.results ?? []).filter(({ code }) =>
    question.codes.item.includes(Number(code.slice(3))),
  );
  return {
    title: 'Decisions stay with people',
    content: `I do not approve, reject or delete. ${items.length > 0 ? 'Open it below and decide there.' : 'Open the item and decide there.'} I can propose due dates, priorities and assignees.`,
    references: items.slice(0, 7).map(itemReference),
    blocks: [],
    used: [],
  };
}
