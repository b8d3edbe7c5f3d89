export { LoadError } from './LoadError.tsx';
export { uploadProblem } from './uploadProblem.ts';
