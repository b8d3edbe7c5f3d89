/** Has the browser fetch several files, each by a link of its own: one that opens no page leaves this one where it is. */
export function openPdfs(runs: readonly { attachment_url: string | null }[]): void {
  for (const { attachment_url: url } of runs) {
    if (url === null) continue;
    const link = document.createElement('a');
    link.href = url;
    link.download = '';
    link.click();
  }
}
