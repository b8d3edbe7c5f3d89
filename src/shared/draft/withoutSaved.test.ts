import { expect, it } from 'vitest';
import { withoutSaved } from './withoutSaved.ts';

it('keeps what was typed while a form was being saved', () => {
  const sent: { name?: string; scopes?: string[] } = { name: 'North', scopes: ['read'] };
  expect(withoutSaved(sent)({ ...sent })).toEqual({});
  expect(withoutSaved(sent)({ name: 'Northbank', scopes: ['read'] })).toEqual({ name: 'Northbank' });
});
