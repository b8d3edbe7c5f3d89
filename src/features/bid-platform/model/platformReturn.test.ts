import { expect, it } from 'vitest';
import { readPageQuery } from '#platform/routing';
import { readPlatformReturn } from './platformReturn.ts';

const after = (search: string, hasLeft = false) => readPlatformReturn(readPageQuery(search), hasLeft);

it('tells why the platform refused, and no text that anybody could have written', () => {
  expect(after('?error=access_denied&error_description=Call%20this%20number&state=x')).toMatchObject({
    title: 'The bidding platform did not let you in',
    message: 'Access was denied.',
  });
  expect(after('?error=Call+this+number').message).toBe('The platform gave no reason that Quoin knows.');
});

it('refuses a code that nobody asked for', () => {
  expect(after('?code=abc&state=xyz').title).toBe('This sign-in was not started here');
  expect(after('?code=abc').message).toBeUndefined();
});

it('ignores a code that was used', () => {
  expect(after('?code=abc&state=xyz', true).title).toBe('This sign-in was used already');
});

it('says that there is nothing to come back from', () => {
  expect(after('').title).toBe('Nothing to sign in to here');
});
