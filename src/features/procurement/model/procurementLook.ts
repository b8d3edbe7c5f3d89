import { definePageSetup, readArrangedColumns } from '#shared/look';
import * as t from '../texts.ts';

/** What stands above the list of packages. */
export const PROCUREMENT_CARDS = {
  figures: t.keyFigures,
  months: t.awardsByMonth,
  late: t.lateOnSite,
} as const;

/** A part of the procurement overview. */
export type ProcurementCard = keyof typeof PROCUREMENT_CARDS;

/** How a person likes the procurement overview: which parts it shows, and the columns of its list. */
export interface ProcurementLook {
  hiddenCards: readonly ProcurementCard[];
  hiddenColumns: readonly string[];
  columnOrder: readonly string[];
  /** Pixels by column. */
  widths: Readonly<Record<string, number>>;
}

/** A person's own look; what is kept and does not fit counts as not said. */
export function readProcurementLook(stored: unknown): ProcurementLook {
  const kept = (typeof stored === 'object' && stored !== null ? stored : {}) as Record<string, unknown>;
  const cards: readonly unknown[] = Array.isArray(kept['hiddenCards']) ? kept['hiddenCards'] : [];
  const { hidden, columnOrder, widths } = readArrangedColumns({ ...kept, hidden: kept['hiddenColumns'] });
  return {
    hiddenCards: (Object.keys(PROCUREMENT_CARDS) as ProcurementCard[]).filter((card) => cards.includes(card)),
    hiddenColumns: hidden,
    columnOrder,
    widths,
  };
}

/** Kept for each person. */
export const procurementSetup = definePageSetup('procurement', 'procurement.overview', readProcurementLook);

/** A list with something in it, or without. */
export const toggled = <T>(list: readonly T[], one: T, isIn: boolean): T[] =>
  isIn ? [...list.filter((other) => other !== one), one] : list.filter((other) => other !== one);
