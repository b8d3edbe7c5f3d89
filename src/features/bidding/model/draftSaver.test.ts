import { describe, expect, it } from 'vitest';
import { createDraftSaver, type SaveState } from './draftSaver.ts';

function setUp() {
  const sent: [string, number][] = [];
  const states: SaveState[] = [];
  let due: (() => void) | null = null;
  const answers: { resolve: (version: number) => void; reject: (error: Error) => void }[] = [];
  const saver = createDraftSaver<string>({
    version: 4,
    send: (draft, version) => {
      sent.push([draft, version]);
      return new Promise((resolve, reject) => answers.push({ resolve, reject }));
    },
    onState: (state) => states.push(state),
    later: (act) => {
      due = act;
      return () => {
        due = null;
      };
    },
  });
  return { saver, sent, states, answers, pause: () => due?.() };
}

describe('keeping a draft', () => {
  it('sends what was typed last, once, and goes on from the version it got', async () => {
    const { saver, sent, states, answers, pause } = setUp();
    saver.edit('a');
    saver.edit('ab');
    expect(sent).toEqual([]);
    pause();
    expect(sent).toEqual([['ab', 4]]);
    saver.edit('abc');
    pause();
    expect(sent).toHaveLength(1);
    const done = saver.flush();
    answers[0]?.resolve(5);
    await Promise.resolve();
    await Promise.resolve();
    expect(sent[1]).toEqual(['abc', 5]);
    answers[1]?.resolve(6);
    expect(await done).toBe(6);
    expect(states.at(-1)).toBe('saved');
    expect(saver.isDirty()).toBe(false);
  });

  it('loses nothing by a failure: the next try sends it again', async () => {
    const { saver, sent, states, answers } = setUp();
    saver.edit('a');
    const first = saver.flush();
    answers[0]?.reject(new Error('away'));
    await expect(first).rejects.toThrow('away');
    expect(states.at(-1)).toBe('failed');
    expect(saver.isDirty()).toBe(true);
    const second = saver.flush();
    answers[1]?.resolve(5);
    expect(await second).toBe(5);
    expect(sent).toEqual([
      ['a', 4],
      ['a', 4],
    ]);
  });

  it('answers the version at once where nothing was typed', async () => {
    expect(await setUp().saver.flush()).toBe(4);
  });
});
