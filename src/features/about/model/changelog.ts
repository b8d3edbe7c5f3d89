/** What a version brought to one part of the product. */
export interface ReleasePart {
  /** "Estimate"; empty for changes before the first heading. */
  title: string;
  changes: readonly string[];
}

/** One version and what it brought, part by part. */
export interface Release {
  /** "0.1.0 (unreleased)". */
  title: string;
  parts: readonly ReleasePart[];
}

/**
 * Reads the project's own CHANGELOG.md: a second-level heading starts a release, a third-level one a part of the product, a hyphen a
 * change, and an indented line goes on with it. Backticks are dropped: they mark code, and the page is read by people who use the product.
 */
export function readChangelog(markdown: string): readonly Release[] {
  const releases: { title: string; parts: { title: string; changes: string[] }[] }[] = [];
  for (const line of markdown.split('\n')) {
    const [, marks, heading] = /^(##|###) (.+)$/.exec(line) ?? [];
    if (marks === '##') releases.push({ title: plain(heading ?? ''), parts: [] });
    const parts = releases.at(-1)?.parts;
    if (!parts) continue;
    if (marks === '###') parts.push({ title: plain(heading ?? ''), changes: [] });
    const change = /^- (.+)$/.exec(line)?.[1];
    if (change !== undefined && parts.length === 0) parts.push({ title: '', changes: [] });
    const changes = parts.at(-1)?.changes;
    const more = /^\s+(\S.*)$/.exec(line)?.[1];
    if (change !== undefined) changes?.push(plain(change));
    else if (more !== undefined && changes?.length) changes.push(`${changes.pop() ?? ''} ${plain(more)}`);
  }
  return releases;
}

const plain = (text: string) => text.replaceAll('`', '').trim();
