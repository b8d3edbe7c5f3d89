import { type ReactNode, useMemo } from 'react';
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { Link } from '#design-system/actions/Link/Link.tsx';
import { Menu } from '#design-system/actions/Menu/Menu.tsx';
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx';
import { Figure } from '#design-system/feedback/Figure/Figure.tsx';
import { DataGrid, type GridColumn } from '#design-system/grid/DataGrid/DataGrid.tsx';
import { Copy, Ellipsis, Pencil, Trash2 } from '#design-system/icons/shapes.ts';
import { AREA_UNITS, formatArea, formatCostPerArea } from '#domain/area';
import { CONCEPT_MESSAGES } from '#domain/concepts';
import { formatCents, formatMoney, formatNumber, NOTHING } from '#domain/money';
import { pathTo } from '#platform/routing';
import { PhoneRow } from '#shared/page';
import type { Analysis, Concept } from '../conceptQueries.ts';
import * as t from '../texts.ts';

export interface ConceptsGridProps {
  analysis: Analysis;
  concepts: readonly Concept[] | undefined;
  failure: ReactNode;
  add: ReactNode;
  openId: number | 'new' | null;
  onOpen: (id: number) => void;
  /** Undefined for who may not change the analysis. */
  acts: { onDuplicate: (concept: Concept) => void; onRemove: (concept: Concept) => void } | undefined;
}

const rowKey = ({ id }: Concept) => String(id);
const rowLabel = ({ name }: Concept) => name;
const noRows: readonly Concept[] = [];

/** How far the area of a concept is from the target: `+20.0%`. */
const offTarget = ({ area }: Concept, { target_area: target }: Analysis): number | null =>
  target === null || target === 0 ? null : ((area - target) / target) * 100;
const signed = (percent: number) => `${percent > 0 ? '+' : ''}${percent.toFixed(1)}%`;

/** Columns of the concepts of an analysis, on screen and in files. */
export const conceptColumnsOf = (
  analysis: Analysis,
  { onOpen, acts }: Pick<ConceptsGridProps, 'onOpen' | 'acts'>,
): GridColumn<Concept>[] => [
  {
    id: 'name',
    title: t.concept,
    width: 200,
    shrinksTo: 140,
    grow: true,
    value: ({ name }) => name,
    onActivate: ({ id }) => onOpen(id),
    render: ({ id, name }) => (
      <Link variant="plain" href={pathTo('concepts', { analysisId: analysis.id }, { itemDetailsId: id })}>
        {name}
      </Link>
    ),
  },
  {
    id: 'components',
    title: t.components,
    width: 110,
    shrinksTo: 100,
    align: 'end',
    value: ({ components }) => components.length,
    render: ({ components }) => <Figure>{String(components.length)}</Figure>,
  },
  {
    id: 'area',
    title: t.area,
    width: 130,
    shrinksTo: 104,
    align: 'end',
    value: ({ area }) => area,
    render: ({ area }) => <Figure>{formatArea({ value: area, unit: analysis.area_unit })}</Figure>,
  },
  {
    id: 'target',
    title: t.toTargetArea,
    width: 120,
    shrinksTo: 108,
    align: 'end',
    value: (row) => offTarget(row, analysis),
    exportValue: (row) => {
      const percent = offTarget(row, analysis);
      return percent === null ? null : signed(percent);
    },
    render: (row) => {
      const percent = offTarget(row, analysis);
      return <Figure>{percent === null ? NOTHING : signed(percent)}</Figure>;
    },
  },
  {
    id: 'cost_per_area',
    title: t.costPerAbbreviation(AREA_UNITS[analysis.area_unit].abbreviation),
    width: 130,
    shrinksTo: 108,
    align: 'end',
    value: (row) => row.cost_per_area,
    render: (row) => <Figure>{row.cost_per_area === null ? NOTHING : formatCents(row.cost_per_area)}</Figure>,
  },
  {
    id: 'cost',
    title: t.buildingCost,
    width: 150,
    shrinksTo: 116,
    align: 'end',
    value: ({ cost }) => cost,
    render: ({ cost }) => <Figure>{formatMoney(cost)}</Figure>,
  },
  {
    id: 'scenario_count',
    title: t.scenarios,
    width: 100,
    shrinksTo: 84,
    align: 'end',
    value: (row) => row.scenario_count,
    render: (row) => <Figure>{formatNumber(row.scenario_count)}</Figure>,
  },
  ...(acts
    ? [
        {
          id: 'actions',
          title: t.actions,
          renderTitle: () => null,
          width: 56,
          frozen: 'end' as const,
          hideable: false,
          render: (row: Concept) => <ConceptMenu concept={row} onOpen={onOpen} {...acts} />,
        },
      ]
    : []),
];

interface ConceptMenuProps {
  concept: Concept;
  onOpen: (id: number) => void;
  onDuplicate: (concept: Concept) => void;
  onRemove: (concept: Concept) => void;
}

function ConceptMenu({ concept, onOpen, onDuplicate, onRemove }: ConceptMenuProps) {
  const label = t.actionsOfName(concept.name);
  const used = concept.scenario_count;
  return (
    <Menu
      label={label}
      sections={[
        {
          id: 'actions',
          items: [
            { id: 'edit', label: t.edit, icon: Pencil, onSelect: () => onOpen(concept.id) },
            { id: 'copy', label: t.duplicate, icon: Copy, onSelect: () => onDuplicate(concept) },
            {
              id: 'delete',
              label: t.deleteWord,
              icon: Trash2,
              tone: 'critical' as const,
              ...(used > 0 && { disabledReason: CONCEPT_MESSAGES.inUse(concept.name, used) }),
              onSelect: () => onRemove(concept),
            },
          ],
        },
      ]}
      renderTrigger={(trigger) => <IconButton icon={Ellipsis} size="small" label={label} trigger={trigger} />}
    />
  );
}

/** The concepts of an analysis beside each other, row by row. */
export function ConceptsGrid(props: ConceptsGridProps) {
  const { analysis, concepts, failure, add, openId, onOpen, acts } = props;
  const columns = useMemo(() => conceptColumnsOf(analysis, { onOpen, acts }), [analysis, onOpen, acts]);
  return (
    <DataGrid
      label={t.concepts}
      columns={columns}
      rows={concepts ?? noRows}
      rowKey={rowKey}
      rowLabel={rowLabel}
      rowHeight={40}
      maxHeight={100_000}
      currentKey={openId === null ? null : String(openId)}
      onRowActivate={({ id }) => onOpen(id)}
      compactHeight={64}
      renderCompact={(row) => (
        <PhoneRow
          title={
            <Link
              variant="plain"
              href={pathTo('concepts', { analysisId: analysis.id }, { itemDetailsId: row.id })}
            >
              {row.name}
            </Link>
          }
          note={formatArea({ value: row.area, unit: analysis.area_unit })}
          figure={formatMoney(row.cost)}
          figureNote={formatCostPerArea(row.cost_per_area, analysis.area_unit)}
          menu={acts ? <ConceptMenu concept={row} onOpen={onOpen} {...acts} /> : undefined}
        />
      )}
      status={failure ? 'error' : concepts ? 'ready' : 'loading'}
      error={failure}
      empty={<EmptyState title={t.noConceptsYet} text={t.aConceptIsAMassing} action={add} />}
    />
  );
}
