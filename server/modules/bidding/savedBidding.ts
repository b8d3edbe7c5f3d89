import type { components } from '#contract/api.ts';
import { issueChanges, issueOf } from '#domain/bidding';
import { emptySheet } from '#domain/procurement';
import { notFound } from '#server/contract/errors.ts';
import type { Call } from '#server/contract/handlers.ts';
import { readStandings } from '../procurement/prequalificationRepository.ts';
import { readBidding } from './biddingRepository.ts';

type Reading = Pick<Call<'getBidding'>, 'tx' | 'now' | 'tenant'> & {
  params: { project_id: number; bid_package_id: number };
};

/** The bidding of a package; 404 where the package is gone or of another project. */
export async function presentBidding({ tx, params, now, tenant }: Reading) {
  const here = { now, timeZone: tenant.timeZone };
  const bidding = await readBidding(tx, params.project_id, params.bid_package_id, here);
  if (!bidding) throw notFound();
  const { issued, sheet, ...shown } = bidding;
  // Once bids were opened, the sheet is the company's own to work on.
  const isOpen = issued !== null && shown.request?.opened_at === null;
  const standings = await readStandings(
    tx,
    shown.invitations.map(({ company }) => company),
  );
  const invitations = shown.invitations.flatMap((one, at) => {
    const standing = standings[at];
    return standing ? [{ ...one, standing }] : [];
  });
  return { ...shown, invitations, changes: isOpen ? issueChanges(issued, issueOf(sheet ?? emptySheet)) : [] };
}

/** What a change of the bidding answers with. */
export const savedBidding = async (
  call: Reading,
  set: number | null,
): Promise<components['schemas']['BiddingSaved']> => ({
  change_set_id: set,
  bidding: await presentBidding(call),
});
