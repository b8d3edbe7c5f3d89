import type { Locator } from '@playwright/test';

/** The bytes behind a link, as a browser gets them. */
export async function download(link: Locator): Promise<Uint8Array> {
  const bytes = await link.evaluate(async (anchor: HTMLAnchorElement) => [
    ...new Uint8Array(await (await fetch(anchor.href)).arrayBuffer()),
  ]);
  return new Uint8Array(bytes);
}
