/** Every text of unsaved, file by file: what a translation replaces. */

export const yourChangesWontBeSaved = "Your changes won't be saved";
export const discardChanges = 'Discard changes';
export const goBack = 'Go back';
export const weWontBeAbleToSave = "We won't be able to save your data if you move away from this page.";
