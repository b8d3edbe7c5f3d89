/** Amounts of peers, in any order. */
export type Amounts = readonly number[];

/** Where a project stands among its peers. Amounts are in their unit, shares in percent. */
export interface Standing {
  lowest: number;
  firstQuartile: number;
  median: number;
  thirdQuartile: number;
  highest: number;
  /** Amounts further from the middle half than one and a half times its span. */
  outliers: number[];
  /** How far mine is above the median, in percent; null without mine, or over a median of zero. */
  overMedian: number | null;
  /** The share of peers below mine, those equal to it counted half; null without mine. */
  percentile: number | null;
}

/** The amount below which a share of the ordered amounts lies; between two of them in proportion. */
function quantile(ordered: Amounts, share: number): number {
  const place = (ordered.length - 1) * share;
  const below = ordered[Math.floor(place)] ?? 0;
  const above = ordered[Math.ceil(place)] ?? below;
  return below + (above - below) * (place - Math.floor(place));
}

/** Where mine stands among others (docs/product/calibrate.md); null without any other. Mine is not counted among them. */
export function standingOf(others: Amounts, mine: number | null): Standing | null {
  if (others.length === 0) return null;
  const ordered = others.toSorted((a, b) => a - b);
  const [firstQuartile, median, thirdQuartile] = [0.25, 0.5, 0.75].map((share) =>
    quantile(ordered, share),
  ) as [number, number, number];
  const reach = (thirdQuartile - firstQuartile) * 1.5;
  const below = mine === null ? 0 : ordered.filter((one) => one < mine).length;
  const equal = mine === null ? 0 : ordered.filter((one) => one === mine).length;
  return {
    lowest: ordered[0] as number,
    firstQuartile,
    median,
    thirdQuartile,
    highest: ordered.at(-1) as number,
    outliers: ordered.filter((one) => one < firstQuartile - reach || one > thirdQuartile + reach),
    overMedian: mine === null || median === 0 ? null : (mine / median - 1) * 100,
    percentile: mine === null ? null : ((below + equal / 2) / ordered.length) * 100,
  };
}
