import { definePageSetup } from '#shared/look';

/** What stands above the list of packages. */
export const PROCUREMENT_CARDS = {
  figures: 'Key figures',
  months: 'Awards by month',
  late: 'Late on site',
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

const texts = (kept: unknown): string[] =>
  Array.isArray(kept) ? kept.filter((one) => typeof one === 'string').slice(0, 50) : [];

/** A person's own look; what is kept and does not fit counts as not said. */
export function readProcurementLook(stored: unknown): ProcurementLook {
  const kept = (typeof stored === 'object' && stored !== null ? stored : {}) as Record<string, unknown>;
  const hidden = texts(kept['hiddenCards']);
  const widths = kept['widths'];
  return {
    hiddenCards: (Object.keys(PROCUREMENT_CARDS) as ProcurementCard[]).filter((card) =>
      hidden.includes(card),
    ),
    hiddenColumns: texts(kept['hiddenColumns']),
    columnOrder: texts(kept['columnOrder']),
    widths: Object.fromEntries(
      Object.entries(typeof widths === 'object' && widths !== null ? widths : {}).filter(
        (entry): entry is [string, number] =>
          typeof entry[1] === 'number' && entry[1] >= 40 && entry[1] <= 1000,
      ),
    ),
  };
}

/** Kept for each person. */
export const procurementSetup = definePageSetup('procurement', 'procurement.overview', readProcurementLook);

/** A list with something in it, or without. */
export const toggled = <T>(list: readonly T[], one: T, isIn: boolean): T[] =>
  isIn ? [...list.filter((other) => other !== one), one] : list.filter((other) => other !== one);
