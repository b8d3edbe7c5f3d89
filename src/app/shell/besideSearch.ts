const flyout = 'itemDetailsId';

/** An address that only opens something beside the list keeps the filters, the order and the view of the list. */
export function besideSearch(href: string, search: string): string {
  const asked = new URLSearchParams(href.startsWith('?') ? href : '');
  const id = asked.get(flyout);
  if (id === null || asked.size > 1) return href;
  const next = new URLSearchParams(search);
  next.set(flyout, id);
  return `?${next.toString()}`;
}
