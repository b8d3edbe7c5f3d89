import { expect, it } from 'vitest';
import { createTurns } from './turns.ts';

const patient = new AbortController().signal;

it('lets a few of one key through at a time, in their order, and others meanwhile', async () => {
  const turns = createTurns(2);
  const came: string[] = [];
  const ask = async (name: string, key: number, signal = patient) => {
    const end = await turns.take(key, signal);
    came.push(name);
    return end;
  };
  const first = await ask('first', 1);
  const second = await ask('second', 1);
  const gone = new AbortController();
  const third = ask('third', 1, gone.signal);
  const fourth = ask('fourth', 1);
  const other = await ask('other', 2);
  expect(came).toEqual(['first', 'second', 'other']);
  gone.abort();
  await expect(third).rejects.toThrow('gone');
  first();
  first(); // a turn ends once
  const last = await fourth;
  expect(came.at(-1)).toBe('fourth');
  const fifth = ask('fifth', 1);
  second();
  const end = await fifth;
  for (const one of [last, other, end]) one();
  await ask('again', 1);
  expect(came.slice(-2)).toEqual(['fifth', 'again']);
});
