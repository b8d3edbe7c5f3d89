/** Key families: everything of a project's ForeSite starts with its first two parts. */
export const foresiteKeys = {
  project: (projectId: number) => ['foresite', projectId] as const,
  trend: (projectId: number) => ['foresite', projectId, 'trend'] as const,
  items: (projectId: number) => ['foresite', projectId, 'items'] as const,
  item: (projectId: number, itemId: number) => ['foresite', projectId, 'item', itemId] as const,
  history: (projectId: number, itemId: number) => ['foresite', projectId, 'history', itemId] as const,
  groups: (projectId: number) => ['foresite', projectId, 'groups'] as const,
};
