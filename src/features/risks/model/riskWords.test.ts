import { expect, it } from 'vitest';
import { valueWords } from './riskWords.ts';

it('says the value of a risk, the estimated one while none is set', () => {
  expect(valueWords({ value: 900_000, estimated_value: 4_727_500 })).toBe('$900,000');
  expect(valueWords({ value: 0, estimated_value: 4_727_500 })).toBe('$0');
  expect(valueWords({ value: null, estimated_value: 4_727_500 })).toBe('Est. $4,727,500');
  expect(valueWords({ value: null, estimated_value: null })).toBeNull();
});
