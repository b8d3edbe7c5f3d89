/** Every text of page, file by file: what a translation replaces. */

export const filters = 'Filters';
export const on = 'On';
export const moreActions = 'More actions';
export const moreFilters = 'More filters';
export const filter = 'Filter';
