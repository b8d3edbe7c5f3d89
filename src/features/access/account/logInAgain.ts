import { parentAddress } from '#platform/session';
import { PATHS } from '#platform/routing';
import { clearTabStore } from '#platform/storage';

type Place = Pick<Location, 'protocol' | 'host' | 'hostname' | 'assign'>;

/** Where a failed sign-in starts anew: at the product's own address where the host has four labels or more (docs/product/access.md). */
export const afterFailure = (place: Pick<Place, 'protocol' | 'host' | 'hostname'>): string =>
  place.hostname.split('.').length >= 4 ? parentAddress(place) : PATHS.signedOut;

/** Forgets the session's data and starts anew. */
export function logInAgain(place: Place): void {
  clearTabStore();
  place.assign(afterFailure(place));
}
