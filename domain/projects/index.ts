export { DATA_STEPS, type DataStep, missingSteps, type ProjectReadiness } from './missingSteps.ts';
export { projectHome, type ProjectHome } from './projectHome.ts';
