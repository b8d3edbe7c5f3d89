export { codeRoutes } from './codeRoutes.ts';
export { codesLive } from './codesLive.ts';
