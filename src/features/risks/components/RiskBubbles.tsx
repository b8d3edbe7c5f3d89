import { BubbleChart } from '#design-system/charts/BubbleChart/BubbleChart.tsx';
import { formatCode } from '#domain/items';
import { formatMoney } from '#domain/money';
import { levelIn, type RiskScale } from '#domain/risks';
import { LEVEL_HUES } from '../model/riskWords.ts';
import type { RiskRegister } from '../riskQueries.ts';
import * as t from '../texts.ts';

export interface RiskBubblesProps {
  register: RiskRegister;
  scale: RiskScale;
  height: number;
  onOpen?: (id: number) => void;
}

const most = 500; // bubbles
const rating = { format: (value: number) => String(value), zero: true, counts: true };

/** The active risks by likelihood and impact, each as large as its value. */
export function RiskBubbles({ register, scale, height, onOpen }: RiskBubblesProps) {
  const { high, medium } = register.levels;
  return (
    <BubbleChart
      height={height}
      summary={t.highHighAndMediumMedium(high, medium)}
      emptyText={t.noRisks}
      points={register.bets.slice(0, most).map((bet) => ({
        id: String(bet.id),
        name: `${formatCode('risk', bet.number)} ${bet.name}`,
        x: bet.impact,
        y: bet.likelihood,
        size: bet.value,
        color: LEVEL_HUES[levelIn(scale, bet.likelihood, bet.impact)],
      }))}
      x={{ title: t.impact, ...rating }}
      y={{ title: t.likelihood, ...rating }}
      size={{ title: t.value, format: (value) => formatMoney(value) }}
      {...(onOpen && { onSelect: (id: string) => onOpen(Number(id)) })}
    />
  );
}
