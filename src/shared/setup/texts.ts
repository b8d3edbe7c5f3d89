/** Every text of setup, file by file: what a translation replaces. What several files say stands first. */

// SetupWay
export const nextValue = (value: string) => `Next: ${value}`;
export const finishSetup = 'Finish setup';

// SetupSteps
export const details = 'Details';
export const timeline = 'Timeline';
export const components = 'Components';
export const estimate = 'Estimate';
export const yourRoleDoesNotOpen = 'Your role does not open this step';
export const createProject = 'Create project';
