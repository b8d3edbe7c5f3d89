import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { isSingleKey, type KeyPress, presses, readKeys } from './chords.ts';
import { createShortcuts } from './createShortcuts.ts';
import { keySections } from './keySections.ts';
import { SHORTCUTS, type ShortcutName } from './shortcuts.ts';

const press = (key: string, over: Partial<KeyPress> = {}): KeyPress => ({
  key,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  ...over,
});
const names = Object.keys(SHORTCUTS) as ShortcutName[];
const now = { typing: false, singleKeys: true, at: 1000 };

/** Shortcuts that are all answered, and who was asked. */
function everything() {
  const shortcuts = createShortcuts();
  const asked: ShortcutName[] = [];
  for (const name of names) shortcuts.bind(name, () => asked.push(name));
  return { shortcuts, asked };
}

describe('keys', () => {
  it.each<[string, KeyPress, boolean]>([
    ['Mod+K', press('k', { ctrlKey: true }), true],
    ['Mod+K', press('K', { metaKey: true }), true],
    ['Mod+K', press('k'), false],
    ['Mod+K', press('K', { ctrlKey: true, shiftKey: true }), false],
    ['Mod+Shift+C', press('C', { ctrlKey: true, shiftKey: true }), true],
    ['J', press('j'), true],
    ['J', press('J', { shiftKey: true }), false],
    ['?', press('?', { shiftKey: true }), true],
    ['?', press('?'), true],
    ['[', press('[', { ctrlKey: true, altKey: true, getModifierState: () => true }), true],
    ['[', press('[', { ctrlKey: true }), false],
    ['F1', press('F1'), true],
  ])('%s and a press of %j: %s', (keys, event, expected) => {
    const chord = readKeys(keys)[0]?.[0];
    expect(chord && presses(chord, event)).toBe(expected);
  });

  it('are bound once each, and none begins another', () => {
    const ways = names.flatMap((name) => readKeys(SHORTCUTS[name].keys).map((way) => JSON.stringify(way)));
    expect(new Set(ways).size).toBe(ways.length);
    const all = names.flatMap((name) => readKeys(SHORTCUTS[name].keys));
    const firsts = all.filter((way) => way.length === 2).map((way) => JSON.stringify(way[0]));
    const alone = all.filter((way) => way.length === 1).map((way) => JSON.stringify(way[0]));
    expect(firsts.filter((first) => alone.includes(first))).toEqual([]);
  });
});

describe('shortcuts', () => {
  it('answer one press, or two in a row', () => {
    const { shortcuts, asked } = everything();
    expect(shortcuts.press(press('k', { ctrlKey: true }), now)).toBe(true);
    expect(shortcuts.press(press('g'), now)).toBe(true);
    expect(shortcuts.press(press('p'), { ...now, at: 1500 })).toBe(true);
    expect(asked).toEqual(['palette', 'goProjects']);
  });

  it('forget the first key after a while, and after any other key', () => {
    const { shortcuts, asked } = everything();
    shortcuts.press(press('g'), now);
    expect(shortcuts.press(press('p'), { ...now, at: 3000 })).toBe(false);
    shortcuts.press(press('g'), now);
    shortcuts.press(press('x'), now);
    expect(shortcuts.press(press('p'), now)).toBe(false);
    expect(asked).toEqual([]);
  });

  it('leave to a field what it answers itself', () => {
    const undo = vi.fn();
    const shortcuts = createShortcuts();
    shortcuts.bind('undoArranging', undo);
    const ask = (typing: boolean) => shortcuts.press(press('z', { ctrlKey: true }), { ...now, typing });
    expect([ask(true), undo.mock.calls.length]).toEqual([false, 0]);
    expect([ask(false), undo.mock.calls.length]).toEqual([true, 1]);
  });

  it('never fire by single keys while typing or once these are off; the others do', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('G', 'g', 'p', 'o', 'f', 'r', 'i', 't', 'c', '?', '[', 'j', 'k', 'F1')),
        fc.boolean(),
        (keys, typing) => {
          const { shortcuts, asked } = everything();
          const singleKeys = typing;
          for (const key of keys) shortcuts.press(press(key), { typing, singleKeys, at: 0 });
          expect(asked.filter((name) => name !== 'help')).toEqual([]);
          expect(asked).toHaveLength(keys.filter((key) => key === 'F1').length);
          shortcuts.press(press('k', { ctrlKey: true }), { typing, singleKeys, at: 0 });
          expect(asked.at(-1)).toBe('palette');
        },
      ),
    );
  });

  it('are answered by who came last, and by nobody once all have left', () => {
    const shortcuts = createShortcuts();
    const first = vi.fn();
    const second = vi.fn();
    const leaveFirst = shortcuts.bind('nextItem', first);
    const leaveSecond = shortcuts.bind('nextItem', second);
    shortcuts.press(press('j'), now);
    leaveSecond();
    shortcuts.press(press('j'), now);
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 1]);
    leaveFirst();
    expect(shortcuts.press(press('j'), now)).toBe(false);
    expect(shortcuts.bound()).toEqual([]);
  });

  it('can be switched off exactly where they are one printable key', () => {
    const single = names.filter((name) =>
      readKeys(SHORTCUTS[name].keys).some((way) => way.every(isSingleKey)),
    );
    expect(single).not.toContain('palette');
    expect(single).toContain('goProjects');
    expect(single).toContain('help');
  });
});

describe('the list of shortcuts', () => {
  it('tells every one that is bound', () => {
    const rows = keySections(names).flatMap((section) => section.rows.map(({ keys }) => keys));
    for (const name of names) expect(rows).toContain(SHORTCUTS[name].keys);
  });

  it('leaves out places that cannot be reached, and takes sections of others', () => {
    const sections = keySections(
      ['goProjects'],
      [
        { title: 'Table', rows: [{ keys: 'Mod+D', does: 'Fill down' }] },
        { title: 'Chart', rows: [{ keys: 'F', does: 'Full screen' }] },
      ],
    );
    const of = (title: string) =>
      sections.find((section) => section.title === title)?.rows.map(({ does }) => does);
    expect(of('Go to')).toEqual(['Projects']);
    expect(of('Create')).toBeUndefined();
    expect(of('Table')).toEqual(['Fill down']);
    expect(of('Chart')).toContain('Full screen');
  });
});
