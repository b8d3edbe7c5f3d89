import type { PageQuery } from '#platform/routing';
import * as t from '../texts.ts';

/** How a visit to the page that the bidding platform leads back to ended. */
export interface BidPlatformReturn {
  title: string;
  text: string;
  /** Why the platform refused. */
  message?: string;
}

/** What an authorization server may answer instead of a code (RFC 6749 §4.1.2.1). */
const REASONS = new Map([
  ['access_denied', t.accessWasDenied],
  ['invalid_request', t.thePlatformDidNotUnderstand],
  ['invalid_scope', t.thePlatformDoesNotGrant],
  ['server_error', t.thePlatformRanInto],
  ['temporarily_unavailable', t.thePlatformIsNotAvailable],
  ['unauthorized_client', t.thePlatformDoesNotKnow],
  ['unsupported_response_type', t.thePlatformDoesNotOffer],
]);

/**
 * What the bidding platform said by leading back here (docs/product/frame.md). Anybody can write the address, so
 * known reasons are told in our words and its `error_description` never is. A code that arrives where no sign-in was
 * started from this tab was asked for by nobody: it is refused, not used.
 */
export function readPlatformReturn({ code, state, error }: PageQuery, hasLeft: boolean): BidPlatformReturn {
  if (error !== undefined)
    return {
      title: t.theBiddingPlatformDidNotLet,
      text: t.nothingWasConnectedIfYou,
      message: REASONS.get(error) ?? t.thePlatformGaveNoReason,
    };
  if (hasLeft && code !== undefined)
    return {
      title: t.thisSignInWasUsed,
      text: t.aSignInCodeWorks,
    };
  if (code !== undefined || state !== undefined)
    return {
      title: t.thisSignInWasNotStarted,
      text: t.theBiddingPlatformSent,
    };
  return {
    title: t.nothingToSign,
    text: t.signInToABidding,
  };
}
