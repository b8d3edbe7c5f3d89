import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { Link } from '#design-system/actions/Link/Link.tsx';
import { Menu } from '#design-system/actions/Menu/Menu.tsx';
import { Avatar } from '#design-system/feedback/Avatar/Avatar.tsx';
import { Figure } from '#design-system/feedback/Figure/Figure.tsx';
import { PriorityBars } from '#design-system/feedback/PriorityBars/PriorityBars.tsx';
import { StatusTag } from '#design-system/feedback/StatusTag/StatusTag.tsx';
import type { GridColumn } from '#design-system/grid/DataGrid/DataGrid.tsx';
import { Ellipsis, Pencil, Trash2, TriangleAlert } from '#design-system/icons/shapes.ts';
import { daysBetween, formatDueDate, formatGridDate, type IsoDate } from '#domain/dates';
import { isPastDue, ISSUE_PRIORITIES } from '#domain/issues';
import { formatCode } from '#domain/items';
import { formatMoney, NOTHING } from '#domain/money';
import { attributeColumns, type AttributeDefinition } from '#shared/attributes';
import type { IssueBrief } from '../issueQueries.ts';
import { nameOf, severityLabel, severityLevel, statusLook } from '../model/issueWords.ts';
import * as t from '../texts.ts';
import { RelatedLinks } from './RelatedCodes.tsx';
import { SeverityMark } from './SeverityMark.tsx';
import * as styles from './Issues.css.ts';

export interface IssueColumnFacts {
  today: IsoDate;
  onOpen: (id: number) => void;
  onRemove: (issue: IssueBrief) => void;
  /** The company's own fields. */
  attributes: readonly AttributeDefinition[];
}

const text = (
  id: 'type' | 'root_cause' | 'scope_of_work' | 'trade',
  title: string,
): GridColumn<IssueBrief> => ({
  id,
  title,
  width: 120,
  value: (issue) => issue[id],
  render: (issue) => issue[id] ?? NOTHING,
});

const codes = (
  id: string,
  title: string,
  is: (code: IssueBrief['cost_groups'][number]) => boolean,
): GridColumn<IssueBrief> => {
  const listed = ({ cost_groups: groups }: IssueBrief) =>
    groups
      .filter(is)
      .map(({ div_code: code, name }) => `${code} ${name}`)
      .join(', ');
  return { id, title, width: 120, value: listed, render: (issue) => listed(issue) || NOTHING };
};

/** The lists' columns with their widths: what an issue threatens is in sight beside the open sidebar. */
export const issueColumns = ({
  today,
  attributes,
  onOpen,
  onRemove,
}: IssueColumnFacts): GridColumn<IssueBrief>[] => [
  {
    id: 'number',
    title: t.code,
    width: 68,
    frozen: true,
    value: ({ number }) => number,
    exportValue: ({ number }) => formatCode('issue', number),
    render: ({ number }) => formatCode('issue', number),
  },
  {
    id: 'name',
    title: t.name,
    width: 280,
    shrinksTo: 240,
    minWidth: 200,
    grow: true,
    evens: true,
    frozen: true,
    hideable: false,
    value: ({ name }) => name,
    onActivate: ({ id }) => onOpen(id),
    render: ({ id, name }) => (
      <Link variant="plain" href={`?itemDetailsId=${id}`}>
        {name}
      </Link>
    ),
  },
  {
    id: 'status',
    title: t.status,
    width: 120,
    value: ({ status }) => status,
    exportValue: ({ status }) => statusLook(status).label,
    render: ({ status }) => <StatusTag {...statusLook(status)} />,
  },
  {
    id: 'severity',
    title: t.severity,
    width: 118,
    value: ({ severity }) => severity,
    exportValue: ({ severity }) => (severity ? severityLabel(severity) : null),
    render: ({ severity }) =>
      severity ? (
        <span className={styles.graded}>
          <SeverityMark severity={severity} level={severityLevel(severity)} />
          {severityLabel(severity)}
        </span>
      ) : (
        NOTHING
      ),
  },
  {
    id: 'due_date',
    title: t.dueDate,
    width: 150,
    inSight: true,
    value: ({ due_date: due }) => due,
    exportKind: 'date',
    render: (issue) => <Due issue={issue} today={today} />,
  },
  {
    id: 'cost_at_stake',
    title: t.costAtStake,
    width: 108,
    align: 'end',
    value: ({ cost_at_stake: cost }) => cost,
    exportKind: 'money',
    render: ({ cost_at_stake: cost }) => <Figure>{cost === null ? NOTHING : formatMoney(cost)}</Figure>,
  },
  {
    id: 'days_at_stake',
    title: t.days,
    width: 60,
    align: 'end',
    value: ({ days_at_stake: days }) => days,
    render: ({ days_at_stake: days }) => days ?? NOTHING,
  },
  {
    id: 'assignee',
    title: t.assignee,
    width: 100,
    value: ({ assignee }) => assignee && nameOf(assignee),
    render: ({ assignee }) =>
      assignee ? (
        <Avatar name={nameOf(assignee)} src={assignee.avatar_url} seed={String(assignee.id)} />
      ) : (
        NOTHING
      ),
  },
  {
    id: 'related',
    title: t.related,
    width: 100,
    inSight: true,
    value: ({ related }) => related.map(({ code }) => code).join(', '),
    render: ({ related }) => (related.length > 0 ? <RelatedLinks related={related} /> : NOTHING),
  },
  {
    id: 'priority',
    title: t.priority,
    width: 102,
    minWidth: 80,
    value: ({ priority }) => priority,
    exportValue: ({ priority }) => ISSUE_PRIORITIES[priority as keyof typeof ISSUE_PRIORITIES],
    render: ({ priority }) => (
      <PriorityBars
        level={priority as keyof typeof ISSUE_PRIORITIES}
        label={ISSUE_PRIORITIES[priority as keyof typeof ISSUE_PRIORITIES]}
      />
    ),
  },
  text('type', t.type),
  text('root_cause', t.rootCause),
  text('scope_of_work', t.scopeOfWork),
  text('trade', t.trade),
  {
    id: 'disciplines',
    title: t.disciplines,
    width: 180,
    value: ({ disciplines }) => disciplines.join(', '),
    render: ({ disciplines }) => disciplines.join(', ') || NOTHING,
  },
  codes('masterformat', 'MasterFormat', ({ standard }) => standard === 'MF'),
  codes('uniformat', 'UniFormat', ({ standard }) => standard === 'UF'),
  codes('customformat', t.ownFormats, ({ standard }) => standard === null),
  {
    id: 'answer',
    title: t.answer,
    width: 180,
    value: ({ answer }) => answer,
    render: ({ answer }) => answer || NOTHING,
  },
  ...attributeColumns<IssueBrief>(attributes),
  {
    id: 'options',
    title: t.actions,
    renderTitle: () => null,
    width: 48,
    frozen: 'end',
    hideable: false,
    render: (issue) => <RowMenu issue={issue} onOpen={onOpen} onRemove={onRemove} />,
  },
];

function Due({ issue, today }: { issue: IssueBrief; today: IsoDate }) {
  const { due_date: due, status } = issue;
  if (due === null) return NOTHING;
  if (isPastDue(issue, today))
    return (
      <span className={styles.late}>
        <TriangleAlert size={14} aria-label={t.pastDue} />
        {`${formatGridDate(due)} ${daysBetween(due, today)} d`}
      </span>
    );
  if (status === 'CLOSED') return formatGridDate(due);
  return (
    <span className={daysBetween(today, due) <= 14 ? styles.near : undefined}>
      {formatDueDate(due, today)}
    </span>
  );
}

function RowMenu({
  issue,
  onOpen,
  onRemove,
}: Omit<IssueColumnFacts, 'today' | 'attributes'> & { issue: IssueBrief }) {
  const code = formatCode('issue', issue.number);
  return (
    <Menu
      label={t.actionsOfCode(code)}
      placement="bottom-end"
      sections={[
        {
          id: 'actions',
          items: [
            { id: 'edit', label: t.edit, icon: Pencil, onSelect: () => onOpen(issue.id) },
            { id: 'delete', label: t.deleteWord, icon: Trash2, onSelect: () => onRemove(issue) },
          ],
        },
      ]}
      renderTrigger={(trigger) => (
        <IconButton icon={Ellipsis} size="small" label={t.actionsOfCode(code)} trigger={trigger} />
      )}
    />
  );
}
