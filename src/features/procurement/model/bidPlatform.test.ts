import { readPageQuery } from '#platform/routing';
import { expect, it } from 'vitest';
import { readBidPlatformReturn } from './bidPlatform.ts';

const after = (search: string) => readBidPlatformReturn(readPageQuery(search));

it("tells the platform's own words where it refused", () => {
  expect(after('?error=access_denied&error_description=You%20said%20no&state=x')).toMatchObject({
    title: 'The bidding platform did not let you in',
    message: 'You said no',
  });
  expect(after('?error=access_denied').message).toBe('access_denied');
});

it('refuses a code that nobody asked for', () => {
  expect(after('?code=abc&state=xyz').title).toBe('This sign-in was not started here');
  expect(after('?code=abc').message).toBeUndefined();
});

it('says that there is nothing to come back from', () => {
  expect(after('').title).toBe('No bidding platform is connected');
});
