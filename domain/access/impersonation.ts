const legacyStatuses = new Set(['LEGACY', 'DRAFT_LEGACY', 'ABANDONED_LEGACY']);

/** Whether a project of this status can be viewed as a role: legacy ones have no pages to view (docs/product/access.md). */
export const canBeImpersonatedIn = (projectStatus: string): boolean => !legacyStatuses.has(projectStatus);
