export { SetupBar } from './SetupBar.tsx';
export { SetupSteps } from './SetupSteps.tsx';
