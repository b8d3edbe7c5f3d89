import { expect, it } from 'vitest';
import {
  inForce,
  isTimeZone,
  mailDomainsProblem,
  offsetOf,
  readMailDomains,
  showMailDomains,
  usualCompanySettings,
  usualProjectSettings,
} from './index.ts';

it('reads mail domains as people write them', () => {
  expect(readMailDomains(' @Northbank.example,nb.example;\n NB.example,, ')).toEqual([
    'northbank.example',
    'nb.example',
  ]);
  expect(showMailDomains(['a.example', 'b.example'])).toBe('a.example, b.example');
});

it.each([
  [['northbank.example', 'a-b.co.uk'], undefined],
  [[], 'at least one'],
  [['northbank'], '"northbank" is not a domain'],
  [['a..b'], 'not a domain'],
  [['-a.example'], 'not a domain'],
  [['someone@a.example'], 'not a domain'],
  [[`${'a'.repeat(63)}.`.repeat(4) + 'example'], 'not a domain'],
  [Array.from({ length: 51 }, (_, at) => `d${at}.example`), 'at most 50'],
])('%j: %s', (domains, problem) => {
  const said = mailDomainsProblem(domains);
  if (problem === undefined) expect(said).toBeUndefined();
  else expect(said).toContain(problem);
});

it('knows time zones and their offset of a moment', () => {
  expect(['Europe/Berlin', 'UTC', 'America/Argentina/Buenos_Aires'].every(isTimeZone)).toBe(true);
  expect(['Mars/Olympus', '+05:00', 'EST5EDT\n', ''].some(isTimeZone)).toBe(false);
  expect(offsetOf('America/New_York', new Date('2026-01-15T12:00:00Z'))).toBe('UTC-5');
  expect(offsetOf('Asia/Kolkata', new Date('2026-01-15T12:00:00Z'))).toBe('UTC+5:30');
});

it('lets a project choose, and else the company', () => {
  expect(inForce(usualProjectSettings, { ...usualCompanySettings, area_unit: 'sq_m' })).toEqual({
    area_unit: 'sq_m',
    default_format: 'MF',
    normalize_by_default: false,
  });
  const own = { ...usualProjectSettings, normalize_by_default: false, default_format: 'UF' as const };
  expect(inForce(own, { ...usualCompanySettings, normalize_by_default: true })).toMatchObject({
    default_format: 'UF',
    normalize_by_default: false,
  });
});
