import { describe, expect, it } from 'vitest';
import {
  isNarrowed,
  readCalibrateFilters,
  toCalibrateQuery,
  writeCalibrateFilters,
} from './calibrateFilters.ts';

const usual = { isNormalized: true };
const read = (address: string, by = usual) => readCalibrateFilters(new URLSearchParams(address), by);

describe('what Calibrate shows', () => {
  it.each([
    '',
    'legacy=no',
    'search=mesa&group=4&delivery=CM+at+risk&from=2019&legacy=yes&by=cost&raw=yes&without=3,9',
  ])('comes back from the address %j', (address) => {
    const again = writeCalibrateFilters(new URLSearchParams('x=1'), read(address), usual);
    expect(again.get('x')).toBe('1');
    expect(readCalibrateFilters(again, usual)).toEqual(read(address));
  });

  it.each(['group=0', 'from=12', 'by=toString', 'without=a,-1', 'legacy=1', 'raw=no'])(
    'passes over %s',
    (address) => expect(read(address)).toEqual(read('')),
  );

  it('starts normalized as the settings say, and the address keeps what differs', () => {
    const raw = { isNormalized: false };
    expect(read('', raw).isNormalized).toBe(false);
    expect(read('raw=no', raw).isNormalized).toBe(true);
    expect(read('raw=yes').isNormalized).toBe(false);
    const write = (by: typeof usual, isNormalized: boolean) =>
      writeCalibrateFilters(new URLSearchParams(), { ...read('', by), isNormalized }, by).toString();
    expect([write(usual, true), write(usual, false), write(raw, true), write(raw, false)]).toEqual([
      '',
      'raw=yes',
      'raw=no',
      '',
    ]);
  });

  it('narrows peers by what is asked of the server alone', () => {
    expect(toCalibrateQuery(read('search=+mesa+&from=2019&legacy=yes&by=cost&without=3'))).toEqual({
      search: 'mesa',
      from_year: 2019,
      legacy: true,
    });
    expect(isNarrowed(read('by=cost&raw=yes&without=3'))).toBe(false);
    expect(isNarrowed(read('legacy=yes'))).toBe(true);
    expect(toCalibrateQuery(read(''))).toEqual({});
    expect(toCalibrateQuery(read('legacy=no'))).toEqual({ legacy: false });
  });
});
