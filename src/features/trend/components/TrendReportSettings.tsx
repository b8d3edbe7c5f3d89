import { useQuery } from '@tanstack/react-query';
import { MultiSelect } from '#design-system/inputs/MultiSelect/MultiSelect.tsx';
import { Select } from '#design-system/inputs/Select/Select.tsx';
import { Switch } from '#design-system/inputs/Switch/Switch.tsx';
import { AREA_UNITS } from '#domain/area';
import { DimensionSelect } from '#features/codes';
import { useCan } from '#platform/flags';
import { scenariosQuery } from '#shared/foresite';
import { useProjectId } from '#shared/project';
import type { ReportSettingsProps } from '#shared/reports';
import { projectSettingsQuery } from '#shared/settings';
import { cardChoices } from '../model/cardChoices.ts';
import { displayName } from '../model/costTrendPaper.ts';
import { readStack } from '../model/costTrendStack.ts';
import { scenarioName } from '../model/scenarioName.ts';
import { splitQuery, trendQuery } from '../trendQueries.ts';

const none = '';
const displays = ['COST', 'COST_PER_GSF', 'GSF'] as const;

/** What a report shows of the cost trend. */
export default function TrendReportSettings({ card, onChange }: ReportSettingsProps) {
  const projectId = useProjectId();
  const seesRisks = useCan('risk_access');
  const { show_risk: risk = false } = card;
  const shows = (
    key: 'show_summary' | 'show_delta' | 'show_outcome' | 'show_margins',
    label: string,
    first: boolean,
  ) => <Switch label={label} checked={card[key] ?? first} onChange={(on) => onChange({ [key]: on })} />;
  return (
    <>
      <Data projectId={projectId} card={card} onChange={onChange} />
      {shows('show_summary', 'Summary', false)}
      {shows('show_delta', 'Delta', true)}
      <Switch
        label="Risk"
        checked={risk}
        disabledReason={seesRisks || risk ? undefined : 'Your role does not see risks'}
        onChange={(on) => onChange({ show_risk: on })}
      />
      {shows('show_outcome', 'Range of outcome', false)}
      {shows('show_margins', 'Margin bands', true)}
      <Select
        label="Top axis"
        options={[
          { value: 'quarters', label: 'Quarters' },
          { value: 'months', label: 'Months' },
        ]}
        value={card.top_axis ?? 'quarters'}
        onChange={(top) => onChange({ top_axis: top })}
      />
      <Switch
        label="Time scale"
        checked={card.time_scale ?? true}
        onChange={(on) => onChange({ time_scale: on })}
      />
    </>
  );
}

/** Dimension, members, measure and scenario: what a project has of them. */
function Data({ projectId, card, onChange }: ReportSettingsProps & { projectId: number }) {
  const { dimension, display, risk } = cardChoices(card);
  const trend = useQuery(trendQuery(projectId)).data;
  const split = useQuery({
    ...splitQuery(projectId, dimension),
    enabled: trend !== undefined && dimension !== trend.dimension,
  }).data;
  const shown = split ?? trend;
  const scenarios = useQuery(scenariosQuery(projectId, { status: 'PENDING' })).data?.results ?? [];
  const showsRate = useQuery(projectSettingsQuery(projectId)).data?.showCostGsf ?? true;
  const { hidden_members: hidden = [] } = card;
  const names = [...new Set(shown ? readStack(shown, display).members.map(({ name }) => name) : [])];
  const unit = AREA_UNITS[trend?.area.unit ?? 'sq_ft'].abbreviation;
  const offered = displays.filter((value) => value !== 'COST_PER_GSF' || showsRate || value === display);
  const kept = scenarios.map(scenarioName);
  const named = !card.scenario || kept.includes(card.scenario) ? kept : [...kept, card.scenario];
  return (
    <>
      <DimensionSelect
        label="Dimension"
        value={dimension}
        disabledReason={risk ? 'Risks are shown by component' : undefined}
        onChange={(next) => onChange({ dimension: next, hidden_members: [] })}
      />
      <MultiSelect
        label="Members"
        placeholder="All"
        {...(risk && { hint: 'Risks are shown with every member.' })}
        value={names.filter((name) => hidden.length > 0 && !hidden.includes(name))}
        options={names.map((name) => ({ value: name, label: name }))}
        // All of them, or none, is the whole project; members that come later are shown.
        onChange={(values) =>
          onChange({
            hidden_members:
              values.length === 0 || values.length === names.length
                ? []
                : names.filter((name) => !values.includes(name)),
          })
        }
      />
      <Select
        label="Cost display"
        options={offered.map((value) => ({ value, label: displayName(value, unit) }))}
        value={display}
        onChange={(value) => onChange({ cost_display: value })}
      />
      {named.length === 0 ? null : (
        <Select
          label="Scenario"
          options={[
            { value: none, label: 'Without a scenario' },
            ...named.map((name) => ({ value: name, label: name })),
          ]}
          value={card.scenario ?? none}
          onChange={(scenario) => onChange({ scenario })}
        />
      )}
    </>
  );
}
