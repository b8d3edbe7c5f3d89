/** Every text of paged grid, file by file: what a translation replaces. */

export const yourFiltersDidntReturnAny = "Your filters didn't return any results";
export const clearFilters = 'Clear filters';
