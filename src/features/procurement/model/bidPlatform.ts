import type { PageQuery } from '#platform/routing';

/** How a visit to the page that the bidding platform leads back to ended. */
export interface BidPlatformReturn {
  title: string;
  text: string;
  /** In the platform's own words. */
  message?: string;
}

/**
 * What the bidding platform said by leading back here (spec §2, §4 bid-platform sign-in). No connection to a platform can
 * be started without its address and keys, so no code that arrives was asked for: it is refused, not used.
 */
export function readBidPlatformReturn({
  code,
  state,
  error,
  error_description,
}: PageQuery): BidPlatformReturn {
  if (error !== undefined)
    return {
      title: 'The bidding platform did not let you in',
      text: 'Nothing was connected. Try again from the bid package; if it goes on, ask your administrator.',
      message: error_description ?? error,
    };
  if (code !== undefined || state !== undefined)
    return {
      title: 'This sign-in was not started here',
      text: 'The bidding platform led back with a code that nobody in this session asked for. It was not used.',
    };
  return {
    title: 'No bidding platform is connected',
    text: 'Bid packages can go out through a bidding platform once your administrator has set one up.',
  };
}
