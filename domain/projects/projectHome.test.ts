import { describe, expect, it } from 'vitest';
import { missingSteps, projectHome, type ProjectHome } from './index.ts';

const bare = { has_milestones: false, has_components: false, has_estimate: false };
const full = { has_milestones: true, has_components: true, has_estimate: true };
const anything = () => true;
const only =
  (...pages: ProjectHome[]) =>
  (page: ProjectHome) =>
    pages.includes(page);

describe('missing data', () => {
  it('is told in the order in which it is given', () => {
    expect(missingSteps(bare)).toEqual(['timeline', 'components', 'estimate']);
    expect(missingSteps({ ...bare, has_components: true })).toEqual(['timeline', 'estimate']);
    expect(missingSteps(full)).toEqual([]);
  });
});

describe('a project opens', () => {
  it('as a draft at the first missing data', () => {
    expect(projectHome({ ...bare, status: 'DRAFT' }, anything)).toBe('timeline');
    expect(projectHome({ ...bare, has_milestones: true, status: 'DRAFT' }, anything)).toBe('components');
    expect(projectHome({ ...full, has_estimate: false, status: 'DRAFT' }, anything)).toBe('estimate');
  });

  it('as a draft at the first missing data that the person may complete', () => {
    expect(projectHome({ ...bare, status: 'DRAFT' }, only('estimate', 'overview'))).toBe('estimate');
    expect(projectHome({ ...full, status: 'DRAFT' }, anything)).toBe('overview');
    expect(projectHome({ ...bare, status: 'DRAFT' }, only('overview'))).toBe('overview');
    expect(projectHome({ ...bare, status: 'DRAFT' }, only())).toBe('details');
  });

  it('as a draft of a finished project at its update', () => {
    expect(projectHome({ ...bare, status: 'DRAFT_LEGACY' }, anything)).toBe('legacyProject');
    expect(projectHome({ ...bare, status: 'DRAFT_LEGACY' }, only('overview'))).toBe('details');
  });

  it.each(['ACTIVE', 'COMPLETED', 'ABANDONED', 'CONCEPT', 'LEGACY', 'ABANDONED_LEGACY', 'PLAYGROUND'])(
    'as %s at its overview, or at its details, whatever is missing',
    (status) => {
      expect(projectHome({ ...bare, status }, anything)).toBe('overview');
      expect(projectHome({ ...bare, status }, only('timeline', 'legacyProject'))).toBe('details');
    },
  );
});
