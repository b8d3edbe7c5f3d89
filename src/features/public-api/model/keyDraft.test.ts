import { describe, expect, it } from 'vitest';
import type { ApiKey } from '../apiKeyQueries.ts';
import { keyPatchOf, toKeyDraft, withScopes } from './keyDraft.ts';

const apiKey: ApiKey = {
  id: 1,
  name: 'Warehouse',
  prefix: 'quoin_000000000000',
  status: 'active',
  permissions: ['foresite_access'],
  lost_permissions: [],
  expires_on: null,
  last_used_at: null,
  created_at: '2026-10-12T09:00:00.000Z',
  created_by: null,
  is_owner_active: true,
  revoked_at: null,
  revoked_by: null,
  version: 1,
};

describe('the draft of a key', () => {
  it('sends only what differs', () => {
    const draft = toKeyDraft(apiKey);
    expect(keyPatchOf(apiKey, { ...draft, name: ' Warehouse ' })).toEqual({});
    expect(keyPatchOf(apiKey, { ...draft, expires_on: '2026-12-31' })).toEqual({ expires_on: '2026-12-31' });
    expect(keyPatchOf(apiKey, { ...draft, permissions: new Set(['risk_access']) })).toEqual({
      permissions: ['risk_access'],
    });
  });

  it('takes what a scope needs with it, both ways', () => {
    const ticked = withScopes(new Set(), ['change_risk', 'add_scenario'], true);
    expect([...ticked].sort()).toEqual(['add_scenario', 'change_risk', 'foresite_access', 'risk_access']);
    expect([...withScopes(ticked, ['foresite_access'], false)].sort()).toEqual([
      'change_risk',
      'risk_access',
    ]);
  });
});
