import { describe, expect, it } from 'vitest';
import { legacyReports } from './legacyReports.ts';

const every = new Set(['foresite_access', 'estimate_access', 'download_estimate']);

describe('reports of fixed content', () => {
  it.each([
    [every, '', ['item', 'optioneering', 'milestone', 'estimate']],
    [every, ' MILESTONE ', ['optioneering', 'milestone']],
    [every, 'side by side', ['estimate']],
    [every, 'nothing like it', []],
    [new Set(['foresite_access']), '', ['item', 'optioneering']],
    [new Set(['estimate_access']), '', []],
    [new Set(['estimate_access', 'download_estimate']), '', ['milestone', 'estimate']],
  ])('are those of the permissions %o that hold "%s"', (permissions, search, ids) => {
    expect(legacyReports(permissions, search).map(({ id }) => id)).toEqual(ids);
  });
});
