import { addDays, compareDates } from '#domain/dates';
import { isAtStake, ISSUE_STATUSES, SEVERITIES } from '#domain/issues';
import { formatMoney } from '#domain/money';
import { RISK_LEVELS } from '#domain/risks';
import { chartBlock, heads, plainTable, tableBlock, tableRow, type Answer } from './amplifyAnswer.ts';
import type { Asker, KnownReadings, ReadIssue, ReadItem, ReadRisk } from './amplifyReadings.ts';
import { bold, plain } from './richText.ts';
import {
  counted,
  dayText,
  hasMitigation,
  issueReference,
  itemReference,
  listed,
  money,
  nameOf,
  riskMoney,
  riskReference,
  sumOf,
} from './wording.ts';

const riskWords = (risk: ReadRisk): string => {
  const cost = riskMoney(risk);
  return `${bold(riskReference(risk).code)} ${plain(risk.name)} (score ${risk.score}${cost === null ? '' : `, ${formatMoney(cost)}`})`;
};

/** The largest risks; those alone that nothing is done about, where the question says so. */
export function answerRisks({ risks }: KnownReadings, onlyOpen: boolean): Answer | null {
  if (!risks) return null;
  const used = [{ name: 'risk', count: risks.count }];
  const title = onlyOpen ? 'Top risks without mitigation' : 'Top risks';
  const open = risks.results.filter((risk) => !hasMitigation(risk));
  const rows = (onlyOpen ? open : [...risks.results]).sort(
    (a, b) => b.score - a.score || (riskMoney(b) ?? 0) - (riskMoney(a) ?? 0) || a.number - b.number,
  );
  if (rows.length === 0)
    return {
      title,
      content:
        risks.count === 0
          ? 'There is no active risk in this project.'
          : `Each of the ${counted(risks.count, 'active risk')} has at least one mitigation.`,
      references: [],
      blocks: [],
      used,
    };
  const top = rows.slice(0, 3);
  const worth = sumOf(rows.map(riskMoney));
  const lines = [
    onlyOpen
      ? `${bold(`${rows.length} of ${risks.count}`)} active ${risks.count === 1 ? 'risk has' : 'risks have'} no mitigation; together they may cost ${money(worth)}.`
      : `${counted(risks.count, 'risk is', 'risks are')} active; together they may cost ${money(worth)}. ${open.length === 0 ? 'Each has a mitigation.' : `${bold(String(open.length))} of them ${open.length === 1 ? 'has' : 'have'} no mitigation.`}`,
    `${top.length === 1 ? 'It is' : 'The highest are'} ${listed(top.map(riskWords))}.`,
  ];
  const shown = rows.slice(0, 10);
  return {
    title,
    content: lines.join('\n\n'),
    references: shown.slice(0, 7).map(riskReference),
    blocks: [
      tableBlock(
        title,
        plainTable(
          heads(
            'Code',
            'Risk',
            'Level',
            'Score>',
            'Cost>',
            'Assignee',
            ...(onlyOpen ? [] : ['Mitigations>']),
          ),
          shown.map((risk) => {
            const { DRAFT, IN_PROGRESS, COMPLETE } = risk.mitigation_counts;
            return tableRow(
              riskReference(risk),
              riskReference(risk).code,
              risk.name,
              RISK_LEVELS[risk.level].label,
              String(risk.score),
              formatMoney(riskMoney(risk)),
              nameOf(risk.owner),
              ...(onlyOpen ? [] : [String(DRAFT + IN_PROGRESS + COMPLETE)]),
            );
          }),
        ),
      ),
      chartBlock('What they may cost', {
        kind: 'bars',
        points: shown.map((risk) => ({
          id: String(risk.id),
          label: `${riskReference(risk).code} ${risk.name}`,
          detail: null,
        })),
        series: [{ name: 'Cost', values: shown.map(riskMoney) }],
        target: null,
        zero_label: null,
      }),
    ],
    used,
  };
}

/** Days ahead within which a decision counts as due. */
const AHEAD = 28;

/** Which pending items have to be decided, and when. */
export function answerDecisions({ items }: KnownReadings, { today }: Asker): Answer | null {
  if (!items) return null;
  const pending = items.results.filter(({ status }) => status === 'PENDING');
  const dayOfDecision = ({ due_date: due, deadline }: ReadItem): string | null =>
    due !== null && (deadline === null || due <= deadline.date) ? due : (deadline?.date ?? null);
  const dated = pending
    .flatMap((item) => {
      const day = dayOfDecision(item);
      return day === null ? [] : [{ item, day }];
    })
    .sort((a, b) => compareDates(a.day, b.day) || a.item.id - b.item.id);
  const overdue = dated.filter(({ day }) => day < today);
  const soon = dated.filter(({ day }) => day >= today && day <= addDays(today, AHEAD));
  const later = dated.length - overdue.length - soon.length;
  const undated = pending.length - dated.length;
  const first = [...overdue, ...soon].slice(0, 3);
  const lines = [
    pending.length === 0
      ? 'No item is pending, so no decision is due.'
      : `${counted(pending.length, 'item is', 'items are')} pending: ${listed([
          ...(overdue.length > 0 ? [bold(`${overdue.length} overdue`)] : []),
          `${bold(String(soon.length))} due within four weeks`,
          ...(later > 0 ? [`${later} later`] : []),
          ...(undated > 0 ? [`${undated} without a date`] : []),
        ])}.`,
    first.length === 0
      ? ''
      : `${first.length === 1 ? 'First comes' : 'First come'} ${listed(first.map(({ item, day }) => `${bold(item.code)} ${plain(item.name)} (${dayText(day)})`))}.`,
  ];
  return {
    title: 'Decisions that are due',
    content: lines.filter((line) => line !== '').join('\n\n'),
    references: [...overdue, ...soon].slice(0, 7).map(({ item }) => itemReference(item)),
    blocks:
      dated.length === 0
        ? []
        : [
            tableBlock(
              'Decisions by date',
              plainTable(
                heads('Due', 'Code', 'Name', 'Cost>', 'Assignee'),
                dated
                  .slice(0, 20)
                  .map(({ item, day }) =>
                    tableRow(
                      itemReference(item),
                      day < today ? `${dayText(day)}, overdue` : dayText(day),
                      item.code,
                      item.name,
                      formatMoney(item.cost),
                      nameOf(item.assignee),
                    ),
                  ),
              ),
            ),
          ],
    used: [{ name: 'item', count: items.count }],
  };
}

/** What is in the contingency funds, what was drawn, and whether it covers the risks. */
export function answerContingency({ contingency }: KnownReadings): Answer | null {
  if (!contingency) return null;
  const { pots, total, exposure, until } = contingency;
  const used = [{ name: 'fund', count: pots.length }];
  const title = 'Contingency funds';
  if (pots.length === 0)
    return { title, content: 'This project has no contingency fund yet.', references: [], blocks: [], used };
  const dry = pots.filter(
    ({ burn }) => burn?.runs_dry_on != null && (until === null || burn.runs_dry_on <= until),
  );
  const lines = [
    `${money(total.left)} ${pots.length === 1 ? `is left in ${plain(pots[0]?.name ?? '')}` : `is left in ${counted(pots.length, 'fund')}`}: ${formatMoney(total.opened)} opened, ${formatMoney(total.funded)} funded, ${formatMoney(total.drawn)} drawn.`,
    ...dry.map(
      ({ name, burn }) => `At its pace ${bold(name)} runs dry on ${dayText(burn?.runs_dry_on ?? '')}.`,
    ),
    exposure === null
      ? ''
      : `${counted(exposure.count, 'active risk')} may cost ${formatMoney(exposure.value)}, ${formatMoney(exposure.expected)} by likelihood; ${
          exposure.cover >= 0
            ? `the funds cover that with ${money(exposure.cover)} to spare`
            : `the funds fall short of that by ${money(Math.abs(exposure.cover))}`
        }.`,
  ];
  return {
    title,
    content: lines.filter((line) => line !== '').join('\n\n'),
    references: [],
    blocks: [
      tableBlock(
        title,
        plainTable(heads('Fund', 'Opened>', 'Funded>', 'Moved>', 'Drawn>', 'Left>'), [
          ...pots.map(({ name, position }) =>
            tableRow(
              null,
              name,
              formatMoney(position.opened),
              formatMoney(position.funded),
              formatMoney(position.transferred),
              formatMoney(position.drawn),
              formatMoney(position.left),
            ),
          ),
          tableRow(
            null,
            'Total',
            formatMoney(total.opened),
            formatMoney(total.funded),
            formatMoney(total.transferred),
            formatMoney(total.drawn),
            formatMoney(total.left),
          ),
        ]),
      ),
    ],
    used,
  };
}

const severityLabel = (severity: number | null): string =>
  SEVERITIES[severity as keyof typeof SEVERITIES] ?? '-';

/** The issues that wait for an answer. */
export function answerIssues({ issues }: KnownReadings, { today }: Asker): Answer | null {
  if (!issues) return null;
  const open = issues.results
    .filter(isAtStake)
    .sort(
      (a, b) => compareDates(a.due_date ?? '9999-12-31', b.due_date ?? '9999-12-31') || a.number - b.number,
    );
  const late = open.filter(({ due_date: due }) => due !== null && due < today);
  const stake = sumOf(open.map(({ cost_at_stake: cost }) => cost));
  const content =
    open.length === 0
      ? 'No issue is open in this project.'
      : [
          `${counted(open.length, 'issue is', 'issues are')} open, ${late.length === 0 ? 'none' : bold(String(late.length))} past due${stake === 0 ? '' : `; ${money(stake)} is at stake`}.`,
          ...(late.length > 0
            ? [
                `Past due ${late.length === 1 ? 'is' : 'are'} ${listed(late.slice(0, 3).map((issue) => `${bold(issueReference(issue).code)} ${plain(issue.name)}`))}.`,
              ]
            : []),
        ].join('\n\n');
  return {
    title: 'Open issues',
    content,
    references: open.slice(0, 7).map(issueReference),
    blocks:
      open.length === 0
        ? []
        : [
            tableBlock(
              'Open issues',
              plainTable(
                heads('Code', 'Issue', 'Severity', 'Due', 'At stake>', 'Assignee'),
                open
                  .slice(0, 20)
                  .map((issue) =>
                    tableRow(
                      issueReference(issue),
                      issueReference(issue).code,
                      issue.name,
                      severityLabel(issue.severity),
                      issue.due_date ? dayText(issue.due_date) : '-',
                      formatMoney(issue.cost_at_stake),
                      nameOf(issue.assignee),
                    ),
                  ),
              ),
            ),
          ],
    used: [{ name: 'issue', count: issues.count }],
  };
}

/** One issue. */
export function answerIssue(issue: ReadIssue, { issues }: KnownReadings): Answer {
  const { code } = issueReference(issue);
  const { due_date: due, cost_at_stake: cost, assignee } = issue;
  return {
    title: `${code} ${issue.name}`,
    content: `${bold(code)} ${plain(issue.name)} is ${bold(ISSUE_STATUSES[issue.status].label.toLowerCase())}, ${
      issue.severity === null
        ? 'without a severity'
        : `of severity ${severityLabel(issue.severity).toLowerCase()}`
    }. ${due === null ? 'It has no due date' : `It is due ${dayText(due)}`}; ${
      assignee ? `${plain(nameOf(assignee))} is assigned` : 'nobody is assigned'
    }.${cost === null ? '' : ` ${money(cost)} is at stake.`}`,
    references: [issueReference(issue)],
    blocks: [],
    used: [{ name: 'issue', count: issues?.count ?? 0 }],
  };
}
