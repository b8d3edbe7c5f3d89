import { expect, it } from 'vitest';
import { chosenWords } from './chosenWords.ts';

it.each([
  [[], undefined],
  [['Pending'], 'Pending'],
  [['Pending', 'Draft'], 'Pending +1'],
  [['Pending', 'Draft', 'Void', 'Approved'], 'Pending +3'],
])('%j is said as %s', (labels, words) => expect(chosenWords(labels)).toBe(words));
