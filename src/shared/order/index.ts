export { ListGrip } from './ListGrip.tsx';
export { type RowDrags, RowGrip, type RowLifts } from './RowGrip.tsx';
export { useListDrag } from './useListDrag.ts';
export { useRowDrag } from './useRowDrag.ts';
export { useRowOrder } from './useRowOrder.ts';
