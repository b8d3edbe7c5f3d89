import type { Permission } from '#contract/unions.ts';

/** A role of a company with what its holders may do. */
export type DemoRole = {
  name: string;
  description: string;
  type: 'internal' | 'external';
  impersonable?: boolean;
  permissions: readonly Permission[];
};
