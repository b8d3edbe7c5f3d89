import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { ComboBox } from '#design-system/inputs/ComboBox/ComboBox.tsx';
import { FilterChip } from '#design-system/inputs/FilterChip/FilterChip.tsx';
import { SearchField } from '#design-system/inputs/SearchField/SearchField.tsx';
import { Popover } from '#design-system/overlays/Popover/Popover.tsx';
import { ISSUE_TYPES, SEVERITIES } from '#domain/issues';
import type { TemplateKind } from '#domain/library';
import { RISK_LEVELS } from '#domain/risks';
import { ChoiceChip, ToolFilters, ToolRow } from '#shared/page';
import { projectQuery } from '#shared/project';
import {
  isNarrowed,
  noTemplateFilters,
  TEMPLATE_LEVELS,
  type TemplateFilters,
  type TemplateLevel,
} from '../model/templateFilters.ts';
import { templateCategoriesQuery, usingProjectsQuery } from '../templateQueries.ts';
import * as t from '../texts.ts';

export interface TemplateToolsProps {
  kind: TemplateKind;
  filters: TemplateFilters;
  onChange: (change: Partial<TemplateFilters>) => void;
  /** At the right. */
  end: ReactNode;
}

interface PartProps extends Pick<TemplateToolsProps, 'kind' | 'filters'> {
  /** A page of other filters is not the page that was turned to. */
  narrow: (change: Partial<TemplateFilters>) => void;
}

/** Search and filters of a library. */
export function TemplateTools({ kind, filters, onChange, end }: TemplateToolsProps) {
  const narrow = (change: Partial<TemplateFilters>) => onChange({ ...change, offset: 0 });
  const part = { kind, filters, narrow };
  return (
    <ToolRow end={end}>
      <SearchField
        label={t.quickSearch}
        placeholder={t.quickSearch}
        value={filters.search}
        onChange={(search) => narrow({ search })}
      />
      <ToolFilters>
        {kind === 'RISK' ? <RiskTools {...part} /> : null}
        {kind === 'ISSUE' ? <IssueTools {...part} /> : null}
        {kind === 'PACKAGE' ? null : <UsedChip {...part} />}
        {isNarrowed(filters) ? (
          <Button variant="accent" size="small" onPress={() => narrow(noTemplateFilters)}>
            {t.clearFilters}
          </Button>
        ) : null}
      </ToolFilters>
    </ToolRow>
  );
}

function RiskTools({ filters, narrow }: PartProps) {
  const categories = useQuery(templateCategoriesQuery()).data?.results ?? [];
  const toggled = (level: TemplateLevel) =>
    TEMPLATE_LEVELS.filter((one) => (one === level) !== filters.levels.includes(one));
  return (
    <>
      {TEMPLATE_LEVELS.map((level) => (
        <Button
          key={level}
          size="small"
          pressed={filters.levels.includes(level)}
          onPress={() => narrow({ levels: toggled(level) })}
        >
          {RISK_LEVELS[level].label}
        </Button>
      ))}
      <ChoiceChip
        label={t.category}
        choices={categories.map(({ id, name }) => ({ id: String(id), label: name }))}
        value={filters.category === null ? null : String(filters.category)}
        onChange={(id) => narrow({ category: id === null ? null : Number(id) })}
      />
    </>
  );
}

const types = Object.keys(ISSUE_TYPES).map((id) => ({ id, label: id }));
const severities = Object.entries(SEVERITIES)
  .map(([id, label]) => ({ id, label: `${id} ${label}` }))
  .toReversed();

function IssueTools({ filters, narrow }: PartProps) {
  return (
    <>
      <ChoiceChip
        label={t.type}
        choices={types}
        value={filters.issueType}
        onChange={(issueType) => narrow({ issueType })}
      />
      <ChoiceChip
        label={t.severity}
        choices={severities}
        value={filters.severity === null ? null : String(filters.severity)}
        onChange={(severity) => narrow({ severity: severity === null ? null : Number(severity) })}
      />
    </>
  );
}

const nobody = { value: 'none', label: t.noProjectYet };
const optionsOf = (projects: readonly { id: number; name: string }[]) =>
  projects.map(({ id, name }) => ({ value: String(id), label: name }));

/** A project that the templates were used in, found by its name, or none yet. */
function UsedChip({ kind, filters, narrow }: PartProps) {
  const client = useQueryClient();
  const first = useQuery(usingProjectsQuery(kind)).data?.results ?? [];
  const options = [nobody, ...optionsOf(first)];
  const used = filters.used === null ? null : String(filters.used);
  const known = options.find(({ value }) => value === used)?.label;
  // One of thousands, or named in the address: asked for by itself.
  const asked = known === undefined && typeof filters.used === 'number' ? filters.used : null;
  const project = useQuery({ ...projectQuery(asked ?? 0), enabled: asked !== null });
  const name = known ?? (asked === null ? undefined : (project.data?.name ?? '…'));
  return (
    <Popover
      label={t.usedIn}
      width={280}
      renderTrigger={(trigger) => (
        <FilterChip label={t.usedIn} value={name} trigger={trigger} onClear={() => narrow({ used: null })} />
      )}
    >
      {(close) => (
        <ComboBox
          label={t.project}
          startsFocused
          placeholder={t.nameOfAProject}
          empty={t.noProjectFound}
          options={options}
          search={async (text) => {
            const { results } = await client.fetchQuery(usingProjectsQuery(kind, text));
            return optionsOf(results);
          }}
          value={used}
          selectedLabel={name}
          onChange={(id) => {
            narrow({ used: id === null || id === 'none' ? id : Number(id) });
            close();
          }}
        />
      )}
    </Popover>
  );
}
