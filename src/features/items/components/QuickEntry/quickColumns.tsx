import { Figure } from '#design-system/feedback/Figure/Figure.tsx';
import type { GridColumn } from '#design-system/grid/DataGrid/DataGrid.tsx';
import type { CellOption } from '#design-system/grid/editing/cellTypes.ts';
import { AREA_UNITS, type Area, formatArea } from '#domain/area';
import {
  ITEM_LIMITS,
  ITEM_STATUSES,
  itemField,
  itemFieldTitle,
  movesOf,
  PRIORITIES,
  type ScopeRights,
} from '#domain/items';
import { formatMoney, formatNumber, sumMoney } from '#domain/money';
import { attributeColumns, type AttributeDefinition } from '#shared/attributes';
import type { ItemStatus } from '#shared/foresite';
import { localToday } from '#shared/project';
import { isOwnField, type OwnField, ownField } from '../../model/ownCodes.ts';
import { isFigure, plainWords, quickCell } from '../../model/plainFields.ts';
import {
  type PlainQuickField,
  plainQuickFields,
  quickCost,
  type QuickRow,
  rowProblems,
} from '../../model/quickRows.ts';
import * as t from '../../texts.ts';

/** What quick entry offers to choose from; values are ids as text. */
export interface QuickChoices {
  components: readonly CellOption[];
  people: readonly CellOption[];
  tags: readonly CellOption[];
  units: readonly CellOption[];
  masterFormat: readonly CellOption[];
  uniFormat: readonly CellOption[];
  /** The company's own formats with their codes. */
  ownFormats: readonly { id: number; name: string; codes: readonly CellOption[] }[];
  /** Fields that the company has added to items. */
  attributes: readonly AttributeDefinition[];
  canApprove: boolean;
  scopeRights: ScopeRights;
}

const labelOf = (options: readonly CellOption[], value: string | null) =>
  options.find((option) => option.value === value)?.label ?? '';

const open: readonly ItemStatus[] = ['PENDING', 'DRAFT', 'ARCHIVED'];
const statuses: readonly CellOption[] = open.map((status) => ({
  value: status,
  label: ITEM_STATUSES[status].label,
}));
const priorities: readonly CellOption[] = PRIORITIES.map(({ value, label }) => ({
  value: String(value),
  label,
}));
const units = Object.keys(AREA_UNITS);

const scopeChoices: ReadonlySet<string> = new Set(['measure', 'master_format', 'uni_format']);
const isOfScope = (id: string) => scopeChoices.has(id) || isOwnField(id);
/** Why the scope of a row is not edited here: it has several rows, or the person may not add or change one. */
function scopeReadOnly(row: QuickRow, rights: ScopeRights): string | undefined {
  if (row.scope_rows > 1) return t.thisItemHasScopeRows(row.scope_rows);
  if (row.sub_item ? rights.change : rights.add) return undefined;
  return t.youNeedPermissionToValue(row.sub_item ? t.changeLower : t.addLower);
}

/** Why a status cannot be had: the table of moves, seen from what is saved (docs/product/items.md). */
function statusProblem(row: QuickRow, saved: QuickRow | undefined): string | undefined {
  if (row.status === null) return rowProblems(row).status;
  if (!saved) return row.status === 'ARCHIVED' ? t.aNewItemIsPending : undefined;
  const from = saved.status as ItemStatus;
  return row.status === from || movesOf(from).includes(row.status as ItemStatus)
    ? undefined
    : t.theItemIsLabel(ITEM_STATUSES[from].label, labelOf(statuses, row.status));
}

/** Columns of quick entry: those of the items grid that can be filled in, and a single scope row (docs/product/items.md). */
export function quickColumns(
  choices: QuickChoices,
  savedOf: (key: string) => QuickRow | undefined,
): GridColumn<QuickRow>[] {
  const {
    components,
    people,
    tags,
    units: measures,
    masterFormat,
    uniFormat,
    ownFormats,
    attributes,
    canApprove,
    scopeRights,
  } = choices;
  const fixedScope = (row: QuickRow) => scopeReadOnly(row, scopeRights);
  const figure = (id: 'quantity' | 'unit_cost', title: string, width: number): GridColumn<QuickRow> => ({
    id,
    title,
    width,
    align: 'end',
    edit: {
      type: id === 'quantity' ? 'number' : 'money',
      ...(id === 'unit_cost' && { decimals: 4 }),
      readOnly: fixedScope,
    },
    render: (row) => (row[id] === null ? null : <Figure>{formatNumber(row[id])}</Figure>),
  });
  const plain = (id: PlainQuickField): GridColumn<QuickRow> => {
    const field = itemField(id);
    return {
      id,
      title: itemFieldTitle(field),
      width: field.quick?.width ?? 100,
      ...(isFigure(id) && { align: 'end' }),
      edit: quickCell(id),
      render: (row) => plainWords(id, row[id]) || null,
    };
  };
  const choice = (
    id: 'component' | 'assignee' | 'priority' | 'measure' | 'master_format' | 'uni_format' | OwnField,
    title: string,
    width: number,
    options: readonly CellOption[],
  ): GridColumn<QuickRow> => ({
    id,
    title,
    width,
    edit: { type: 'choice', options, ...(isOfScope(id) && { readOnly: fixedScope }) },
    render: (row) => labelOf(options, row[id] ?? null) || row[id],
  });
  return [
    {
      id: 'code',
      title: t.code,
      width: 76,
      frozen: true,
      text: (row) => row.code,
      render: (row) => row.code,
    },
    {
      id: 'name',
      title: t.name,
      width: 250,
      grow: true,
      evens: true,
      frozen: true,
      hideable: false,
      edit: { type: 'text', maxLength: ITEM_LIMITS.name, validate: (_value, row) => rowProblems(row).name },
      render: (row) => row.name,
      renderTotal: () => t.cost,
    },
    {
      id: 'status',
      title: t.status,
      width: 120,
      edit: {
        type: 'choice',
        options: statuses,
        validate: (_value, row) => statusProblem(row, savedOf(row.key)),
      },
      render: (row) => labelOf(statuses, row.status),
    },
    choice('component', t.component, 130, components),
    {
      id: 'cost',
      title: t.cost,
      width: 120,
      align: 'end',
      exportValue: quickCost,
      render: (row) => {
        const cost = quickCost(row);
        return cost === null ? null : <Figure>{formatMoney(cost)}</Figure>;
      },
      renderTotal: (rows) => <Figure>{formatMoney(sumMoney(rows.map((row) => quickCost(row) ?? 0)))}</Figure>,
    },
    {
      id: 'scope',
      title: t.scope,
      width: 200,
      edit: {
        type: 'text',
        maxLength: 500,
        readOnly: fixedScope,
        validate: (_value, row) => rowProblems(row, savedOf(row.key)).scope,
      },
      render: (row) => (row.scope_rows > 1 ? t.scopeRowsRows(row.scope_rows) : row.scope),
    },
    figure('quantity', t.quantity, 90),
    choice('measure', t.unit, 80, measures),
    figure('unit_cost', t.unitCost, 110),
    choice('master_format', 'MasterFormat', 150, masterFormat),
    choice('uni_format', 'UniFormat', 150, uniFormat),
    ...ownFormats.map(({ id, name, codes }) => choice(ownField(id), name, 190, codes)),
    {
      id: 'estimated_area',
      title: t.area,
      width: 120,
      align: 'end',
      edit: { type: 'area', units },
      render: (row) => (row.estimated_area ? formatArea(row.estimated_area as Area) : null),
    },
    plain('due_date'),
    choice('assignee', t.assignee, 130, people),
    {
      id: 'tags',
      title: t.tags,
      width: 130,
      edit: { type: 'choices', options: tags },
      render: (row) => row.tags.map((tag) => labelOf(tags, tag)).join(', '),
    },
    ...(canApprove ? [choice('priority', t.priority, 130, priorities)] : []),
    ...plainQuickFields.filter((id) => id !== 'due_date').map(plain),
    ...attributeColumns<QuickRow>(attributes, localToday()),
  ];
}
