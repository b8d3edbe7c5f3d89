/** What a cell says whose formula has no value in the file: the program that wrote it never calculated it. */
export const NOT_CALCULATED = '#NOT CALCULATED';
