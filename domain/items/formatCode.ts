/** How each numbered thing is called by its code; `decimals` are those of the number (docs/product/items.md). */
const CODES = {
  item: { prefix: 'VO-', digits: 3, decimals: 0 },
  milestone: { prefix: 'MS-', digits: 3, decimals: 0 },
  contract_event: { prefix: 'PMS-', digits: 3, decimals: 3 },
  risk: { prefix: 'R-', digits: 3, decimals: 0 },
  issue: { prefix: 'IS-', digits: 3, decimals: 0 },
  timeline_activity: { prefix: 'A-', digits: 3, decimals: 0 },
  work_package: { prefix: 'WP-', digits: 3, decimals: 0 },
  bid_package: { prefix: 'BP-', digits: 3, decimals: 0 },
  context_entry: { prefix: 'CX-', digits: 3, decimals: 0 },
  scenario: { prefix: 'S-', digits: 1, decimals: 0 },
  meeting: { prefix: 'CM-', digits: 3, decimals: 0 },
} as const;

/** What carries a code. */
export type CodedEntity = keyof typeof CODES;

/** The code people say: `VO-001`, `MS-004`, `PMS-001.000`, `R-001`, `IS-001`, `S-1`, `CM-001`. */
export function formatCode(entity: CodedEntity, number: number): string {
  const { prefix, digits, decimals } = CODES[entity];
  const [whole = '', fraction] = number.toFixed(decimals).split('.');
  return `${prefix}${[whole.padStart(digits, '0'), fraction].filter(Boolean).join('.')}`;
}
