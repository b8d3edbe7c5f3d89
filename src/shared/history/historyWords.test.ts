import { describe, expect, it } from 'vitest';
import type { HistoryEntry } from './historyTypes.ts';
import { dayWords, sentenceParts } from './historyWords.ts';

const entry = (change: Partial<HistoryEntry>) =>
  ({ kind: 'updated', source: 'hand', changes: [], ...change }) as HistoryEntry;

describe('history in words', () => {
  const now = new Date(2026, 9, 12, 15, 0);

  it('names days the way people do', () => {
    expect(dayWords(new Date(2026, 9, 12, 9, 8).toISOString(), now)).toBe('Today, 9:08');
    expect(dayWords(new Date(2026, 9, 11, 23, 59).toISOString(), now)).toBe('Yesterday');
    expect(dayWords(new Date(2026, 8, 24, 12, 0).toISOString(), now)).toBe('Sep 24, 2026');
  });

  it('chooses the verb by what happened', () => {
    const change = (from: string | null, to: string | null, field = 'upper_limit') => ({
      field,
      label: 'X',
      from,
      to,
    });
    const verbs = (changes: HistoryEntry['changes']) =>
      sentenceParts(entry({ changes })).map((part) => part.verb);
    expect(verbs([change('10%', '15%')])).toEqual(['changed']);
    expect(verbs([change(null, '15%')])).toEqual(['set']);
    expect(verbs([change('10%', null)])).toEqual(['cleared']);
    expect(verbs([change('Draft', 'Pending', 'status')])).toEqual(['moved']);
    expect(sentenceParts(entry({ kind: 'created' }))[0]?.verb).toBe('created');
    expect(sentenceParts(entry({ kind: 'created', source: 'undo' }))[0]?.verb).toBe('restored');
    expect(sentenceParts(entry({ source: 'undo', changes: [change('a', 'b')] }))[0]?.verb).toBe('undid');
  });

  it('tells what was said of an item and an estimate, and that a file was uploaded', () => {
    const said = (kind: HistoryEntry['kind'], state: string | null, milestone: string | null = '50% DD') => {
      const change = (field: string, to: string | null) => ({ field, label: field, from: null, to });
      const changes = [change('milestone_id', milestone), change('state', state)];
      const parts = sentenceParts(entry({ entity: 'estimate_item', kind, changes }), 'VO-012 Hybrid plant');
      return parts.map(({ verb, label }) => `${verb} ${label}`).join(', ');
    };
    expect(said('created', 'In the estimate')).toBe(
      'said that the estimate of 50% DD contains VO-012 Hybrid plant',
    );
    expect(said('updated', 'Not in it', null)).toBe(
      'said that the estimate does not contain VO-012 Hybrid plant',
    );
    expect(said('deleted', null)).toBe('withdrew what was said of VO-012 Hybrid plant and the estimate');
    const file = entry({ entity: 'estimate_upload', kind: 'created' });
    expect(sentenceParts(file, '50DD.xlsx')[0]?.verb).toBe('uploaded');
  });

  it('tells what came into a list and what went out of it', () => {
    const moves = [
      { field: 'permissions', label: 'Granted', from: null, to: 'See risks' },
      { field: 'members', label: 'Members removed', from: 'Ada Moss', to: null },
    ];
    const parts = sentenceParts(entry({ changes: moves }), 'the role');
    expect(parts.map(({ verb, label }) => `${verb} ${label}`)).toEqual([
      'granted See risks',
      'removed Ada Moss',
    ]);
    expect(sentenceParts(entry({ kind: 'created' }), 'the role')[0]?.label).toBe('the role');
  });
});
