import { describe, expect, it } from 'vitest';
import type { Risk } from '../riskQueries.ts';
import { blankMitigation, differs, readingsOf, toRiskDraft, toRiskPatch } from './riskDraft.ts';

const groundwater = {
  id: 1,
  name: 'Perched groundwater found below mat',
  category: { id: 15, name: 'Site and Geotechnical' },
  component: null,
  owner: null,
  status: 'IDENTIFIED',
  likelihood: 3,
  impact: 3,
  value: 1_850_000,
  original_value: 2_400_000,
  inherent_likelihood: 4,
  inherent_impact: 4,
  response: null,
  cause: '',
  event: '',
  effect: '',
  trigger: '',
  exposed_from: null,
  exposed_to: null,
  description: '',
  comment: '',
  mitigations: [
    {
      id: 8,
      name: 'Price wick drains',
      description: '',
      due_date: '2026-10-23',
      status: 'IN_PROGRESS',
      leader: { id: 3, first_name: 'Ingrid', last_name: 'Solberg', email: 'i@northbank.example' },
      cost: 120_000,
      likelihood_effect: 1,
      impact_effect: 0,
    },
  ],
} as unknown as Risk;

describe('a risk while it is written', () => {
  it('sends only what changed', () => {
    const start = toRiskDraft(groundwater);
    expect(differs(start, toRiskDraft(groundwater))).toBe(false);
    expect(toRiskPatch({ ...start, likelihood: 2, cause: 'Till' }, start, false)).toEqual({
      likelihood: 2,
      cause: 'Till',
    });
    const [first] = start.mitigations;
    const done = { ...start, mitigations: [{ ...first!, status: 'COMPLETE' as const }, blankMitigation()] };
    expect(toRiskPatch(done, start, false).mitigations).toMatchObject([
      { id: 8, status: 'COMPLETE', leader_id: 3 },
      { id: null, name: '' },
    ]);
  });

  it('sends all that a new one says, and nothing else', () => {
    const blank = toRiskDraft(undefined);
    expect(toRiskPatch({ ...blank, name: 'Steel' }, blank, true)).toEqual({
      name: 'Steel',
      status: 'IDENTIFIED',
    });
  });

  it('reads where it was, is, and will be', () => {
    const draft = toRiskDraft(groundwater);
    expect(readingsOf(draft, draft)).toEqual({
      inherent: { likelihood: 4, impact: 4, value: 2_400_000 },
      now: { likelihood: 3, impact: 3, value: 1_850_000 },
      residual: { likelihood: 2, impact: 3, value: 1_850_000 },
    });
  });

  it('is lowered at once by a mitigation that becomes done, except where a rating is set', () => {
    const start = toRiskDraft(groundwater);
    const done = {
      ...start,
      mitigations: start.mitigations.map((one) => ({ ...one, status: 'COMPLETE' as const })),
    };
    expect(readingsOf(done, start)).toMatchObject({
      now: { likelihood: 2, impact: 3, value: 1_850_000 },
      residual: { likelihood: 2, impact: 3 },
    });
    expect(readingsOf({ ...done, likelihood: 1 }, start).now.likelihood).toBe(1);
    expect(readingsOf(done, done).now.likelihood).toBe(3);
  });
});
