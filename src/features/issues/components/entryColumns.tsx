import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { Figure } from '#design-system/feedback/Figure/Figure.tsx';
import type { GridColumn } from '#design-system/grid/DataGrid/DataGrid.tsx';
import type { CellOption } from '#design-system/grid/editing/cellTypes.ts';
import { Trash2 } from '#design-system/icons/shapes.ts';
import { formatGridDate } from '#domain/dates';
import {
  DISCIPLINES,
  ISSUE_PRIORITIES,
  ISSUE_STATUSES,
  ISSUE_SUBTYPES,
  ISSUE_TYPES,
  issueFields,
  ROOT_CAUSES,
  SCOPES_OF_WORK,
  SEVERITIES,
  TRADES,
} from '#domain/issues';
import { formatMoney } from '#domain/money';
import { attributeColumns, type AttributeDefinition } from '#shared/attributes';
import { numberColumn } from '#shared/entry';
import { localToday } from '#shared/project';
import type { IssueRow } from '../model/issueEntry.ts';
import * as t from '../texts.ts';

/** What quick entry offers and knows of its rows. */
export interface EntryFacts {
  people: readonly CellOption[];
  /** The company's own fields. */
  attributes: readonly AttributeDefinition[];
  isBlank: (row: IssueRow) => boolean;
  rowProblems: (row: IssueRow) => Partial<Record<string, string>>;
}

type ChoiceField = Exclude<
  keyof IssueRow,
  | 'key'
  | 'place'
  | 'id'
  | 'version'
  | 'name'
  | 'due_date'
  | 'cost_at_stake'
  | 'days_at_stake'
  | 'disciplines'
  | 'answer'
  | 'custom_attributes'
>;

const words = (list: Readonly<Record<string, string>>): readonly CellOption[] =>
  Object.entries(list).map(([value, label]) => ({ value, label }));
const ranked = (list: Readonly<Record<number, string>>): readonly CellOption[] =>
  Object.entries(list).map(([value, label]) => ({ value, label: `${value} ${label}`, code: value }));

const statuses: readonly CellOption[] = Object.entries(ISSUE_STATUSES).map(([value, { label }]) => ({
  value,
  label,
}));
const labelOf = (options: readonly CellOption[], value: string | null) =>
  options.find((option) => option.value === value)?.label ?? value ?? '';

/** Columns of quick entry with their widths; the tools stay at the right. */
export function entryColumns(
  { people, attributes, isBlank, rowProblems }: EntryFacts,
  onRemove: (row: IssueRow) => void,
): GridColumn<IssueRow>[] {
  const validate = (field: string) => (_value: unknown, row: IssueRow) => rowProblems(row)[field];
  const choice = (
    id: ChoiceField,
    width: number,
    options: readonly CellOption[],
    title: string = issueFields[id as 'status'].label,
  ): GridColumn<IssueRow> => ({
    id,
    title,
    width,
    edit: { type: 'choice', options, validate: validate(id) },
    render: (row) => labelOf(options, row[id]),
  });
  return [
    numberColumn(),
    {
      id: 'name',
      title: t.name,
      width: 250,
      minWidth: 150,
      shrinksTo: 200,
      grow: true,
      evens: true,
      frozen: true,
      hideable: false,
      edit: { type: 'text', maxLength: issueFields.name.max, validate: validate('name') },
      render: (row) => row.name,
    },
    choice('status', 120, statuses),
    choice('severity', 130, ranked(SEVERITIES)),
    choice('priority', 110, words(ISSUE_PRIORITIES)),
    {
      id: 'due_date',
      title: t.dueDate,
      width: 150,
      inSight: true,
      edit: { type: 'date', validate: validate('due_date') },
      render: ({ due_date: due }) => (due === null ? null : formatGridDate(due)),
    },
    choice('assignee', 140, people, t.assignee),
    {
      id: 'cost_at_stake',
      title: t.costAtStake,
      width: 130,
      align: 'end',
      edit: { type: 'money', decimals: 0, minimum: 0 },
      render: ({ cost_at_stake: cost }) => (cost === null ? null : <Figure>{formatMoney(cost)}</Figure>),
    },
    {
      id: 'days_at_stake',
      title: t.daysAtStake,
      width: 110,
      align: 'end',
      edit: { type: 'number', decimals: 0, minimum: 0, maximum: issueFields.days_at_stake.max },
      render: ({ days_at_stake: days }) => days,
    },
    choice('type', 130, words(ISSUE_TYPES)),
    choice('subtype', 140, words(ISSUE_SUBTYPES)),
    choice('root_cause', 150, words(ROOT_CAUSES)),
    choice('scope_of_work', 130, words(SCOPES_OF_WORK)),
    choice('trade', 120, words(TRADES)),
    {
      id: 'disciplines',
      title: t.disciplines,
      width: 180,
      edit: { type: 'choices', options: words(DISCIPLINES), validate: validate('disciplines') },
      render: ({ disciplines }) => disciplines.join(', '),
    },
    choice('reviewer', 140, people, t.reviewer),
    {
      id: 'answer',
      title: t.answer,
      width: 180,
      edit: { type: 'text', maxLength: issueFields.answer.max },
      render: ({ answer }) => answer,
    },
    ...attributeColumns<IssueRow>(attributes, localToday()),
    {
      id: 'tools',
      title: t.actions,
      renderTitle: () => null,
      width: 48,
      frozen: 'end',
      hideable: false,
      render: (row) =>
        isBlank(row) ? null : (
          <IconButton
            icon={Trash2}
            size="small"
            label={t.deleteValue(row.name || t.row)}
            onPress={() => onRemove(row)}
          />
        ),
    },
  ];
}
