/** Every text of look, file by file: what a translation replaces. What several files say stands first. */

// CustomizeFlyout
export const close = 'Close';
export const thisIsYourOwnView = 'This is your own view of every project; no one else sees a change.';
export const itIsTheFirstOne = (one: string) => `It is the first ${one}`;
export const itIsTheLastOne = (one: string) => `It is the last ${one}`;
export const resetToDefaultSeveral = (several: string) => `Reset to default ${several}`;
export const partIsNumber = (part: string, number: number, all: number) =>
  `${part} is number ${number} of ${all}.`;
export const movePartUp = (part: string) => `Move ${part} up`;
export const movePartDown = (part: string) => `Move ${part} down`;

// EverybodysSetup
export const projectDefault = 'Project default';
export const peopleWhoHaveNotSet = 'People who have not set up this page see the project default.';
export const theProjectHasNoDefault =
  'The project has no default yet. People see the standard setup until they change it.';
export const thisIsTheProjectDefault = 'This is the project default';
export const projectDefaultSaved = 'Project default saved';
export const undo = 'Undo';
export const makeProjectDefault = 'Make project default';
export const projectDefault2 = 'Use project default';

// useKeepSetup
export const theSetupWasNotSaved = 'The setup was not saved';
export const theProjectDefaultWasNotSaved = 'The project default was not saved';
