import type { components } from '#contract/api.ts';

export type CompanyUser = components['schemas']['CompanyUser'];
export type CompanyUserDetail = components['schemas']['CompanyUserDetail'];
export type CompanyUserPage = components['schemas']['CompanyUserPage'];
export type CompanyUserPatch = components['schemas']['CompanyUserPatch'];
export type Candidate = components['schemas']['Candidate'];
export type InviteInput = components['schemas']['Invite'];
export type InviteOptions = components['schemas']['InviteOptions'];
export type Member = components['schemas']['Member'];
export type MemberPage = components['schemas']['MemberPage'];
