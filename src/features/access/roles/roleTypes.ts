import type { components } from '#contract/api.ts';

type Schemas = components['schemas'];

export type Role = Schemas['Role'];
export type RoleRow = Schemas['RoleRow'];
export type RolePage = Schemas['RolePage'];
export type RoleInput = Schemas['RoleInput'];
export type RolePatch = Schemas['RolePatch'];
export type RoleMember = Schemas['RoleMember'];
