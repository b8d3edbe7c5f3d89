/** What a contingency is held for (docs/product/contingency.md). */
export const POT_KINDS = {
  design: { label: 'Design' },
  construction: { label: 'Construction' },
  buyout: { label: 'Buyout' },
} as const;

/** A kind of contingency pot. */
export type PotKind = keyof typeof POT_KINDS;

/** The kinds in the order in which they are listed and stacked. */
export const POT_KIND_ORDER = Object.keys(POT_KINDS) as readonly PotKind[];
