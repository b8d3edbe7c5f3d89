import type { PageQuery } from '#platform/routing';

/** How a visit to the page that the bidding platform leads back to ended. */
export interface BidPlatformReturn {
  title: string;
  text: string;
  /** Why the platform refused. */
  message?: string;
}

/** What an authorization server may answer instead of a code (RFC 6749 §4.1.2.1). */
const REASONS = new Map([
  ['access_denied', 'Access was denied.'],
  ['invalid_request', 'The platform did not understand the request.'],
  ['invalid_scope', 'The platform does not grant what was asked for.'],
  ['server_error', 'The platform ran into a problem.'],
  ['temporarily_unavailable', 'The platform is not available at the moment.'],
  ['unauthorized_client', 'The platform does not know this installation.'],
  ['unsupported_response_type', 'The platform does not offer this way of signing in.'],
]);

/**
 * What the bidding platform said by leading back here (docs/product/frame.md). Anybody can write the address, so
 * known reasons are told in our words and its `error_description` never is. A code that arrives where no sign-in was
 * started from this tab was asked for by nobody: it is refused, not used.
 */
export function readPlatformReturn({ code, state, error }: PageQuery, hasLeft: boolean): BidPlatformReturn {
  if (error !== undefined)
    return {
      title: 'The bidding platform did not let you in',
      text: 'Nothing was connected. If you did not expect this, ask your administrator.',
      message: REASONS.get(error) ?? 'The platform gave no reason that Quoin knows.',
    };
  if (hasLeft && code !== undefined)
    return {
      title: 'This sign-in was used already',
      text: 'A sign-in code works only once. Go back, and sign in again if you are asked to.',
    };
  if (code !== undefined || state !== undefined)
    return {
      title: 'This sign-in was not started here',
      text: 'The bidding platform sent a code that this session did not ask for. It was not used.',
    };
  return {
    title: 'Nothing to sign in to here',
    text: 'Sign in to a bidding platform from the Procurement page of a project, once your administrator has set one up.',
  };
}
