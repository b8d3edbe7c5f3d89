import type { Page } from '@playwright/test';

/**
 * Texts that forced colours would hide: the system lays a plate of its own behind every text, so a text on a filled ground must say that
 * it takes care of its colours itself (`forced-color-adjust: none`). Answers with the texts that do not.
 */
export const hiddenByPlates = (page: Page) =>
  page.evaluate(() => {
    const probe = document.createElement('i');
    document.body.append(probe);
    const resolve = (color: string) => {
      probe.style.backgroundColor = color;
      return getComputedStyle(probe).backgroundColor;
    };
    const plain = new Set(['Canvas', 'ButtonFace', 'Field', 'transparent'].map(resolve));
    const groundOf = (start: Element) => {
      for (let element: Element | null = start; element; element = element.parentElement) {
        const color = getComputedStyle(element).backgroundColor;
        if (!/, 0\)$|\/ 0\)$|^transparent$/.test(color)) return color;
      }
      return resolve('Canvas');
    };
    const hidden: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent?.trim() ?? '';
      const parent = walker.currentNode.parentElement;
      if (text === '' || !parent || parent.closest('[aria-hidden="true"] svg, script, style')) continue;
      const takesCare = getComputedStyle(parent).forcedColorAdjust === 'none';
      if (!takesCare && !plain.has(groundOf(parent))) hidden.push(`${text} on ${groundOf(parent)}`);
    }
    probe.remove();
    return hidden;
  });
