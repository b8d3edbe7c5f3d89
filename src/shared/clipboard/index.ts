export { useCopy, useCopyLink } from './useCopy.ts';
