export { useRowOrder } from './useRowOrder.ts';
