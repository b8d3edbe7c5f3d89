/** Numbers that a sentence bears. */
const most = 30;

/** Numbers of rows in a sentence: "3, 7, 9", and how many more where there are many. */
export const listedRows = (numbers: readonly number[]) =>
  numbers.length > most
    ? `${numbers.slice(0, most).join(', ')} and ${numbers.length - most} more`
    : numbers.join(', ');
