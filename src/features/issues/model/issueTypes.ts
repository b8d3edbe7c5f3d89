import type { components } from '#contract/api.ts';

type Schemas = components['schemas'];
/** An issue as lists and boards show it. */
export type IssueBrief = Schemas['IssueBrief'];
/** A page of them, with what they have at stake. */
export type IssuePage = Schemas['IssuePage'];
