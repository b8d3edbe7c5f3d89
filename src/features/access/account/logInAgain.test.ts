import { expect, it } from 'vitest';
import { afterFailure } from './logInAgain.ts';

const at = (hostname: string, port = '') => ({
  protocol: 'https:',
  hostname,
  host: hostname + port,
});

it('starts anew at the product’s own address where the host has four labels or more', () => {
  expect(afterFailure(at('northbank.eu.quoin.example'))).toBe('https://eu.quoin.example/');
  expect(afterFailure(at('northbank.eu.quoin.example', ':8443'))).toBe('https://eu.quoin.example:8443/');
});

it.each(['northbank.quoin.example', 'northbank.localhost'])('starts anew at the company on %s', (host) => {
  expect(afterFailure(at(host))).toBe('/tenant-selection');
});
