import { describe, expect, it } from 'vitest';
import { displayMessage, flattenFieldErrors, RuleError } from './index.ts';

const date = { date: ['The given date is set for another milestone in this project'] };

describe('displayMessage', () => {
  it('takes message, then detail, then fields, then what the client says', () => {
    expect(displayMessage({ message: 'm', detail: 'd', errors: date }, 'c')).toBe('m');
    expect(displayMessage({ message: ' ', detail: 'd', errors: date }, 'c')).toBe('d');
    expect(displayMessage({ message: null, errors: date }, 'c')).toBe(
      'date: The given date is set for another milestone in this project',
    );
    expect(displayMessage({ errors: {} }, 'c')).toBe('c');
    expect(displayMessage(null, 'c')).toBe('c');
    expect(displayMessage(undefined, 'c')).toBe('c');
  });

  it('joins several fields and texts', () => {
    const errors = {
      name: ['Name is required', 'Too short'],
      non_field_errors: 'Try again',
      empty: [],
      blank: [' '],
    };
    expect(flattenFieldErrors(errors)).toBe('name: Name is required Too short; Try again');
  });
});

describe('RuleError', () => {
  it('carries a stable code and the fields at fault', () => {
    const error = new RuleError('rule', 'Not now.', date);
    expect(error).toBeInstanceOf(Error);
    expect([error.name, error.code, error.message, error.fields]).toEqual([
      'RuleError',
      'rule',
      'Not now.',
      date,
    ]);
  });
});
