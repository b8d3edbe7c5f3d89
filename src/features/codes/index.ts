export { codeRoutes } from './codeRoutes.ts';
