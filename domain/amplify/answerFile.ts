import { ISSUE_STATUSES } from '#domain/issues';
import { formatCode, ITEM_STATUSES } from '#domain/items';
import { MILESTONE_TYPES } from '#domain/milestones';
import { firstOf, formatMoney } from '#domain/money';
import { RISK_LEVELS } from '#domain/risks';
import { type Answer, heads, plainTable, type Reference, tableBlock, tableRow } from './amplifyAnswer.ts';
import type { KnownReadings, ReadingName } from './amplifyReadings.ts';
import { type FileCodes, type FilePassage, namesInFile } from './namedInFile.ts';
import { bold, plain } from './richText.ts';
import { CODED_ROWS, type CodedRow, numberOf } from './rowCodes.ts';
import {
  counted,
  dayOf,
  dayText,
  issueReference,
  itemReference,
  listed,
  milestoneReference,
  riskMoney,
  riskReference,
  scenarioReference,
} from './wording.ts';

/** What was read of a file that somebody asks about. */
export interface FileText {
  name: string;
  passages: readonly FilePassage[];
  /** Pages and sheets, where the file has such. */
  pages: number | null;
  sheets: number | null;
  words: number;
  /** What was left out and why, in sentences; empty where everything was read. */
  note: string;
}

/** Rows of each table. */
const MOST_ROWS = 100;
const MOST_QUOTES = 30;
/** Of one row. */
const MOST_PLACES = 3;
const QUOTE = 240;
/** Chips below an answer, and codes in a sentence. */
const MOST_REFERENCES = 7;

const READINGS: Readonly<Record<CodedRow, { reading: ReadingName; many: string }>> = {
  item: { reading: 'items', many: 'items' },
  scenario: { reading: 'scenarios', many: 'scenarios' },
  milestone: { reading: 'milestones', many: 'milestones' },
  risk: { reading: 'risks', many: 'risks' },
  issue: { reading: 'issues', many: 'issues' },
};

/** What has to be read to answer about a file that holds these codes. Items are known by their names as well. */
export const readingsForFile = (codes: FileCodes): ReadonlySet<ReadingName> =>
  new Set([
    'items',
    ...CODED_ROWS.filter((kind) => codes[kind].size > 0).map((kind) => READINGS[kind].reading),
  ]);

/** A row of the project that a file names. */
interface Named {
  reference: Reference;
  status: string;
  cost: number | null;
  due: string;
  passages: readonly number[];
}

const day = (date: string | null): string => (date === null ? '-' : dayText(date));
const sentence = (text: string): string => text.charAt(0) + text.slice(1).toLowerCase().replaceAll('_', ' ');
const joined = (...lists: (readonly number[] | undefined)[]): number[] =>
  [...new Set(lists.flatMap((list) => list ?? []))].sort((a, b) => a - b);

function namedItems({ passages }: FileText, codes: FileCodes, { items }: KnownReadings): Named[] {
  const byName = namesInFile(passages, items?.results ?? []);
  return (items?.results ?? []).flatMap((item) => {
    const where = joined(codes.item.get(numberOf(item.code)), byName.get(item.id));
    const { status, cost, due_date: due } = item;
    if (where.length === 0) return [];
    return [
      {
        reference: itemReference(item),
        status: ITEM_STATUSES[status].label,
        cost,
        due: day(due),
        passages: where,
      },
    ];
  });
}

/** Rows of one kind by their codes. */
const coded = <Row>(
  codes: ReadonlyMap<number, readonly number[]>,
  rows: readonly Row[] | undefined,
  show: (row: Row) => Omit<Named, 'passages'>,
): Named[] =>
  (rows ?? []).flatMap((row) => {
    const shown = show(row);
    const passages = codes.get(numberOf(shown.reference.code));
    return passages ? [{ ...shown, passages }] : [];
  });

function namedRows(file: FileText, codes: FileCodes, readings: KnownReadings): Named[] {
  return [
    ...namedItems(file, codes, readings),
    ...coded(codes.scenario, readings.scenarios?.results, (row) => ({
      reference: scenarioReference(row),
      status: sentence(row.status),
      cost: row.cost,
      due: '-',
    })),
    ...coded(codes.milestone, readings.milestones?.results, (row) => ({
      reference: milestoneReference(row),
      status: MILESTONE_TYPES[row.type].label,
      cost: row.total,
      due: day(dayOf(row)),
    })),
    ...coded(codes.risk, readings.risks?.results, (row) => ({
      reference: riskReference(row),
      status: RISK_LEVELS[row.level].label,
      cost: riskMoney(row),
      due: '-',
    })),
    ...coded(codes.issue, readings.issues?.results, (row) => ({
      reference: issueReference(row),
      status: ISSUE_STATUSES[row.status].label,
      cost: row.cost_at_stake,
      due: day(row.due_date),
    })),
  ];
}

/** `12 pages and 4,530 words`. */
export const extentOf = ({ pages, sheets, words }: Pick<FileText, 'pages' | 'sheets' | 'words'>): string =>
  listed([
    ...(sheets === null ? [] : [counted(sheets, 'sheet')]),
    ...(pages === null ? [] : [counted(pages, 'page')]),
    counted(words, 'word'),
  ]);

/** Codes that stand in the file and lead to nothing that the asker sees. */
function missedWords(named: readonly Named[], codes: FileCodes, readings: KnownReadings): string[] {
  const known = new Set(named.map(({ reference }) => `${reference.entity} ${numberOf(reference.code)}`));
  const missed: string[] = [];
  const unseen: string[] = [];
  for (const kind of CODED_ROWS) {
    const { reading, many } = READINGS[kind];
    if (codes[kind].size > 0 && readings[reading] === undefined) unseen.push(many);
    else
      for (const number of codes[kind].keys())
        if (!known.has(`${kind} ${number}`)) missed.push(formatCode(kind, number));
  }
  const more = missed.length - MOST_REFERENCES;
  const codesSaid = listed([
    ...missed.slice(0, MOST_REFERENCES),
    ...(more > 0 ? [counted(more, 'other', 'others')] : []),
  ]);
  return [
    ...(missed.length === 0
      ? []
      : [
          `It also has ${codesSaid}, which ${missed.length === 1 ? 'is' : 'are'} not among what I find here for you.`,
        ]),
    ...(unseen.length === 0
      ? []
      : [
          `It has codes of ${listed(unseen)} as well. Your role on this project does not include them, so I cannot say more.`,
        ]),
  ];
}

/** A passage as it stands, cut where it is long. */
const quote = (text: string): string => (text.length <= QUOTE ? text : `${text.slice(0, QUOTE - 1)}…`);

/** Where rows are named, else how the file begins. */
function quotes({ passages }: FileText, named: readonly Named[]): Answer['blocks'] {
  const where = joined(...named.map((one) => one.passages)).slice(0, MOST_QUOTES);
  const shown = where.length > 0 ? where : [...passages.keys()].slice(0, 3);
  if (shown.length === 0) return [];
  const names = (at: number) =>
    named.flatMap((one) => (one.passages.includes(at) ? [one.reference.code] : [])).slice(0, MOST_REFERENCES);
  const rows = shown.map((at) => {
    const { place, text } = passages[at] as FilePassage;
    return tableRow(null, place, quote(text), listed(names(at)) || '-');
  });
  const title = where.length > 0 ? 'Where the file names them' : 'How the file begins';
  return [tableBlock(title, plainTable(heads('Place', 'Text of the file', 'Names'), rows))];
}

/** What a file has to do with the project: the rows that it names, as the asker sees them. What it says itself is quoted, never used. */
export function answerFile(file: FileText, codes: FileCodes, readings: KnownReadings): Answer {
  const title = `File: ${file.name}`;
  const used = [
    { name: 'sheet', count: file.sheets ?? 0 },
    { name: 'page', count: file.pages ?? 0 },
    { name: 'word', count: file.words },
    ...CODED_ROWS.map((kind) => ({
      name: kind,
      count: readings[READINGS[kind].reading] ? countOf(kind, readings) : 0,
    })),
  ];
  const note = file.note === '' ? [] : [plain(file.note)];
  if (file.words === 0)
    return {
      title,
      content: [
        `I found no text in ${bold(file.name)}. Pictures, scans and drawings are not read.`,
        ...note,
      ].join('\n\n'),
      references: [],
      blocks: [],
      used,
    };
  const named = namedRows(file, codes, readings);
  const shown = named.slice(0, MOST_ROWS);
  const cut = named.length > shown.length ? ` The first ${MOST_ROWS} are in the table.` : '';
  return {
    title,
    content: [
      `I read ${bold(file.name)}: ${extentOf(file)}.`,
      ...note,
      named.length === 0
        ? 'It names no row of this project that you can see: no code such as VO-008, and no whole name of an item.'
        : `It names ${bold(counted(named.length, 'row'))} of this project. Status, cost and date in the table are this project's.${cut}`,
      ...missedWords(named, codes, readings),
      'No figure, date or instruction was taken from the file.',
    ].join('\n\n'),
    references: named.slice(0, MOST_REFERENCES).map(({ reference }) => reference),
    blocks: [
      ...(named.length === 0
        ? []
        : [
            tableBlock(
              'Named in the file',
              plainTable(
                heads('Code', 'Name', 'Status', 'Cost>', 'Date', 'In the file'),
                shown.map(({ reference, status, cost, due, passages }) =>
                  tableRow(
                    reference,
                    reference.code,
                    reference.name,
                    status,
                    formatMoney(cost),
                    due,
                    placesWords(file, passages),
                  ),
                ),
              ),
            ),
          ]),
      ...quotes(file, named),
    ],
    used,
  };
}

const countOf = (kind: CodedRow, readings: KnownReadings): number =>
  (readings[READINGS[kind].reading] as { count: number } | undefined)?.count ?? 0;

/** `p. 2, p. 7 and 3 more`. */
function placesWords({ passages }: FileText, at: readonly number[]): string {
  const places = [...new Set(at.map((one) => passages[one]?.place ?? ''))];
  return places.length > MOST_PLACES ? firstOf(places, MOST_PLACES) : listed(places);
}
