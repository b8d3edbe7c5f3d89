import { describe, expect, it } from 'vitest';
import { RUN_NOTES } from '#domain/reporting';
import { parseRunNotes, toNoteCard } from './runNotes.ts';

const note = { key: 'a', title: 'Before 50% DD', text: 'Steel is bought.' };
const long = (length: number) => 'x'.repeat(length);

describe('parseRunNotes', () => {
  it.each([
    ['nothing', null, []],
    ['no JSON', '{', []],
    ['no list', '{"key":"a"}', []],
    ['a note', JSON.stringify([note]), [note]],
    ['what is no note', JSON.stringify([null, 3, { key: 'b', title: 1, text: '' }, note]), [note]],
    ['other keys', JSON.stringify([{ ...note, html: '<b>' }]), [note]],
    ['a title too long', JSON.stringify([{ ...note, title: long(RUN_NOTES.title + 1) }]), []],
    ['a text too long', JSON.stringify([{ ...note, text: long(RUN_NOTES.text + 1) }, note]), [note]],
  ])('%s', (_what, stored, notes) => {
    expect(parseRunNotes(stored)).toEqual(notes);
  });

  it('reads no more notes than a run has', () => {
    expect(
      parseRunNotes(JSON.stringify(Array.from({ length: RUN_NOTES.most + 5 }, () => note))),
    ).toHaveLength(RUN_NOTES.most);
  });
});

it('prints a note as a card of text', () => {
  expect(toNoteCard(note)).toEqual({ key: 'a', kind: 'text', title: note.title, text: note.text });
});
