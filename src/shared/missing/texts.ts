/** Every text of missing, file by file: what a translation replaces. What several files say stands first. */

// MissingOverlay
export const goBackTo = 'Go back to';
export const goTo = 'Go to';
export const inOrderToActionYou = (action: string) => `In order to ${action} you need to complete the `;
export const data = ' data';
export const askTheAdminToDo = '. Ask the admin to do it.';
export const and = ' and ';

// missingStep
export const timeline = 'Timeline';
export const components = 'Components';
export const estimate = 'Estimate';
