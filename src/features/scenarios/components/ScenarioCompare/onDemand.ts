import { opened } from '#design-system/private/on-demand/onDemand.tsx';

/** Scenarios side by side, for those who compare some. */
export const ScenarioCompare = opened(async () => (await import('./ScenarioCompare.tsx')).default);
