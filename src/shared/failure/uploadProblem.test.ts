import { expect, it } from 'vitest';
import { AppError } from '#platform/api';
import { uploadProblem } from './uploadProblem.ts';

it.each([
  ['what the server refuses', new AppError('invalid', { status: 400, body: { message: 'It is empty.' } })],
  ['what is too large', new AppError('too_large', { status: 413, body: { message: 'It is empty.' } })],
  ['what could not be read', new Error('It is empty.')],
])('begins as every refusal does: %s', (_name, error) => {
  expect(uploadProblem(error, 'Failed.')).toBe('There was an uploading your files: It is empty.');
});

it('says nothing of the file where the upload may pass with another try', () => {
  for (const kind of ['offline', 'timeout', 'server', 'unavailable', 'too_many'] as const) {
    const error = new AppError(kind);
    expect(uploadProblem(error, 'Failed.')).toBe(error.message);
  }
  expect(uploadProblem('gone', 'Failed.')).toBe('Failed.');
});
