import { ToggleGroup } from '#design-system/actions/ToggleGroup/ToggleGroup.tsx';
import { ChartFrame } from '#design-system/charts/ChartFrame/ChartFrame.tsx';
import type { ChartTable } from '#design-system/charts/ChartFrame/ChartTable.tsx';
import { Heatmap } from '#design-system/charts/Heatmap/Heatmap.tsx';
import type { HeatCell } from '#design-system/charts/Heatmap/HeatmapProps.ts';
import { levelIn, RATING_LABELS, RISK_LEVELS, type RiskScale } from '#domain/risks';
import { usePageSetup } from '#shared/look';
import { useRiskScale } from '#shared/risk-scale';
import { heatCells, marksOf, RATINGS } from '../model/heatCells.ts';
import { riskSetup } from '../model/riskView.ts';
import type { RiskRegister } from '../riskQueries.ts';
import * as t from '../texts.ts';
import * as styles from './Register.css.ts';
import { RiskBubbles } from './RiskBubbles.tsx';
import { useChartHeight } from './useChartHeight.ts';
import { useRiskFilters } from './useRiskFilters.ts';

export interface RiskChartProps {
  register: RiskRegister;
  onOpen: (id: number) => void;
}

const heading = (rating: number) => ({
  id: String(rating),
  label: RATING_LABELS[rating] ?? '',
  rank: String(rating),
});
const rows = RATINGS.map(heading).toReversed();
const columns = RATINGS.map(heading);

/** The active risks by likelihood and impact, as a heatmap or as bubbles; a cell filters the list below. */
export function RiskChart({ register, onOpen }: RiskChartProps) {
  const [setup, keep] = usePageSetup(riskSetup);
  const { chart: kind } = setup;
  const height = useChartHeight();
  const scale = useRiskScale();
  return (
    <div className={styles.framed}>
      <ChartFrame
        title={t.likelihoodAndImpact}
        fileName={t.risksByLikelihoodAndImpact}
        height={height}
        {...(kind === 'heatmap' && { noPicture: t.theHeatmapIsATable })}
        table={tableOf(register, scale)}
        renderToolbar={() => (
          <>
            <Levels isFirst={scale.number === 1} />
            <ToggleGroup
              label={t.chart}
              options={[
                { value: 'heatmap', label: t.heatmap },
                { value: 'bubble', label: t.bubble },
              ]}
              value={kind}
              onChange={(chart) => keep({ ...setup, chart })}
            />
          </>
        )}
      >
        {() =>
          kind === 'heatmap' ? (
            <HeatCells register={register} scale={scale} height={height} />
          ) : (
            <RiskBubbles register={register} scale={scale} height={height} onOpen={onOpen} />
          )
        }
      </ChartFrame>
    </div>
  );
}

interface DrawnProps extends Pick<RiskChartProps, 'register'> {
  scale: RiskScale;
  height: number;
}

function HeatCells({ register, scale, height }: DrawnProps) {
  const [filters, change] = useRiskFilters();
  const cells = heatCells(register, scale);
  const { likelihood, impact } = filters;
  const isOn = (cell: HeatCell) => cell.row === String(likelihood) && cell.column === String(impact);
  return (
    <Heatmap
      rows={rows}
      columns={columns}
      rowTitle={t.likelihood}
      columnTitle={t.impact}
      cells={cells}
      height={height}
      summary={t.countActiveRisksByLikelihood(register.count)}
      {...(likelihood !== null &&
        impact !== null && { selected: { row: String(likelihood), column: String(impact) } })}
      onSelect={(cell) =>
        change(
          isOn(cell)
            ? { likelihood: null, impact: null }
            : { likelihood: Number(cell.row), impact: Number(cell.column) },
        )
      }
    />
  );
}

/** What each colour of the heatmap means; the first scale goes by scores, later ones by cells. */
function Levels({ isFirst }: { isFirst: boolean }) {
  return (
    <ul className={styles.levels} aria-label={t.levels}>
      {(['high', 'medium', 'low'] as const).map((level) => (
        <li key={level} className={styles.key}>
          <span className={styles.heat} data-level={level} aria-hidden="true" />
          {isFirst
            ? `${RISK_LEVELS[level].label} ${RISK_LEVELS[level].from}–${RISK_LEVELS[level].to}`
            : RISK_LEVELS[level].label}
        </li>
      ))}
    </ul>
  );
}

const figureCell = (value: number) => ({ text: String(value), value });
const textCell = (text: string) => ({ text, value: text });

const tableOf = ({ cells }: RiskRegister, scale: RiskScale): ChartTable => ({
  caption: t.activeRisksByLikelihood,
  headings: [
    { text: t.likelihoodAndImpact },
    { text: t.score, figure: true },
    { text: t.level },
    { text: t.risks, figure: true },
    { text: t.codes },
  ],
  rows: cells.map((cell) => ({
    id: `${cell.likelihood} ${cell.impact}`,
    head: t.likelihoodAndImpactLower(cell.likelihood, cell.impact),
    cells: [
      figureCell(cell.likelihood * cell.impact),
      textCell(RISK_LEVELS[levelIn(scale, cell.likelihood, cell.impact)].label),
      figureCell(cell.count),
      textCell(marksOf(cell).join(', ')),
    ],
  })),
});
