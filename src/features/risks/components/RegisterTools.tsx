import { useQuery } from '@tanstack/react-query';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Menu } from '#design-system/actions/Menu/Menu.tsx';
import { breakpoint } from '#design-system/foundations/scale.ts';
import { ColumnsMenu } from '#design-system/grid/ColumnsMenu/ColumnsMenu.tsx';
import { emptyGridState } from '#design-system/grid/DataGrid/gridTypes.ts';
import { FilterChip } from '#design-system/inputs/FilterChip/FilterChip.tsx';
import { SearchField } from '#design-system/inputs/SearchField/SearchField.tsx';
import { RISK_LEVELS } from '#domain/risks';
import { AttributeConditions } from '#shared/attributes';
import { usePageSetup } from '#shared/look';
import { FoldedFilters, ToolRow, useAtMost } from '#shared/page';
import { componentsQuery, useProjectId, peopleQuery } from '#shared/project';
import { ListViews } from '#shared/views';
import { isNarrowed, noRiskFilters, SCORE_PILLS, type ScorePillId } from '../model/riskFilters.ts';
import { riskSetup, riskViewRules, saysRisks } from '../model/riskView.ts';
import { nameOf } from '../model/riskWords.ts';
import { categoriesQuery, type RiskRegister } from '../riskQueries.ts';
import * as t from '../texts.ts';
import { useRiskColumns } from './useRiskColumns.ts';
import { useRiskFilters } from './useRiskFilters.ts';

export interface RegisterToolsProps {
  levels: RiskRegister['levels'] | undefined;
  unmitigated: number | undefined;
}

/** The room of a digit, so that the row keeps its lines when the counts come. */
const DIGIT = '\u2007';

/** Search, score pills and filters of the register. */
export function RegisterTools({ levels, unmitigated }: RegisterToolsProps) {
  const [filters, change] = useRiskFilters();
  const toggled = (level: ScorePillId) =>
    filters.levels.includes(level)
      ? filters.levels.filter((one) => one !== level)
      : [...filters.levels, level];
  return (
    <ToolRow end={<RegisterColumns />}>
      <RegisterViews />
      <SearchField
        label={t.quickSearch}
        placeholder={t.quickSearch}
        width="flexible"
        value={filters.search}
        onChange={(search) => change({ search })}
      />
      <FoldedFilters isOn={isNarrowed({ ...filters, search: '' })} onClear={() => change(noRiskFilters)}>
        {SCORE_PILLS.map((level) => (
          <Button
            key={level}
            size="small"
            pressed={filters.levels.includes(level)}
            onPress={() => change({ levels: toggled(level) })}
          >
            {[RISK_LEVELS[level].label, levels?.[level] ?? DIGIT].join(' ')}
          </Button>
        ))}
        <Button
          size="small"
          pressed={filters.noMitigation}
          onPress={() => change({ noMitigation: !filters.noMitigation })}
        >
          {[t.noMitigation, unmitigated ?? DIGIT].join(' ')}
        </Button>
        <ChoiceChips />
        {isNarrowed(filters) ? (
          <Button variant="accent" size="small" onPress={() => change(noRiskFilters)}>
            {t.clearFilters}
          </Button>
        ) : null}
      </FoldedFilters>
    </ToolRow>
  );
}

/** The register's looks that are kept under a name. */
function RegisterViews() {
  const projectId = useProjectId();
  const [filters, change] = useRiskFilters();
  const [look, setLook] = usePageSetup(riskSetup);
  return (
    <ListViews
      place={{ projectId, list: 'risks' }}
      rules={riskViewRules}
      look={{ ...look, filters }}
      onLook={({ filters: asked, ...arranged }) => {
        if (Object.keys(arranged).length > 0) setLook({ ...look, ...arranged });
        if (asked) change(asked);
      }}
      hasOwnFilters={saysRisks(filters)}
    />
  );
}

/** Which columns the register shows; a phone shows none. */
function RegisterColumns() {
  const columns = useRiskColumns();
  const [look, setLook] = usePageSetup(riskSetup);
  const { hidden, columnOrder, widths } = look;
  if (useAtMost(breakpoint.narrow)) return null;
  return (
    <ColumnsMenu
      columns={columns}
      state={{ ...emptyGridState, hidden, columnOrder, widths }}
      onStateChange={(next) =>
        setLook({ ...look, hidden: next.hidden, columnOrder: next.columnOrder, widths: next.widths })
      }
    />
  );
}

const statuses = [
  { id: 'IDENTIFIED', label: t.active },
  { id: 'CLOSED', label: t.closed },
  { id: 'ALL', label: t.all },
] as const;

function ChoiceChips() {
  const [filters, change] = useRiskFilters();
  const projectId = useProjectId();
  const categories = useQuery(categoriesQuery()).data?.results ?? [];
  const components = useQuery(componentsQuery(projectId)).data?.results ?? [];
  const people = useQuery(peopleQuery(projectId)).data?.results ?? [];
  return (
    <>
      <ChoiceChip
        label={t.category}
        choices={categories.map(({ id, name }) => ({ id, label: name }))}
        value={filters.category}
        onChange={(category) => change({ category })}
      />
      <ChoiceChip
        label={t.component}
        choices={components.map(({ id, name, is_uncategorized: whole }) => ({
          id,
          label: whole ? t.overallProject : name,
        }))}
        value={filters.component}
        onChange={(component) => change({ component })}
      />
      <ChoiceChip
        label={t.assignee}
        choices={people.map((person) => ({ id: person.id, label: nameOf(person) }))}
        value={filters.owner}
        onChange={(owner) => change({ owner })}
      />
      <Menu
        label={t.status}
        sections={[
          {
            id: 'statuses',
            items: statuses.map(({ id, label }) => ({
              id,
              label,
              kind: 'radio' as const,
              checked: id === filters.status,
              onSelect: () => change({ status: id }),
            })),
          },
        ]}
        renderTrigger={(trigger) => (
          <FilterChip
            label={t.status}
            value={statuses.find(({ id }) => id === filters.status)?.label}
            trigger={trigger}
          />
        )}
      />
      <AttributeConditions
        entity="RISK"
        value={filters.conditions}
        onChange={(conditions) => change({ conditions })}
      />
    </>
  );
}

function ChoiceChip({
  label,
  choices,
  value,
  onChange,
}: {
  label: string;
  choices: readonly { id: number; label: string }[];
  value: number | null;
  onChange: (value: number | null) => void;
}) {
  return (
    <Menu
      label={label}
      sections={[
        {
          id: label,
          items: choices.map(({ id, label: name }) => ({
            id: String(id),
            label: name,
            kind: 'radio' as const,
            checked: id === value,
            onSelect: () => onChange(id),
          })),
        },
      ]}
      renderTrigger={(trigger) => (
        <FilterChip
          label={label}
          value={choices.find(({ id }) => id === value)?.label}
          trigger={trigger}
          onClear={() => onChange(null)}
        />
      )}
    />
  );
}
