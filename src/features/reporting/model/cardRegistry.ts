import { componentReportCards } from '#features/components';
import { contingencyReportCards } from '#features/contingency';
import { metricReportCards } from '#features/dashboards';
import { issueReportCards } from '#features/issues';
import { itemReportCards } from '#features/items';
import { allocationReportCards, packageReportCards } from '#features/procurement';
import { riskReportCards } from '#features/risks';
import { milestoneReportCards, timelineReportCards } from '#features/timeline';
import { trendReportCards } from '#features/trend';
import { tvdReportCards } from '#features/tvd';
import type { ChartCard, ReportCardKind, ReportGroup, TableCard } from '#shared/reports';
import * as t from '../texts.ts';

/** A card that a module brings. What people write themselves is the one card of reports' own. */
export type ModuleCard = ChartCard | TableCard;

/** Every card of the catalogue; a module adds its own here, as it adds its routes. */
const moduleCards: readonly ModuleCard[] = [
  ...metricReportCards,
  ...trendReportCards,
  ...itemReportCards,
  ...contingencyReportCards,
  ...componentReportCards,
  ...tvdReportCards,
  ...riskReportCards,
  ...issueReportCards,
  ...milestoneReportCards,
  ...timelineReportCards,
  ...packageReportCards,
  ...allocationReportCards,
];

const byKind: ReadonlyMap<ReportCardKind, ModuleCard> = new Map(moduleCards.map((card) => [card.kind, card]));

/** The card of a kind; undefined for text, which no module brings. */
export const moduleCard = (kind: ReportCardKind): ModuleCard | undefined => byKind.get(kind);

/** What a card is called until it is given a title. */
export const cardLabel = (kind: ReportCardKind): string =>
  byKind.get(kind)?.label ?? (kind === 'section' ? t.section : t.text);

/** The catalogue by its headings. */
export const catalogue: readonly { group: ReportGroup; cards: readonly ModuleCard[] }[] = (
  [
    t.custom,
    'ForeSite',
    t.targetValueDesign,
    t.riskRegister,
    t.issueManagement,
    t.timeline,
    t.procurement,
  ] as const
).map((group) => ({ group, cards: moduleCards.filter((card) => card.group === group) }));
