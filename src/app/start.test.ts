import { expect, it } from 'vitest';
import { reasonOf, takeLoginHint } from './start.ts';

it('keeps the address for the way back, without the hint that only sign-in needs', () => {
  const url = (path: string) => new URL(path, 'http://northbank.localhost');
  expect(takeLoginHint(url('/projects/1/foresite?itemDetailsId=5#x'))).toEqual({
    path: '/projects/1/foresite?itemDetailsId=5#x',
  });
  expect(takeLoginHint(url('/?loginHint=architect%40halden.example'))).toEqual({
    path: '/',
    loginHint: 'architect@halden.example',
  });
});

it("uses the provider's words where it refused, and none of the library's", () => {
  expect(reasonOf(Object.assign(new Error('Account disabled'), { error: 'access_denied' }))).toBe(
    'Account disabled',
  );
  expect(reasonOf(new Error('No matching state found in storage'))).toMatch(/could not be completed/);
});
