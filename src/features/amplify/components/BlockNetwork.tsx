import { useMemo } from 'react';
import { ErrorState } from '#design-system/feedback/ErrorState/ErrorState.tsx';
import { NetworkGraph } from '#design-system/charts/NetworkGraph/NetworkGraph.tsx';
import { type Chart, networkNodes } from '#domain/amplify';
import { formatMoney } from '#domain/money';
import * as t from '../texts.ts';

/** Hues of the kinds of nodes, in their order. */
const hues = [1, 5, 3, 9];

/** What is connected with what; its nodes are as large as their figures. */
export function BlockNetwork({ title, chart, height }: { title: string; chart: Chart; height: number }) {
  const network = useMemo(() => {
    const nodes = networkNodes(chart);
    return (
      nodes && {
        links: chart.links ?? [],
        nodes: nodes.map(({ id, label, detail, kind, value }) => ({
          id,
          name: label,
          note: [detail, chart.series[kind]?.name, formatMoney(value)].filter(Boolean).join(' · '),
          color: hues[kind % hues.length] ?? 1,
          weight: Math.max(Math.abs(value), 1),
        })),
      }
    );
  }, [chart]);
  if (!network) return <ErrorState title={t.chartUnavailable} text={t.invalidChartDataStructure} />;
  const summary = t.networkSummary(title, network.nodes.length, network.links.length);
  return <NetworkGraph summary={summary} height={height} {...network} />;
}
