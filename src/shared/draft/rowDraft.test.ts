import { describe, expect, it } from 'vitest';
import { beginDraft, carryOver } from './rowDraft.ts';

const row = (version: number) => ({ version });
const began = beginDraft(row(1), { name: 'Pump', cost: 5, rows: [{ key: 'a', text: 'one' }] });
const rows = (key: string, text: string) => [{ key, text }];

describe('a form over a row that somebody else changes', () => {
  it('shows the new values of what was not touched, and keeps what was typed', () => {
    const edited = { ...began, draft: { ...began.draft, name: 'Pumps' } };
    const carried = carryOver(edited, row(2), { name: 'Pump', cost: 9, rows: rows('b', 'two') });
    expect(carried).toEqual({
      row: row(2),
      start: { name: 'Pump', cost: 9, rows: rows('b', 'two') },
      draft: { name: 'Pumps', cost: 9, rows: rows('b', 'two') },
      clashes: false,
    });
  });

  it('clashes only where both changed a field to different values', () => {
    const edited = { ...began, draft: { ...began.draft, name: 'Pumps' } };
    const next = { ...began.start, name: 'Valve' };
    expect(carryOver(edited, row(2), next)).toMatchObject({ draft: { name: 'Pumps' }, clashes: true });
    expect(carryOver(edited, row(2), { ...next, name: 'Pumps' }).clashes).toBe(false);
    expect(carryOver(began, row(2), next)).toMatchObject({ draft: { name: 'Valve' }, clashes: false });
  });

  it('does not take the new keys of the same rows for a change', () => {
    const edited = { ...began, draft: { ...began.draft, rows: rows('a', 'mine') } };
    const next = { ...began.start, rows: rows('z', 'one') };
    expect(carryOver(edited, row(2), next)).toMatchObject({
      draft: { rows: rows('a', 'mine') },
      clashes: false,
    });
  });

  it('takes nothing for a change that was typed and taken back', () => {
    const back = { ...began, draft: { ...began.draft, rows: rows('b', 'one') } };
    const next = { ...began.start, rows: rows('c', 'two') };
    expect(carryOver(back, row(2), next)).toMatchObject({ draft: next, clashes: false });
  });

  it('knows rows by what they say where their key is a field of theirs', () => {
    const cities = (id: string, key: string) => ({ rows: [{ id, key }] });
    const edited = { ...beginDraft(row(1), cities('row-0', 'Boston')), draft: cities('row-0', 'Austin') };
    expect(carryOver(edited, row(2), cities('row-0', 'Denver'), 'id')).toMatchObject({
      draft: cities('row-0', 'Austin'),
      clashes: true,
    });
  });

  it('keeps saying so until the form begins anew', () => {
    const clashed = { ...began, draft: { ...began.draft, name: 'Pumps' }, clashes: true };
    expect(carryOver(clashed, row(3), began.start).clashes).toBe(true);
  });
});
