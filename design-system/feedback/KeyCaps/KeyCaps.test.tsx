import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { KeyCaps } from './KeyCaps.tsx';
import { readKeys } from './readKeys.ts';

const caps = (keys: string, mac = false) => readKeys(keys, mac).map(({ text }) => text);

it.each([
  ['Mod+Shift+C', ['Ctrl', 'Shift', 'C']],
  ['G then P', ['G', 'then', 'P']],
  ['Enter or F2', ['Enter', 'or', 'F2']],
  ['+', ['+']],
  ['Mod++', ['Ctrl', '+']],
  ['+ or -', ['+', 'or', '-']],
  ['Ctrl+Down', ['Ctrl', '↓']],
])('takes %s apart', (keys, parts) => expect(caps(keys)).toEqual(parts));

it('speaks Mac to a Mac', () => expect(caps('Mod+Alt+K', true)).toEqual(['⌘', '⌥', 'K']));

it('draws each key as a key', () => {
  const { container } = render(<KeyCaps keys="G then P" />);
  expect([...container.querySelectorAll('kbd')].map((cap) => cap.textContent)).toEqual(['G', 'P']);
  expect(screen.getByText('then').tagName).toBe('SPAN');
});
