import { onDemand } from '#design-system/private/on-demand/onDemand.tsx';
import type { CostTraceProps } from './CostTrace.tsx';

/** What a total is made of: it comes when somebody is near a figure. */
export const costTrace = onDemand<CostTraceProps>(async () => (await import('./CostTrace.tsx')).CostTrace);
