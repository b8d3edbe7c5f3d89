import { useQuery } from '@tanstack/react-query';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { SearchField } from '#design-system/inputs/SearchField/SearchField.tsx';
import { Select } from '#design-system/inputs/Select/Select.tsx';
import { PORTFOLIO_GROUPINGS, type PortfolioGrouping } from '#domain/dashboards';
import { STATUS_LABELS, STATUS_ORDER } from '#domain/projects';
import { ChoiceFilter, categoriesQuery, choicesQuery } from '#features/projects';
import { ToolFilters, ToolRow } from '#shared/page';
import { ProjectConditions } from '#shared/attributes';
import { isFiltered, NO_FILTERS, type PortfolioFilters } from '../model/portfolioFilters.ts';
import * as t from '../texts.ts';
import { CompletionFilter, DayFilter } from './DayFilters.tsx';

export interface PortfolioToolsProps {
  filters: PortfolioFilters;
  onChange: (change: Partial<PortfolioFilters>) => void;
  /** Projects to choose from, where the page shows certain ones. */
  projects?: readonly { id: number; name: string }[];
}

const groupings = Object.entries(PORTFOLIO_GROUPINGS).map(([value, words]) => ({
  value: value as PortfolioGrouping,
  label: value === 'none' ? t.noGroups : t.groupByWords(words),
}));

/** Which projects are looked at, and what they are kept together by. */
export function PortfolioTools({ filters, onChange, projects = [] }: PortfolioToolsProps) {
  const {
    access_scopes: units,
    project_groups: groups,
    has_attributes: hasAttributes,
  } = useQuery(choicesQuery).data ?? {};
  const categories = useQuery(categoriesQuery).data?.results.filter(({ used_count }) => used_count > 0);
  return (
    <ToolRow
      underTitle
      end={
        <Select
          label={t.groupBy}
          labelHidden
          size="small"
          options={groupings}
          value={filters.groupBy}
          onChange={(groupBy) => onChange({ groupBy })}
        />
      }
    >
      <SearchField
        label={t.quickSearch}
        placeholder={t.nameOrCode}
        value={filters.search}
        onChange={(search) => onChange({ search })}
      />
      <ToolFilters>
        <ChoiceFilter
          label={t.project}
          choices={projects.map(({ id, name }) => ({ id, label: name }))}
          chosen={filters.projects}
          onChange={(chosen) => onChange({ projects: chosen })}
        />
        <ChoiceFilter
          label={t.groups}
          choices={groups?.map(({ id, name }) => ({ id, label: name }))}
          chosen={filters.groups}
          onChange={(chosen) => onChange({ groups: chosen })}
        />
        <ChoiceFilter
          label={t.businessUnit}
          choices={units?.map(({ id, path }) => ({ id, label: path }))}
          chosen={filters.units}
          onChange={(chosen) => onChange({ units: chosen })}
        />
        <ChoiceFilter
          label={t.status}
          choices={STATUS_ORDER.map((id) => ({ id, label: STATUS_LABELS[id] }))}
          chosen={filters.statuses}
          onChange={(statuses) => onChange({ statuses })}
        />
        <ChoiceFilter
          label={t.category}
          choices={categories?.map(({ id, name }) => ({ id, label: name }))}
          chosen={filters.categories}
          onChange={(chosen) => onChange({ categories: chosen })}
        />
        <CompletionFilter filters={filters} onChange={onChange} />
        <ProjectConditions
          isOffered={hasAttributes}
          value={filters.conditions}
          onChange={(conditions) => onChange({ conditions })}
        />
        <DayFilter filters={filters} onChange={onChange} />
        {isFiltered(filters) ? (
          <Button variant="accent" size="small" onPress={() => onChange(NO_FILTERS)}>
            {t.clearFilters}
          </Button>
        ) : null}
      </ToolFilters>
    </ToolRow>
  );
}
