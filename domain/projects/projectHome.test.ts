import { describe, expect, it } from 'vitest';
import { homeTable } from './examples/index.ts';
import { missingSteps, projectHome } from './index.ts';

const bare = { has_milestones: false, has_components: false, has_estimate: false };
const full = { has_milestones: true, has_components: true, has_estimate: true };

describe('missing data', () => {
  it('is told in the order in which it is given', () => {
    expect(missingSteps(bare)).toEqual(['timeline', 'components', 'estimate']);
    expect(missingSteps({ ...bare, has_components: true })).toEqual(['timeline', 'estimate']);
    expect(missingSteps(full)).toEqual([]);
  });
});

describe('a project opens', () => {
  it.each(homeTable)('as $status that lacks $lacks at its $home', ({ status, lacks, opens, home }) => {
    const readiness = {
      has_milestones: !lacks.includes('timeline'),
      has_components: !lacks.includes('components'),
      has_estimate: !lacks.includes('estimate'),
    };
    expect(projectHome({ ...readiness, status }, (page) => opens?.includes(page) ?? true)).toBe(home);
  });
});
