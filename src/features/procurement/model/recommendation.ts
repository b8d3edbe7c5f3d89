import type { ChartTable } from '#design-system/charts/ChartFrame/ChartTable.tsx';
import { formatCents, formatMoney, NOTHING, subtractMoney, sumMoney } from '#domain/money';
import { type AwardOffer, awardOffers, isInScope, type LevelingSheet, levelSheet } from '#domain/procurement';
import * as t from '../texts.ts';

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
  const bids = offers.length === 1 ? t.theOnlyBidThatCounts : t.ofLengthBidsThatCount(offers.length);
  const place = offer.is_low
    ? offers.length === 1
      ? t.itsLeveledBidOfMoney(formatMoney(offer.price), bids)
      : t.itsLeveledBidOfMoneyIs(
          formatMoney(offer.price),
          bids,
          next && next.price > offer.price
            ? t.moneyBelowCompany(formatMoney(subtractMoney(next.price, offer.price)), next.company)
            : '',
        )
    : t.itsLeveledBidIsAboveCompany(
        formatMoney(offer.price),
        formatMoney(subtractMoney(offer.price, offers[0]?.price ?? 0)),
        offers[0]?.company ?? '',
        bids,
      );
  const lowest = offers.toSorted((a, b) => a.base - b.base)[0];
  const apparent =
    lowest && lowest.bidder_id !== offer.bidder_id && lowest.base < offer.base
      ? t.companyIsMoneyLower(lowest.company, formatMoney(subtractMoney(offer.base, lowest.base)))
      : '';
  const plugs = offer.plugs === 0 ? '' : t.moneyOfScopeIsStill(formatMoney(offer.plugs));
  const refused = out === 0 ? '' : t.valueNotCount(out === 1 ? t.oneBidDoes : t.outBidsDo(out));
  return `${t.weRecommendAwarding(offer.company, formatCents(offer.contract))}${place}${apparent}${plugs}${refused}`;
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
    caption: t.bids,
    headings: [
      { text: t.bidder },
      { text: t.baseBid, figure: true },
      { text: t.otherCosts, figure: true },
      { text: t.plugs, figure: true },
      { text: t.leveled, figure: true },
      { text: t.budgetLessBid, figure: true },
      { text: t.remark },
    ],
    rows: ranked.flatMap((id, at) => {
      const bidder = sheet.bidders.find((one) => one.id === id);
      const own = leveled.get(id);
      if (!bidder || !own) return [];
      const remark =
        id === bidderId ? t.recommended : bidder.rejection ? bidder.rejection : at === 0 ? t.leveledLow : '';
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
    caption: t.stillToBuyBesides(offer.company),
    headings: [{ text: t.scope }, { text: t.plug, figure: true }, { text: t.note }],
    rows: plugged.map(({ line, plug, note }) => ({
      id: String(line.id),
      head: line.name,
      cells: [cell(plug), words(note)],
    })),
  };
  const approval: ChartTable = {
    caption: t.approval,
    headings: [
      { text: t.step },
      { text: t.name, room: 150 },
      { text: t.date, room: 90 },
      { text: t.signature, room: 190 },
    ],
    rows: [t.preparedBy, t.reviewedBy, t.approvedBy].map((head) => ({
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
      { name: t.contract, text: formatMoney(offer.contract) },
      { name: t.stillToBuy, text: formatMoney(offer.plugs) },
      { name: t.packageWord, text: formatMoney(offer.price) },
      { name: t.budget, text: budget === null ? NOTHING : formatMoney(budget) },
      { name: t.buySavings, text: savings === null ? NOTHING : formatMoney(savings) },
    ],
    tables: [bids, ...(plugged.length > 0 ? [open] : []), approval],
  };
}
