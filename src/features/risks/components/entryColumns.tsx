import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { Figure } from '#design-system/feedback/Figure/Figure.tsx';
import type { GridColumn } from '#design-system/grid/DataGrid/DataGrid.tsx';
import type { CellOption } from '#design-system/grid/editing/cellTypes.ts';
import { Trash2 } from '#design-system/icons/shapes.ts';
import { formatMoney } from '#domain/money';
import { RISK_STATUSES, riskFields, type RiskScale, type ScaleStep } from '#domain/risks';
import { attributeColumns, type AttributeDefinition } from '#shared/attributes';
import { numberColumn } from '#shared/entry';
import { localToday } from '#shared/project';
import type { EntryRow } from '../model/entryRows.ts';
import * as t from '../texts.ts';

/** What quick entry offers to choose from; values are ids as text. */
export interface EntryChoices {
  categories: readonly CellOption[];
  components: readonly CellOption[];
  people: readonly CellOption[];
  /** What likelihood and impact mean. */
  scale: RiskScale;
  /** The company's own fields. */
  attributes: readonly AttributeDefinition[];
}

/** What it knows of its rows. */
interface EntryRules {
  isBlank: (row: EntryRow) => boolean;
  rowProblems: (row: EntryRow) => Partial<Record<string, string>>;
}

const labelOf = (options: readonly CellOption[], value: string | null) =>
  options.find((option) => option.value === value)?.label ?? value ?? '';

const ratings = (steps: readonly ScaleStep[]): readonly CellOption[] =>
  steps.map(({ label }, at) => ({
    value: String(at + 1),
    label: `${at + 1} ${label}`,
    code: String(at + 1),
    // A register may say the word alone.
    aliases: [label],
  }));
/** What registers call a risk that is not closed. */
const openWords = [t.active, t.open];
const statuses: readonly CellOption[] = Object.entries(RISK_STATUSES).map(([value, { label }]) => ({
  value,
  label,
  ...(value === 'IDENTIFIED' && { aliases: openWords }),
}));

/** Columns of quick entry with their least widths; the tools stay at the right. */
export function entryColumns(
  { categories, components, people, scale, attributes }: EntryChoices,
  { isBlank, rowProblems }: EntryRules,
  onRemove: (row: EntryRow) => void,
): GridColumn<EntryRow>[] {
  const problem = (field: string) => (_value: unknown, row: EntryRow) => rowProblems(row)[field];
  const choice = (
    id: 'category' | 'component' | 'likelihood' | 'impact' | 'owner' | 'status',
    title: string,
    width: number,
    options: readonly CellOption[],
    minWidth = width,
    refusal?: string,
  ): GridColumn<EntryRow> => ({
    id,
    title,
    width,
    minWidth,
    edit: { type: 'choice', options, ...(refusal && { refusal }), validate: problem(id) },
    render: (row) => labelOf(options, row[id]),
  });
  const rating = (id: 'likelihood' | 'impact', steps: readonly ScaleStep[]) => {
    const { label } = riskFields[id];
    return choice(id, label, 130, ratings(steps), 100, t.labelMustBeAWhole(label));
  };
  const dollars = (id: 'value' | 'original_value', title: string): GridColumn<EntryRow> => ({
    id,
    title,
    width: 150,
    inSight: id === 'value',
    align: 'end',
    edit: { type: 'money', decimals: 0, minimum: 0 },
    render: (row) => (row[id] === null ? null : <Figure>{formatMoney(row[id])}</Figure>),
  });
  const words = (id: 'comment' | 'cause' | 'event' | 'effect'): GridColumn<EntryRow> => ({
    id,
    title: riskFields[id].label,
    width: 150,
    edit: { type: 'text', maxLength: riskFields[id].max },
    render: (row) => row[id],
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
      edit: { type: 'text', maxLength: riskFields.name.max, validate: problem('name') },
      render: (row) => row.name,
    },
    choice('category', t.category, 150, categories),
    choice('component', t.component, 150, components),
    dollars('value', t.dollarValue),
    dollars('original_value', t.originalDollarValue),
    rating('likelihood', scale.likelihoods),
    rating('impact', scale.impacts),
    choice('owner', t.assignee, 140, people, 100),
    choice('status', t.status, 140, statuses),
    words('comment'),
    words('cause'),
    words('event'),
    words('effect'),
    ...attributeColumns<EntryRow>(attributes, localToday()),
    {
      id: 'tools',
      title: t.actions,
      renderTitle: () => null,
      width: 48,
      minWidth: 35,
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
