declare global {
  /** There where the server has opened the app by itself; it hears by it what stands in the way. */
  var quoinUnattended: ((reason: string) => void) | undefined;
}

/** Whether nobody looks: the server has opened the app to run a report, and answers all that is asked by itself. */
export const isUnattended = (): boolean => globalThis.quoinUnattended !== undefined;

/** Says to the server why what it has opened the app for cannot be done. */
export const giveUpUnattended = (reason: string): void => globalThis.quoinUnattended?.(reason);

/** The server knows who it has opened the app for, so any token will do. */
export const unattendedToken = 'unattended';
