import { describe, expect, it } from 'vitest';
import {
  isNarrowed,
  readCalibrateFilters,
  toCalibrateQuery,
  writeCalibrateFilters,
} from './calibrateFilters.ts';

const read = (address: string) => readCalibrateFilters(new URLSearchParams(address));

describe('what Calibrate shows', () => {
  it.each(['', 'search=mesa&group=4&delivery=CM+at+risk&from=2019&legacy=yes&by=cost&raw=yes&without=3,9'])(
    'comes back from the address %j',
    (address) => {
      const again = writeCalibrateFilters(new URLSearchParams('x=1'), read(address));
      expect(again.get('x')).toBe('1');
      expect(readCalibrateFilters(again)).toEqual(read(address));
    },
  );

  it.each(['group=0', 'from=12', 'by=toString', 'without=a,-1', 'legacy=1', 'raw=no'])(
    'passes over %s',
    (address) => expect(read(address)).toEqual(read('')),
  );

  it('narrows peers by what is asked of the server alone', () => {
    expect(toCalibrateQuery(read('search=+mesa+&from=2019&legacy=yes&by=cost&without=3'))).toEqual({
      search: 'mesa',
      from_year: 2019,
      legacy: true,
    });
    expect(isNarrowed(read('by=cost&raw=yes&without=3'))).toBe(false);
    expect(isNarrowed(read('legacy=yes'))).toBe(true);
  });
});
