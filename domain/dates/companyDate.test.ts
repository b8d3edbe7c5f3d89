import { describe, expect, it } from 'vitest';
import { companyDate } from './companyDate.ts';

describe('the company’s date', () => {
  it('turns at midnight of its own zone, to the second, in either direction of time', () => {
    const zone = 'America/Los_Angeles';
    expect(companyDate(new Date('2026-10-12T06:59:59.999Z'), zone)).toBe('2026-10-11');
    expect(companyDate(new Date('2026-10-12T07:00:00.000Z'), zone)).toBe('2026-10-12');
    expect(companyDate(new Date('2026-10-12T06:59:00.000Z'), zone)).toBe('2026-10-11');
    expect(companyDate(new Date('2026-10-12T07:00:00.000Z'), 'Asia/Kathmandu')).toBe('2026-10-12');
    expect(companyDate(new Date('2026-10-12T18:15:00.000Z'), 'Asia/Kathmandu')).toBe('2026-10-13');
  });
});
