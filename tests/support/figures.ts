import type { Page } from '@playwright/test';

/** Where a figure stands that opens nothing of its own, and why that is right. */
export interface Unasked {
  selector: string;
  because: string;
}

/** A text on the page that reads as a figure: what it says, where it stands, and whether it opens its reason. */
export interface FoundFigure {
  text: string;
  place: string;
  opens: boolean;
  /** Of the list that was given: why it opens nothing. */
  because: string | null;
}

/** Every figure that a page shows in its main part: money, shares, areas, factors, points and bare numbers of tables and terms. */
export const figuresOn = (page: Page, unasked: readonly Unasked[]): Promise<FoundFigure[]> =>
  page.evaluate((list) => {
    const figure = /[$×]\s?\d|\d\s?%(?! (?:SD|DD|CD))|\d (?:GSF|SQM|AC|HA|USF|NSF)\b/;
    const bare = /^[▲▼\s(+−-]*\d[\d,.]*\)?%?$/;
    const walker = document.createTreeWalker(
      document.querySelector('main') ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    const found: FoundFigure[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      const element = node.parentElement;
      if (!element?.checkVisibility({ checkVisibilityCSS: true })) continue;
      const isOfData = element.closest('td, dd, [role=gridcell], strong') !== null;
      if (!figure.test(text) && !(isOfData && bare.test(text))) continue;
      found.push({
        text,
        place:
          element.closest('[aria-label], section, article')?.getAttribute('aria-label') ?? element.className,
        opens: element.closest('[data-why]') !== null,
        because: list.find(({ selector }) => element.closest(selector))?.because ?? null,
      });
    }
    return found;
  }, unasked);
