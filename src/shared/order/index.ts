export { type RowDrags, RowGrip } from './RowGrip.tsx';
export { useRowDrag } from './useRowDrag.ts';
export { useRowOrder } from './useRowOrder.ts';
