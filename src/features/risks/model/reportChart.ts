import type { ReportCardShape } from '#shared/reports';

type Drawn = NonNullable<ReportCardShape['chart_type']>;

/** A new card opens as the register's own page does. */
export const FIRST_CHART: Drawn = 'heatmap';

/** How a card draws likelihood and impact; one from before there was a choice keeps its bubbles. */
export const drawnAs = ({ chart_type: type = 'bubble' }: Pick<ReportCardShape, 'chart_type'>): Drawn => type;
