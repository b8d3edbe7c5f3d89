import type { Answer } from './amplifyAnswer.ts';
import type { Asker, KnownReadings, ReadingName, ReadScenario } from './amplifyReadings.ts';
import { answerCommand, answerDecisionAsked, milestonesIn } from './answerCommand.ts';
import { answerGap } from './answerGap.ts';
import { answerLinks } from './answerLinks.ts';
import {
  answerContingency,
  answerDecisions,
  answerIssue,
  answerIssues,
  answerRisks,
} from './answerRegisters.ts';
import {
  answerComponent,
  answerComponents,
  answerItems,
  answerMilestone,
  answerMilestones,
  answerRisk,
  answerScenario,
  answerScenarios,
} from './answerRows.ts';
import { answerMoved, answerStanding } from './answerStanding.ts';
import { namedIn, type Question, type Topic } from './readQuestion.ts';
import { numberOf } from './rowCodes.ts';
import { counted, listed } from './wording.ts';

/** Rows of a kind that one question is answered about. */
const MOST_NAMED = 5;
/** Chips below an answer. */
const MOST_REFERENCES = 7;

/** What tells which rows a question names; small lists, and the items. */
const NAMES: readonly ReadingName[] = ['items', 'scenarios', 'milestones', 'components'];

const NEEDS: Readonly<Record<Topic, readonly ReadingName[]>> = {
  standing: ['trend'],
  moved: ['trend'],
  risks: ['risks'],
  gap: ['trend', 'comparison'],
  decisions: [],
  contingency: ['contingency'],
  scenarios: ['comparison'],
  issues: ['issues'],
  milestones: [],
  components: [],
  links: [],
  help: [],
};

/** What has to be read to answer a question. */
export function readingsFor(question: Question): ReadonlySet<ReadingName> {
  const { topic, codes, fields } = question;
  return new Set([
    ...NAMES,
    ...(topic ? NEEDS[topic] : []),
    ...(codes.risk.length > 0 ? (['risks'] as const) : []),
    ...(codes.issue.length > 0 ? (['issues'] as const) : []),
    // A scenario may be named without any of the words that tell of scenarios.
    ...(topic === null || codes.scenario.length > 0 ? (['comparison'] as const) : []),
    ...(fields.includes('assignee_id') ? (['people'] as const) : []),
  ]);
}

const WANTED: Readonly<Partial<Record<Topic, string>>> = {
  risks: 'the risk register',
  issues: 'issues',
};

/** What is said where the asker may not see what the answer rests on. */
function outOfSight(topic: Topic | null): Answer {
  const what = (topic && WANTED[topic]) ?? 'ForeSite';
  return {
    title: 'Out of sight',
    content: `Your role on this project does not include ${what}, so I cannot read what this takes. Ask your company administrator for it.`,
    references: [],
    blocks: [],
    used: [],
  };
}

const unknown = (isHelp: boolean): Answer => ({
  title: isHelp ? 'What I can answer' : '',
  content: [
    isHelp
      ? 'I answer from this project alone, with what you may see yourself.'
      : 'I did not understand that. I answer from this project alone.',
    'I can answer: where we stand against budget, what moved since the last milestone, which options close the gap, risks and their mitigation, decisions that are due, contingency funds, open issues, scenarios, how items are connected, milestones and components, and one item by its code, such as VO-008.',
    'I can propose due dates, priorities and assignees of items. You accept or reject them.',
  ].join('\n\n'),
  references: [],
  blocks: [],
  used: [],
});

/** Several answers as one: their texts below each other, all that they show and rest on. */
function together(answers: readonly Answer[]): Answer | null {
  const [first] = answers;
  if (!first || answers.length === 1) return first ?? null;
  const references = new Map(
    answers.flatMap((one) => one.references).map((one) => [`${one.entity} ${one.entity_id}`, one]),
  );
  const used = new Map(answers.flatMap((one) => one.used).map(({ name, count }) => [name, count]));
  return {
    title: listed(answers.map(({ title }) => title)),
    content: answers.map(({ content }) => content).join('\n\n'),
    references: [...references.values()].slice(0, MOST_REFERENCES),
    blocks: answers.flatMap(({ blocks }) => blocks),
    used: [...used].map(([name, count]) => ({ name, count })),
  };
}

/** Scenarios that the question names: one by itself, several beside each other. */
function answerNamedScenarios(named: readonly ReadScenario[], readings: KnownReadings): Answer[] {
  const [only] = named;
  if (!only) return [];
  if (named.length === 1) return [answerScenario(only, readings)];
  const answer = answerScenarios(readings, named);
  return answer ? [answer] : [];
}

/** Rows that are named by their codes; a sentence says so where there is none. */
function answerCodes(question: Question, readings: KnownReadings, asker: Asker): Answer | null {
  const { codes } = question;
  const items = (readings.items?.results ?? []).filter(({ code }) => codes.item.includes(numberOf(code)));
  const scenarios = (readings.scenarios?.results ?? []).filter(({ scenario_number: code }) =>
    codes.scenario.includes(numberOf(code)),
  );
  const risks = (readings.risks?.results ?? []).filter(({ number }) => codes.risk.includes(number));
  const issues = (readings.issues?.results ?? []).filter(({ number }) => codes.issue.includes(number));
  const milestones = (readings.milestones?.results ?? []).filter(({ code }) =>
    codes.milestone.includes(numberOf(code)),
  );
  return together([
    ...(items.length > 0 ? [answerItems(items, readings, asker)] : []),
    ...answerNamedScenarios(scenarios, readings),
    ...risks.slice(0, MOST_NAMED).map((risk) => answerRisk(risk, readings)),
    ...issues.slice(0, MOST_NAMED).map((issue) => answerIssue(issue, readings)),
    ...milestones.slice(0, MOST_NAMED).map((milestone) => answerMilestone(milestone, readings)),
  ]);
}

/** Rows that are named by their names. */
function answerNames(question: Question, readings: KnownReadings, asker: Asker): Answer | null {
  const scenarios = namedIn(question, readings.scenarios?.results ?? [], ({ name }) => name);
  const [milestone] = milestonesIn(question, readings);
  const [component] = namedIn(question, readings.components?.results ?? [], ({ name }) => name);
  const items = namedIn(question, readings.items?.results ?? [], ({ name }) => name);
  if (scenarios.length > 0) return together(answerNamedScenarios(scenarios, readings));
  if (items.length > 0 && (!component || items.length === 1)) return answerItems(items, readings, asker);
  if (component) return answerComponent(component, readings);
  return milestone ? answerMilestone(milestone, readings) : null;
}

type Answering = (readings: KnownReadings, asker: Asker, question: Question) => Answer | null;

const saysMitigation = ({ words }: Question): boolean =>
  words.some((word) => word.startsWith('mitigat') || word === 'unmitigated');

const ANSWERS: Readonly<Record<Topic, Answering>> = {
  standing: answerStanding,
  moved: answerMoved,
  risks: (readings, _asker, question) => answerRisks(readings, saysMitigation(question)),
  gap: answerGap,
  decisions: answerDecisions,
  contingency: answerContingency,
  scenarios: (readings) => answerScenarios(readings),
  issues: answerIssues,
  milestones: answerMilestones,
  components: answerComponents,
  links: answerLinks,
  help: () => unknown(true),
};

/** Topics under which a named row is meant rather than all of them. */
const OF_ROWS = new Set<Topic>(['scenarios', 'milestones', 'components', 'standing', 'decisions', 'help']);

/** Answers a question out of what was read: every figure stands in it, or is a sum of such. */
export function answerQuestion(question: Question, readings: KnownReadings, asker: Asker): Answer {
  const { topic, fields, asksDecision } = question;
  if (asksDecision) return answerDecisionAsked(question, readings);
  const proposal = answerCommand(question, readings, asker);
  if (proposal) return proposal;
  if (fields.length > 0) return outOfSight(null);
  const coded = answerCodes(question, readings, asker);
  if (coded) return coded;
  const asked = Object.entries(question.codes).find(([, numbers]) => numbers.length > 0);
  if (asked && topic === null)
    return {
      ...unknown(false),
      content: `There is no ${asked[0]} with that number in this project that you can see.`,
    };
  const isOfRows = topic === null || OF_ROWS.has(topic);
  const named = isOfRows ? answerNames(question, readings, asker) : null;
  if (named) return named;
  if (topic === null) return readings.items ? unknown(false) : outOfSight(null);
  return ANSWERS[topic](readings, asker, question) ?? outOfSight(topic);
}

/** `Read 12 items, 3 scenarios and 6 milestones`; empty where nothing was read. */
export function thoughtOf({ used }: Answer): string {
  const read = used.filter(({ count }) => count > 0).map(({ name, count }) => counted(count, name));
  return read.length === 0 ? '' : `Read ${listed(read)}`;
}
