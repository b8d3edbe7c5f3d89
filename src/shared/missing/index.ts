export { MissingOverlay } from './MissingOverlay.tsx';
export type { MissingStep } from './missingStep.ts';
