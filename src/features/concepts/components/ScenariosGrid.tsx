import { type ReactNode, useMemo } from 'react';
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { Link } from '#design-system/actions/Link/Link.tsx';
import { Menu } from '#design-system/actions/Menu/Menu.tsx';
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx';
import { Figure } from '#design-system/feedback/Figure/Figure.tsx';
import { DataGrid, type GridColumn } from '#design-system/grid/DataGrid/DataGrid.tsx';
import { Building2, Ellipsis, Trash2 } from '#design-system/icons/shapes.ts';
import { AREA_UNITS, formatCostPerArea } from '#domain/area';
import { formatGridDate } from '#domain/dates';
import { formatCents, formatMoney, formatNumber, NOTHING } from '#domain/money';
import { pathTo } from '#platform/routing';
import { PhoneRow } from '#shared/page';
import type { Analysis, ConceptScenario } from '../conceptQueries.ts';
import * as t from '../texts.ts';

/** What can be done with one scenario. */
export interface ScenarioActs {
  onRemove: (scenario: ConceptScenario) => void;
  /** Undefined for who may not add projects. */
  onPromote: ((scenario: ConceptScenario) => void) | undefined;
}

export interface ScenariosGridProps {
  analysis: Analysis;
  scenarios: readonly ConceptScenario[] | undefined;
  failure: ReactNode;
  /** Offered where there are no scenarios yet. */
  add: ReactNode;
  /** Undefined for who may not change the analysis. */
  acts: ScenarioActs | undefined;
  selected: ReadonlySet<string>;
  onSelect: (selected: ReadonlySet<string>) => void;
}

const rowKey = ({ id }: ConceptScenario) => String(id);
const rowLabel = ({ name }: ConceptScenario) => name;
const noRows: readonly ConceptScenario[] = [];
const percent = (value: number) => `${formatNumber(value)}%`;

/** Columns of the scenarios of an analysis, on screen and in files. */
export const scenarioColumnsOf = (
  analysis: Analysis,
  acts: ScenariosGridProps['acts'],
): GridColumn<ConceptScenario>[] => [
  {
    id: 'name',
    title: t.scenario,
    width: 200,
    grow: true,
    evens: true,
    value: ({ name }) => name,
    render: ({ id, name }) => (
      <Link variant="plain" href={pathTo('analysisScenario', { analysisId: analysis.id, scenarioId: id })}>
        {name}
      </Link>
    ),
  },
  {
    id: 'concept',
    title: t.concept,
    width: 140,
    value: ({ concept }) => concept.name,
    render: ({ concept }) => concept.name,
  },
  {
    id: 'start_date',
    title: t.start,
    width: 110,
    value: (row) => row.start_date,
    render: (row) => (row.start_date === null ? NOTHING : formatGridDate(row.start_date)),
  },
  {
    id: 'duration_months',
    title: t.months,
    width: 80,
    align: 'end',
    value: (row) => row.duration_months,
    render: (row) => <Figure>{String(row.duration_months)}</Figure>,
  },
  {
    id: 'escalation_percent',
    title: t.escalation,
    width: 100,
    align: 'end',
    value: (row) => row.escalation_percent,
    render: (row) => <Figure>{percent(row.escalation_percent)}</Figure>,
  },
  {
    id: 'contingency_percent',
    title: t.contingency,
    width: 110,
    align: 'end',
    value: (row) => row.contingency_percent,
    render: (row) => <Figure>{percent(row.contingency_percent)}</Figure>,
  },
  {
    id: 'cost_per_area',
    title: t.costPerAbbreviation(AREA_UNITS[analysis.area_unit].abbreviation),
    width: 120,
    align: 'end',
    value: (row) => row.cost_per_area,
    render: (row) => <Figure>{row.cost_per_area === null ? NOTHING : formatCents(row.cost_per_area)}</Figure>,
  },
  {
    id: 'total',
    title: t.total,
    width: 140,
    align: 'end',
    value: ({ total }) => total,
    render: ({ total }) => <Figure>{formatMoney(total)}</Figure>,
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
          render: (row: ConceptScenario) => <ScenarioMenu scenario={row} acts={acts} />,
        },
      ]
    : []),
];

function ScenarioMenu({ scenario, acts }: { scenario: ConceptScenario; acts: ScenarioActs }) {
  const { onRemove, onPromote } = acts;
  const label = t.actionsOfName(scenario.name);
  return (
    <Menu
      label={label}
      sections={[
        {
          id: 'actions',
          items: [
            ...(onPromote
              ? [
                  {
                    id: 'promote',
                    label: t.promoteToAProject,
                    icon: Building2,
                    onSelect: () => onPromote(scenario),
                  },
                ]
              : []),
            {
              id: 'delete',
              label: t.deleteWord,
              icon: Trash2,
              tone: 'critical' as const,
              onSelect: () => onRemove(scenario),
            },
          ],
        },
      ]}
      renderTrigger={(trigger) => <IconButton icon={Ellipsis} size="small" label={label} trigger={trigger} />}
    />
  );
}

/** The scenarios of an analysis; those that are chosen are compared. */
export function ScenariosGrid(props: ScenariosGridProps) {
  const { analysis, scenarios, failure, add, acts, selected, onSelect } = props;
  const columns = useMemo(() => scenarioColumnsOf(analysis, acts), [analysis, acts]);
  return (
    <DataGrid
      label={t.scenarios}
      columns={columns}
      rows={scenarios ?? noRows}
      rowKey={rowKey}
      rowLabel={rowLabel}
      rowHeight={40}
      maxHeight={100_000}
      selection={{ selected, onChange: onSelect }}
      compactHeight={64}
      renderCompact={(row) => (
        <PhoneRow
          title={
            <Link
              variant="plain"
              href={pathTo('analysisScenario', { analysisId: analysis.id, scenarioId: row.id })}
            >
              {row.name}
            </Link>
          }
          note={`${row.concept.name} · ${row.duration_months === 1 ? t.month1 : t.monthsMonths(row.duration_months)}`}
          figure={formatMoney(row.total)}
          figureNote={formatCostPerArea(row.cost_per_area, analysis.area_unit)}
          menu={acts ? <ScenarioMenu scenario={row} acts={acts} /> : undefined}
        />
      )}
      status={failure ? 'error' : scenarios ? 'ready' : 'loading'}
      error={failure}
      empty={<EmptyState title={t.noScenariosYet} text={t.aScenarioIsAConcept} action={add} />}
    />
  );
}
