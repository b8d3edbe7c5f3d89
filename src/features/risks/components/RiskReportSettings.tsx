import { useQuery } from '@tanstack/react-query';
import { MultiSelect } from '#design-system/inputs/MultiSelect/MultiSelect.tsx';
import { Select } from '#design-system/inputs/Select/Select.tsx';
import { useProjectId } from '#shared/project';
import type { ReportSettingsProps } from '#shared/reports';
import { LEADER, leaderNames, leadersOf, leadersShown } from '../model/mitigationLeaders.ts';
import { drawnAs } from '../model/reportChart.ts';
import { registerQuery } from '../riskQueries.ts';
import * as t from '../texts.ts';

/** How a report draws the register: as a heatmap or as bubbles; whose mitigations it counts. */
export default function RiskReportSettings({ card, onChange }: ReportSettingsProps) {
  return card.kind === 'risk-mitigation-chart' ? (
    <Leaders card={card} onChange={onChange} />
  ) : (
    <Select
      label={t.mainChart}
      options={[
        { value: 'heatmap', label: t.heatmap },
        { value: 'bubble', label: t.bubble },
      ]}
      value={drawnAs(card)}
      onChange={(type) => onChange({ chart_type: type })}
    />
  );
}

function Leaders({ card, onChange }: ReportSettingsProps) {
  const { data } = useQuery(registerQuery(useProjectId()));
  const chosen = leadersOf(card);
  const hint = data && leadersShown(data);
  const names = [...new Set([...(data ? leaderNames(data) : []), ...chosen])];
  const others = (card.filters ?? []).filter(({ column }) => column !== LEADER);
  return (
    <MultiSelect
      label={t.leader}
      {...(hint && { hint })}
      placeholder={t.all}
      value={[...chosen]}
      options={names.map((name) => ({ value: name, label: name }))}
      onChange={(values) =>
        onChange({
          filters: [...others, ...(values.length > 0 ? [{ column: LEADER, values }] : [])],
        })
      }
    />
  );
}
