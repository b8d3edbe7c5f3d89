/** The script that a page of the app starts with; its name changes with every build. Undefined where there is none. */
export const entryScriptOf = (html: string): string | undefined =>
  /<script\b[^>]*\btype="module"[^>]*\bsrc="([^"]+)"/.exec(html)?.[1];

/** The script that this page started with. */
export const runningEntryScript = (): string | undefined => entryScriptOf(document.head.innerHTML);

/** The script that the app starts with now, as the server has it. Undefined when it cannot be read: that is no news. */
export async function readEntryScript(signal: AbortSignal): Promise<string | undefined> {
  try {
    const response = await fetch('/', { cache: 'no-store', headers: { accept: 'text/html' }, signal });
    return response.ok ? entryScriptOf(await response.text()) : undefined;
  } catch {
    // Offline, or the server is being replaced: the next look will tell.
    return undefined;
  }
}
