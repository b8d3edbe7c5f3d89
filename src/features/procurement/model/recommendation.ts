import type { ChartTable } from '#design-system/charts/ChartFrame/ChartTable.tsx';
import { formatCents, formatMoney, NOTHING, subtractMoney, sumMoney } from '#domain/money';
import { type AwardOffer, awardOffers, isInScope, type LevelingSheet, levelSheet } from '#domain/procurement';

export interface Recommendation {
  offer: AwardOffer;
  /** Sentences that give the reason; the person's own note follows them. */
  text: string;
  figures: { name: string; text: string }[];
  tables: ChartTable[];
}

const cell = (amount: number | null) => ({
  text: amount === null ? NOTHING : formatMoney(amount),
  value: amount,
});
const words = (text: string) => ({ text: text || NOTHING, value: text });

/** Why a bidder is recommended, in whole sentences. Money is in dollars. */
function reasonOf(offers: readonly AwardOffer[], offer: AwardOffer, out: number): string {
  const others = offers.filter((one) => one.bidder_id !== offer.bidder_id);
  const [next] = others;
  const bids = offers.length === 1 ? 'the only bid that counts' : `of ${offers.length} bids that count`;
  const place = offer.is_low
    ? offers.length === 1
      ? `Its leveled bid of ${formatMoney(offer.price)} is ${bids}.`
      : `Its leveled bid of ${formatMoney(offer.price)} is the lowest ${bids}${
          next && next.price > offer.price
            ? `, ${formatMoney(subtractMoney(next.price, offer.price))} below ${next.company}`
            : ''
        }.`
    : `Its leveled bid of ${formatMoney(offer.price)} is ${formatMoney(subtractMoney(offer.price, offers[0]?.price ?? 0))} above ${offers[0]?.company ?? ''}, the leveled low ${bids}.`;
  const lowest = offers.toSorted((a, b) => a.base - b.base)[0];
  const apparent =
    lowest && lowest.bidder_id !== offer.bidder_id && lowest.base < offer.base
      ? ` ${lowest.company} is ${formatMoney(subtractMoney(offer.base, lowest.base))} lower as bid, before plugs and other costs.`
      : '';
  const plugs =
    offer.plugs === 0
      ? ''
      : ` ${formatMoney(offer.plugs)} of scope is still to buy and not part of this contract.`;
  const refused = out === 0 ? '' : ` ${out === 1 ? 'One bid does' : `${out} bids do`} not count.`;
  return `We recommend awarding this package to ${offer.company} for ${formatCents(offer.contract)}. ${place}${apparent}${plugs}${refused}`;
}

/** The recommendation of a bidder as it is printed; null where the bid does not count. */
export function recommendationOf(
  sheet: LevelingSheet,
  bidderId: number,
  budget: number | null,
): Recommendation | null {
  const offers = awardOffers(sheet);
  const offer = offers.find((one) => one.bidder_id === bidderId);
  if (!offer) return null;
  const leveled = new Map(levelSheet(sheet).bids.map((bid) => [bid.bidder_id, bid]));
  const refused = sheet.bidders.filter(
    ({ id, invitation }) => invitation === 'SUBMITTED' && !offers.some((one) => one.bidder_id === id),
  );
  const ranked = [...offers.map((one) => one.bidder_id), ...refused.map(({ id }) => id)];
  const bids: ChartTable = {
    caption: 'Bids',
    headings: [
      { text: 'Bidder' },
      { text: 'Base bid', figure: true },
      { text: 'Other costs', figure: true },
      { text: 'Plugs', figure: true },
      { text: 'Leveled', figure: true },
      { text: 'Budget less bid', figure: true },
      { text: 'Remark' },
    ],
    rows: ranked.flatMap((id, at) => {
      const bidder = sheet.bidders.find((one) => one.id === id);
      const own = leveled.get(id);
      if (!bidder || !own) return [];
      const remark =
        id === bidderId ? 'Recommended' : bidder.rejection ? bidder.rejection : at === 0 ? 'Leveled low' : '';
      return [
        {
          id: String(id),
          head: bidder.company,
          cells: [
            cell(own.base),
            cell(sumMoney([own.extras, own.alternates])),
            cell(own.plugs),
            cell(own.leveled),
            cell(budget === null ? null : subtractMoney(budget, own.leveled)),
            words(remark),
          ],
        },
      ];
    }),
  };
  const bidder = sheet.bidders.find(({ id }) => id === bidderId);
  const plugged = sheet.lines.filter(isInScope).flatMap((line) => {
    const bid = bidder?.bids.find((one) => one.line_id === line.id);
    return bid?.plug == null ? [] : [{ line, plug: bid.plug, note: bid.note }];
  });
  const open: ChartTable = {
    caption: `Still to buy besides the bid from ${offer.company}`,
    headings: [{ text: 'Scope' }, { text: 'Plug', figure: true }, { text: 'Note' }],
    rows: plugged.map(({ line, plug, note }) => ({
      id: String(line.id),
      head: line.name,
      cells: [cell(plug), words(note)],
    })),
  };
  const approval: ChartTable = {
    caption: 'Approval',
    headings: [
      { text: 'Step' },
      { text: 'Name', room: 150 },
      { text: 'Date', room: 90 },
      { text: 'Signature', room: 190 },
    ],
    rows: ['Prepared by', 'Reviewed by', 'Approved by'].map((head) => ({
      id: head,
      head,
      cells: [
        { text: '', value: '' },
        { text: '', value: '' },
        { text: '', value: '' },
      ],
    })),
  };
  const savings = budget === null ? null : subtractMoney(budget, offer.price);
  return {
    offer,
    text: reasonOf(offers, offer, refused.length),
    figures: [
      { name: 'Contract', text: formatMoney(offer.contract) },
      { name: 'Still to buy', text: formatMoney(offer.plugs) },
      { name: 'Package', text: formatMoney(offer.price) },
      { name: 'Budget', text: budget === null ? NOTHING : formatMoney(budget) },
      { name: 'Buy savings', text: savings === null ? NOTHING : formatMoney(savings) },
    ],
    tables: [bids, ...(plugged.length > 0 ? [open] : []), approval],
  };
}
