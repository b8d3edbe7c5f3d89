/** Text that has no lines of its own, however many it takes on the screen: breaks become single spaces. */
export const oneLine = (text: string) => text.replaceAll(/\s*\n\s*/g, ' ');
