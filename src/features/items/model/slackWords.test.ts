import { expect, it } from 'vitest';
import { slackWords } from './slackWords.ts';

it.each([
  [null, 'Done'],
  [-1, 'Critical, 1 work day short'],
  [-12, 'Critical, 12 work days short'],
  [0, 'Critical, no slack'],
  [1, '1 work day of slack'],
  [34, '34 work days of slack'],
])('a slack of %s is said as %s', (total_slack, words) => expect(slackWords({ total_slack })).toBe(words));
