import { useQuery } from '@tanstack/react-query';
import { MultiSelect } from '#design-system/inputs/MultiSelect/MultiSelect.tsx';
import { Select } from '#design-system/inputs/Select/Select.tsx';
import { Switch } from '#design-system/inputs/Switch/Switch.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
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
import * as t from '../texts.ts';
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
      <Heading>{t.data}</Heading>
      <Data projectId={projectId} card={card} onChange={onChange} />
      <Heading>{t.show}</Heading>
      {shows('show_summary', t.summary, false)}
      {shows('show_delta', t.delta, true)}
      <Switch
        label={t.risk}
        checked={risk}
        disabledReason={seesRisks || risk ? undefined : t.yourRoleDoesNotSee}
        onChange={(on) => onChange({ show_risk: on })}
      />
      {shows('show_outcome', t.rangeOfOutcome2, false)}
      {shows('show_margins', t.marginBands, true)}
      <Heading>{t.axis}</Heading>
      <Select
        label={t.topAxis}
        options={[
          { value: 'quarters', label: t.quarters },
          { value: 'months', label: t.months },
        ]}
        value={card.top_axis ?? 'quarters'}
        onChange={(top) => onChange({ top_axis: top })}
      />
      <Switch
        label={t.timeScale}
        checked={card.time_scale ?? true}
        onChange={(on) => onChange({ time_scale: on })}
      />
    </>
  );
}

function Heading({ children }: { children: string }) {
  return (
    <Text as="h3" size="meta" tone="muted">
      {children}
    </Text>
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
        label={t.dimension}
        value={dimension}
        disabledReason={risk ? t.risksAreShownByComponent : undefined}
        onChange={(next) => onChange({ dimension: next, hidden_members: [] })}
      />
      <MultiSelect
        label={t.members}
        placeholder={t.all}
        {...(risk && { hint: t.risksAreShownWithEvery })}
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
        label={t.costDisplay}
        options={offered.map((value) => ({ value, label: displayName(value, unit) }))}
        value={display}
        onChange={(value) => onChange({ cost_display: value })}
      />
      {named.length === 0 ? null : (
        <Select
          label={t.scenario}
          options={[
            { value: none, label: t.withoutAScenario },
            ...named.map((name) => ({ value: name, label: name })),
          ]}
          value={card.scenario ?? none}
          onChange={(scenario) => onChange({ scenario })}
        />
      )}
    </>
  );
}
