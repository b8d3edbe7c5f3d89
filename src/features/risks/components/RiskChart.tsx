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
        title="Likelihood and impact"
        fileName="risks by likelihood and impact"
        height={height}
        {...(kind === 'heatmap' && { noPicture: 'The heatmap is a table. Copy it, or export it as CSV.' })}
        table={tableOf(register, scale)}
        renderToolbar={({ narrow }) => (
          <>
            {narrow ? null : <Levels isFirst={scale.number === 1} />}
            <ToggleGroup
              label="Chart"
              options={[
                { value: 'heatmap', label: 'Heatmap' },
                { value: 'bubble', label: 'Bubble' },
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
      rowTitle="Likelihood"
      columnTitle="Impact"
      cells={cells}
      height={height}
      summary={`${register.count} active risks by likelihood and impact`}
      selectsAll
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
    <ul className={styles.levels} aria-label="Levels">
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
  caption: 'Active risks by likelihood and impact',
  headings: [
    { text: 'Likelihood and impact' },
    { text: 'Score', figure: true },
    { text: 'Level' },
    { text: 'Risks', figure: true },
    { text: 'Codes' },
  ],
  rows: cells.map((cell) => ({
    id: `${cell.likelihood} ${cell.impact}`,
    head: `${cell.likelihood} and ${cell.impact}`,
    cells: [
      figureCell(cell.likelihood * cell.impact),
      textCell(RISK_LEVELS[levelIn(scale, cell.likelihood, cell.impact)].label),
      figureCell(cell.count),
      textCell(marksOf(cell).join(', ')),
    ],
  })),
});
