export { hasUnsavedWork } from './claims.ts';
export { UnsavedGuard } from './UnsavedGuard.tsx';
export { useHoldWrites } from './useHoldWrites.ts';
export { useUnsaved } from './useUnsaved.ts';
export { useUnsavedDialog } from './useUnsavedDialog.tsx';
