import { describe, expect, it } from 'vitest';
import { PERMISSION_GROUPS, PERMISSIONS, withDependents, withNeeds } from './index.ts';

const entries = PERMISSION_GROUPS.flatMap((group) => group.entries);

describe('the catalogue of permissions', () => {
  it('names each key once, each with words of its own', () => {
    expect(entries).toHaveLength(Object.keys(PERMISSIONS).length);
    for (const { label, unlocks } of entries) {
      expect(label).toMatch(/^[A-Z].{3,40}$/);
      expect(unlocks).toMatch(/^[A-Z].{5,90}[^.]$/);
    }
    expect(new Set(entries.map(({ label }) => label)).size).toBe(entries.length);
    expect(new Set(PERMISSION_GROUPS.map(({ label }) => label)).size).toBe(PERMISSION_GROUPS.length);
  });

  it('gives each key a way to open something: what it needs exists and ends', () => {
    for (const { key } of entries) expect(withNeeds(key).every((needed) => needed in PERMISSIONS)).toBe(true);
    expect(withNeeds('delete_usertenantpermissions')).toEqual([
      'delete_usertenantpermissions',
      'account_administration_access',
      'view_usertenantpermissions',
    ]);
    expect(withNeeds('foresite_access')).toEqual(['foresite_access']);
  });

  it('knows what falls shut with a key', () => {
    expect(withDependents('risk_access')).toEqual(['risk_access', 'change_risk', 'risk_export']);
    expect(withDependents('view_usertenantpermissions')).toEqual([
      'view_usertenantpermissions',
      'account_administration_access',
      'delete_usertenantpermissions',
    ]);
    expect(withDependents('risk_export')).toEqual(['risk_export']);
  });
});
