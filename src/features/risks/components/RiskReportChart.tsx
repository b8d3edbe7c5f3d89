import { useQuery } from '@tanstack/react-query';
import { PieChart } from '#design-system/charts/PieChart/PieChart.tsx';
import { dataColor } from '#design-system/foundations/dataColor.ts';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { formatMoney } from '#domain/money';
import {
  MITIGATION_STATUSES,
  mitigationCount,
  mitigationProgress,
  type MitigationStatus,
} from '#domain/risks';
import { LoadError } from '#shared/failure';
import { useProjectId } from '#shared/project';
import { type ReportChartProps, ReportDrawing } from '#shared/reports';
import { useRiskScale } from '#shared/risk-scale';
import { LEVEL_HUES, levelLabel, MITIGATION_HUES } from '../model/riskWords.ts';
import { registerQuery, type RiskRegister } from '../riskQueries.ts';
import { drawnAs } from '../model/reportChart.ts';
import { leadersOf, mitigationsOf } from '../model/mitigationLeaders.ts';
import * as t from '../texts.ts';
import { RiskBubbles } from './RiskBubbles.tsx';
import { heatColor, RiskHeatPicture } from './RiskHeatPicture.tsx';

const risks = (count: number) => t.countActiveValue(count, t.riskWord(count));
const levels = ['high', 'medium', 'low'] as const;
const statuses = Object.keys(MITIGATION_STATUSES) as MitigationStatus[];

/** The register on paper: its risks by likelihood and impact, or how far their mitigations are. */
export default function RiskReportChart({ card, height }: ReportChartProps) {
  const { data, error, refetch } = useQuery(registerQuery(useProjectId()));
  if (error && !data) return <LoadError what={t.risksLower} error={error} onRetry={() => void refetch()} />;
  if (!data) return null;
  return card.kind === 'risk-mitigation-chart' ? (
    <Mitigations register={data} card={card} height={height} />
  ) : (
    <Likelihood register={data} card={card} height={height} />
  );
}

interface DrawnProps extends Pick<ReportChartProps, 'card' | 'height'> {
  register: RiskRegister;
}

function Likelihood({ register, card, height }: DrawnProps) {
  const scale = useRiskScale();
  const isHeatmap = drawnAs(card) === 'heatmap';
  if (register.count === 0) return <Text tone="muted">{t.noRisks}</Text>;
  return (
    <ReportDrawing
      lead={t.risksWorthMoneyMoney2Expected(
        risks(register.count),
        formatMoney(register.value),
        formatMoney(register.expected),
      )}
      members={levels.map((level) => ({
        id: level,
        label: `${levelLabel(level)} ${register.levels[level]}`,
        color: isHeatmap ? heatColor(level) : dataColor(LEVEL_HUES[level]),
      }))}
    >
      {isHeatmap ? (
        <RiskHeatPicture register={register} scale={scale} height={height} />
      ) : (
        <RiskBubbles register={register} scale={scale} height={height} />
      )}
    </ReportDrawing>
  );
}

function Mitigations({ register, card, height }: DrawnProps) {
  const { no_mitigation: none } = register;
  const leaders = leadersOf(card);
  const mitigations = mitigationsOf(register, leaders);
  const count = mitigationCount(mitigations);
  if (count === 0) return <Text tone="muted">{t.thereAreNoMitigations}</Text>;
  const shares = mitigationProgress(mitigations);
  const parts = statuses.map((status) => ({
    id: status,
    name: MITIGATION_STATUSES[status].label,
    shareText: `${shares[status]}%`,
    label: `${MITIGATION_STATUSES[status].label} ${shares[status]}%`,
    hue: MITIGATION_HUES[status],
    value: mitigations[status],
  }));
  return (
    <ReportDrawing
      lead={`${count} ${t.mitigationWord(count)}${
        leaders.length > 0 ? t.ledByList(leaders.join(', ')) : t.risksWithoutOne(risks(none.count))
      }`}
      members={parts.map(({ id, label, hue }) => ({ id, label, color: dataColor(hue) }))}
      namesItself
    >
      <PieChart
        height={height}
        summary={parts.map(({ label }) => label).join(', ')}
        formatValue={String}
        slices={parts.map(({ hue, ...part }) => ({ ...part, color: hue }))}
        centre={{ figure: String(count), label: t.mitigationWord(count) }}
        gatherBelow={0}
      />
    </ReportDrawing>
  );
}
