export { type RowDrags, RowGrip, type RowLifts } from './RowGrip.tsx';
export { useRowDrag } from './useRowDrag.ts';
export { useRowOrder } from './useRowOrder.ts';
