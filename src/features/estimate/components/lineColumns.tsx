import { Button } from '#design-system/actions/Button/Button.tsx';
import { Figure } from '#design-system/feedback/Figure/Figure.tsx';
import type { GridColumn } from '#design-system/grid/DataGrid/DataGrid.tsx';
import type { CellOption } from '#design-system/grid/editing/cellTypes.ts';
import { estimateLineFields, isPriced, LINE_KINDS, type LineKind, sourceText } from '#domain/estimate';
import { formatDate } from '#domain/dates';
import { MARKUP_LIMITS } from '#domain/markups';
import { formatCents, formatNumber, NOTHING } from '#domain/money';
import { fittingCost, type LineRow, priced } from '../model/lineBatch.ts';
import { markupText } from '../model/markupDraft.ts';
import * as t from '../texts.ts';

interface ColumnInput {
  groups: readonly { id: number; div_code: string; name: string; standard?: string | null }[];
  components: readonly { id: number; name: string }[];
  /** Whether the markups that lines have of their own show, and why they are not changed; undefined where they may be. */
  markups?: { readOnly: string | undefined } | undefined;
}

const kinds: CellOption[] = Object.entries(LINE_KINDS).map(([value, label]) => ({ value, label }));

const escalation = ({ kind, escalates_to: day }: LineRow) => (kind === 'ESCALATION' ? day : null);
const figure = (value: number | null, text: (value: number) => string) => (
  <Figure>{value === null ? NOTHING : text(value)}</Figure>
);

/** Columns of the lines, each with how it is edited; the amount follows quantity and unit cost. */
export function lineColumns({ groups, components, markups }: ColumnInput): readonly GridColumn<LineRow>[] {
  const codes: CellOption[] = groups.map(({ id, div_code: code, name }) => ({
    value: String(id),
    label: `${code} ${name}`,
    code,
  }));
  const places: CellOption[] = components.map(({ id, name }) => ({ value: String(id), label: name }));
  const codeLabels = new Map(codes.map(({ value, label }) => [value, label]));
  const placeLabels = new Map(places.map(({ value, label }) => [value, label]));
  const codeOf = ({ cost_group_id: id }: LineRow) => (id === null ? '' : (codeLabels.get(id) ?? ''));
  const placeOf = ({ component_id: id }: LineRow) => (id === null ? '' : (placeLabels.get(id) ?? ''));
  return [
    {
      id: 'description',
      title: t.description,
      width: 240,
      grow: true,
      frozen: true,
      // On a phone it stays beside what scrolls.
      shrinksTo: 110,
      render: (row) => row.description,
      value: (row) => row.description,
      edit: {
        type: 'text',
        multiline: true,
        maxLength: estimateLineFields.description.max,
        validate: (value) =>
          typeof value === 'string' && value.trim() !== '' ? undefined : t.descriptionIsRequired,
      },
    },
    {
      id: 'cost_group_id',
      title: t.costGroup,
      width: 210,
      render: (row) => codeOf(row) || NOTHING,
      value: codeOf,
      groupable: true,
      edit: { type: 'choice', options: codes },
    },
    {
      id: 'component_id',
      title: t.component,
      width: 140,
      render: (row) => placeOf(row) || NOTHING,
      value: placeOf,
      groupable: true,
      edit: {
        type: 'choice',
        options: places,
        validate: (value) => (value === null ? t.componentIsRequired : undefined),
      },
    },
    {
      id: 'quantity',
      title: t.quantity,
      width: 90,
      align: 'end',
      render: (row) => figure(row.quantity, (value) => formatNumber(value, 2)),
      value: (row) => row.quantity,
      edit: {
        type: 'number',
        minimum: -999_999_999,
        maximum: 999_999_999,
        set: (row, value) =>
          priced({ ...row, unit_cost: fittingCost(row), quantity: value as number | null }),
      },
    },
    {
      id: 'unit',
      title: t.unit,
      width: 60,
      render: (row) => row.unit,
      value: (row) => row.unit,
      edit: { type: 'text', maxLength: estimateLineFields.unit.max },
    },
    {
      id: 'unit_cost',
      title: t.unitCost,
      width: 116,
      align: 'end',
      render: (row) => figure(fittingCost(row), formatCents),
      value: fittingCost,
      edit: {
        type: 'money',
        decimals: 4,
        minimum: -999_999_999,
        maximum: 999_999_999,
        set: (row, value) => priced({ ...row, unit_cost: value as number | null }),
      },
    },
    {
      id: 'amount',
      title: t.amount,
      width: 140,
      align: 'end',
      render: (row) => figure(row.amount, formatCents),
      value: (row) => row.amount,
      edit: {
        type: 'money',
        // One that a file has in error can be typed, as an amount of the file is kept.
        readOnly: (row) =>
          row.amount !== null && isPriced({ ...row, unit_cost: fittingCost(row) })
            ? t.theAmountIsQuantityUnit
            : undefined,
      },
    },
    ...(markups ? [markupColumn(markups.readOnly)] : []),
    {
      id: 'kind',
      title: t.kind,
      width: 100,
      render: ({ kind }) => LINE_KINDS[kind],
      value: ({ kind }) => LINE_KINDS[kind],
      groupable: true,
      edit: {
        type: 'choice',
        options: kinds,
        set: (row, value) => ({ ...row, kind: (value ?? 'WORK') as LineKind }),
      },
    },
    {
      id: 'escalates_to',
      title: t.escalatedTo,
      width: 110,
      render: (row) => formatDate(escalation(row)) || NOTHING,
      value: escalation,
      edit: {
        type: 'date',
        readOnly: ({ kind }) => (kind === 'ESCALATION' ? undefined : t.onlyEscalation),
      },
    },
    {
      id: 'notes',
      title: t.notes,
      width: 160,
      render: (row) => row.notes,
      value: (row) => row.notes,
      edit: { type: 'text', multiline: true, maxLength: estimateLineFields.notes.max },
    },
  ];
}

/** The markup of a line: as the estimate where it is empty, none at 0, or a rate of its own. */
const markupColumn = (readOnly: string | undefined): GridColumn<LineRow> => ({
  id: 'markup_rate',
  title: t.ownMarkup,
  width: 100,
  align: 'end',
  render: ({ markup_rate: rate }) => <Figure>{markupText(rate) || NOTHING}</Figure>,
  value: ({ markup_rate: rate }) => rate ?? null,
  edit: {
    type: 'percent',
    decimals: MARKUP_LIMITS.decimals,
    minimum: -100,
    maximum: MARKUP_LIMITS.percent,
    readOnly: () => readOnly,
  },
});

/** Where a line stands in the file that it came with; opens its row. */
export const sourceColumn = (onOpen: (row: LineRow) => void): GridColumn<LineRow> => ({
  id: 'source',
  title: t.inTheFile,
  width: 150,
  render: (row) =>
    row.source ? (
      <Button size="small" variant="quiet" tooltip={sourceText(row.source)} onPress={() => onOpen(row)}>
        {`${row.source.sheet} ${row.source.cell}`}
      </Button>
    ) : (
      NOTHING
    ),
  value: (row) => (row.source ? sourceText(row.source) : ''),
});
