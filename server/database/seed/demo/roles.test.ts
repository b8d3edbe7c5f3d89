import { describe, expect, it } from 'vitest';
import { builderRoles, startingRoles } from './roles.ts';

const outside = [...builderRoles, ...startingRoles].filter(({ type }) => type === 'external');

describe('roles for people of other companies', () => {
  it.each(outside.map(({ name, permissions }) => [name, permissions]))(
    'show %s neither budgets and plugs of procurement nor what others bid',
    (_name, permissions) => {
      expect(permissions).not.toContain('procurement_access');
    },
  );
});
