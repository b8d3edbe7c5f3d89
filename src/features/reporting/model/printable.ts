import * as t from '../texts.ts';

/** The pages of a report as the server takes them for a PDF: XHTML with its pictures inside, and the styles that apply. */
export interface Printable {
  html_content: string[];
  css: string;
}

/** Signs that XML does not have. */
// oxlint-disable-next-line no-control-regex
const unsound = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;
/** What stays on the screen: captions of pages, and things to press. */
const left = 'figcaption, button, script, style, link';

function toImage(canvas: HTMLCanvasElement, lead: string): HTMLImageElement {
  const image = document.createElement('img');
  image.className = canvas.className;
  image.style.cssText = `display: block; width: ${canvas.clientWidth}px; height: ${canvas.clientHeight}px`;
  image.alt = lead;
  image.src = canvas.toDataURL('image/png');
  return image;
}

/** On the screen the first heading is that of the app; on paper it is the first of the pages. */
function raiseHeadings(page: HTMLElement): void {
  for (const level of [2, 3, 4, 5, 6])
    for (const heading of page.querySelectorAll(`h${level}`)) {
      const raised = document.createElement(`h${level - 1}`);
      for (const { name, value } of heading.attributes) raised.setAttribute(name, value);
      raised.append(...heading.childNodes);
      heading.replaceWith(raised);
    }
}

/** A page with the boxes around it, its canvases as pictures. */
function toXhtml(figure: HTMLElement, around: Element): string {
  // In a PDF a figure is something to look at that needs a text; a page is none.
  const page = document.createElement('div');
  page.className = figure.className;
  page.append(...(figure.cloneNode(true) as HTMLElement).childNodes);
  const drawn = [...figure.querySelectorAll('canvas')];
  for (const [at, canvas] of [...page.querySelectorAll('canvas')].entries()) {
    const original = drawn[at];
    if (!original) continue;
    const lead = original.closest('[data-card]')?.querySelector('[data-report="lead"]')?.textContent ?? '';
    canvas.replaceWith(toImage(original, lead ? t.chartLead(lead) : t.chart));
  }
  for (const one of page.querySelectorAll(left)) one.remove();
  raiseHeadings(page);
  const box = document.createElement('div');
  box.className = around.className;
  box.append(page);
  return new XMLSerializer().serializeToString(box).replaceAll(unsound, '');
}

const pseudo = String.raw`(?:::?[a-z-]+(?:\((?:[^()]|\([^()]*\))*\))?)+`;
/** Stands for itself: any element that is so. */
const alone = new RegExp(String.raw`(?<=^|[\s>+~,])${pseudo}`, 'gi');
const added = new RegExp(pseudo, 'gi');

/** A selector without what it says of states and of parts that are drawn, so that elements can be asked for it. */
export const plain = (selector: string) => selector.replaceAll(alone, '*').replaceAll(added, '');

function applies(paper: Element, rule: CSSStyleRule): boolean {
  const selector = plain(rule.selectorText);
  if (/(^|,)\s*(html|body)\b/.test(selector)) return false;
  try {
    return paper.querySelector(selector) !== null;
  } catch {
    return false;
  }
}

const cssOf = (paper: Element, rules: CSSRuleList): string =>
  [...rules]
    .map((rule) => {
      if (rule instanceof CSSStyleRule) return applies(paper, rule) ? rule.cssText : '';
      if (!(rule instanceof CSSMediaRule)) return '';
      const inner = cssOf(paper, rule.cssRules);
      return inner === '' ? '' : `@media ${rule.conditionText}{${inner}}`;
    })
    .filter(Boolean)
    .join('\n');

/** The pages that `paper` shows, each for itself, and the rules that apply to any of them. */
export function readPrintable(paper: HTMLElement): Printable {
  const figures = [...paper.querySelectorAll('figure')];
  return {
    html_content: figures.map((figure) => toXhtml(figure, figure.parentElement ?? paper)),
    css: [...document.styleSheets].map((sheet) => cssOf(paper, sheet.cssRules)).join('\n'),
  };
}
