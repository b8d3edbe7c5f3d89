import type { LevelingSheet } from '#domain/procurement';

/** A leveling sheet as long and as wide as there can be: 600 lines, 12 bidders at $600,000 each. */
export function fullSheet(): LevelingSheet {
  const lines = Array.from({ length: 600 }, (_none, at) => ({
    id: at + 1,
    section: '03 30 00',
    name: `Pour ${at + 1}`,
    quantity: 10,
    unit: 'CY',
    estimate: 1000,
  }));
  const bids = lines.map(({ id }) => ({
    line_id: id,
    coverage: 'INCLUDED' as const,
    unit_price: null,
    amount: 1000,
    plug: null,
    note: '',
  }));
  const bidders = Array.from({ length: 12 }, (_none, at) => ({
    id: at + 1,
    company: `Bidder ${at + 1}`,
    contact: '',
    invitation: 'SUBMITTED' as const,
    stated_total: null,
    rejection: '',
    extras: [],
    bids,
  }));
  return { lines, bidders };
}
