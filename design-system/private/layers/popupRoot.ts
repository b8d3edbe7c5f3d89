const id = 'pop-ups';

/**
 * Where menus, lists, popovers and tooltips are drawn: one named region at the end of the page, so that nothing floats outside the
 * landmarks. It has no stacking order of its own; each panel brings its z-index.
 */
export function popupRoot(): HTMLElement {
  const known = document.getElementById(id);
  if (known) return known;
  const root = document.createElement('section');
  root.id = id;
  root.setAttribute('aria-label', 'Pop-ups');
  // What opens from a modal panel must work: the library leaves it out where it makes the page inert.
  root.dataset.reactAriaTopLayer = '';
  return document.body.appendChild(root);
}
