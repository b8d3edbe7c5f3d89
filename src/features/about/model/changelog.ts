/** One version and what it brought. */
export interface Release {
  /** "0.1.0 (unreleased)". */
  title: string;
  changes: readonly string[];
}

/**
 * Reads the project's own CHANGELOG.md: a second-level heading starts a release, a hyphen starts a change, an indented
 * line goes on with it. Backticks are dropped: they mark code, and the page is read by people who use the product.
 */
export function readChangelog(markdown: string): readonly Release[] {
  const releases: { title: string; changes: string[] }[] = [];
  for (const line of markdown.split('\n')) {
    const title = /^## (.+)$/.exec(line)?.[1];
    if (title !== undefined) releases.push({ title: title.trim(), changes: [] });
    const changes = releases.at(-1)?.changes;
    const change = /^- (.+)$/.exec(line)?.[1];
    const more = /^\s+(\S.*)$/.exec(line)?.[1];
    if (change !== undefined) changes?.push(plain(change));
    else if (more !== undefined && changes?.length) changes.push(`${changes.pop() ?? ''} ${plain(more)}`);
  }
  return releases;
}

const plain = (text: string) => text.replaceAll('`', '').trim();
