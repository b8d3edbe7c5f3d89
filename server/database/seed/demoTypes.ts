import type { Permission } from '#contract/unions.ts';
