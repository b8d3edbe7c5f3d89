/** Every text of views, file by file: what a translation replaces. What several files say stands first. */

// ImportViewMenu
export const theViewsOfOtherProjects = 'The views of other projects could not be loaded';
export const yourOtherProjectsHave = 'Your other projects have no saved views';
export const importASavedView = 'Import a saved view';

// ListViews
export const view1 = 'View (1)';
export const onlyValueCanChange = (value: string) => `Only ${value} can change this view`;
export const itBelongsToValue = (value: string) => `It belongs to ${value}`;

// ViewConflict
export const someoneElseChangedThisView = 'Someone else changed this view';
export const cancel = 'Cancel';
export const theirs = 'Use theirs';
export const saveMine = 'Save mine';
export const nameWasSavedBySomeone = (name: string) =>
  `"${name}" was saved by someone else while you changed it. Use their version, or save yours for everyone.`;

// viewMutations
export const theNounWasNotSaved = (noun: string) => `The ${noun} was not saved`;
export const theNounWasNotImported = (noun: string) => `The ${noun} was not imported`;
export const theNounWasNotChanged = (noun: string) => `The ${noun} was not changed`;
export const theNounWasNotOpened = (noun: string) => `The ${noun} was not opened`;
export const valueNameDeleted = (value: string, name: string) => `${value} "${name}" deleted`;
export const view = 'View';
export const layout = 'Layout';
export const theNounWasNotDeleted = (noun: string) => `The ${noun} was not deleted`;
