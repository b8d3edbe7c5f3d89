export { useWriteQueue } from './useWriteQueue.ts';
