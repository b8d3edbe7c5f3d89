export { FloatingBar } from './FloatingBar.tsx';
export { ListRoom } from './ListRoom.tsx';
export { ListSkeleton } from './ListSkeleton.tsx';
export { Notice } from './Notice.tsx';
export { Page } from './Page.tsx';
export { ToolRow } from './ToolRow.tsx';
export { useAtMost } from './useAtMost.ts';
export { usePrintInLight } from './usePrintInLight.ts';
