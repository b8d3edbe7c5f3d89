import { describe, expect, it } from 'vitest';
import { longestPassword, passwordProblem } from './index.ts';

const email = 'daniel.reyes@northbank.example';
const problem = (password: string) => passwordProblem(password, email);

describe('a password', () => {
  it.each([
    'correct horse battery',
    'Nine-courses-of-stone',
    'ćwikła z chrzanem 7',
    'x7#kQ!m2p9Lz',
    '旧い石の家の角の石材置き場だ',
  ])('may be %j', (password) => expect(problem(password)).toBeUndefined());

  it('has twelve characters or more, however they are written', () => {
    expect(problem('x7#kQ!m2p9L')).toBe('Use at least 12 characters.');
    expect(problem('🧱🏗️🧱🏗️')).toBe('Use at least 12 characters.');
    expect(problem('')).toBe('Use at least 12 characters.');
  });

  it('has an end', () => {
    const long = 'correct horse battery staple '.repeat(36).slice(0, longestPassword);
    expect(problem(`${long}x`)).toBe('Use at most 1024 characters.');
  });

  it.each([email, email.toUpperCase(), ` ${email} `, 'daniel.reyes2026', 'Daniel-Reyes-1!'])(
    'is not the e-mail: %j',
    (password) => expect(problem(password)).toBe('Do not use your e-mail as your password.'),
  );

  it.each([
    'password1234',
    'P@ssw0rd2026!',
    'passwordpassword',
    'Welcome12345!',
    'qwertyuiop12',
    'letmein-letmein',
    '123456789012',
    '210987654321',
    'abcdefghijkl',
    'aaaaaaaaaaaa',
    'abababababab',
    'abcabcabcabc',
    'quoin-demo-2026',
    'Summer2026!!',
    'admin-password-1',
  ])('is not one that everyone guesses: %j', (password) => expect(problem(password)).toContain('too common'));

  it('is not white space', () => expect(problem(' '.repeat(20))).toBe('Spaces alone are no password.'));
});
