/** Marks that turn the reading direction or show as nothing: `invoice\u202Egpj.exe` reads as a picture. */
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/**
 * The name of an upload as it is shown and offered for download: what stands behind the last slash of either kind,
 * without unseen marks and without characters that mean something to a shell or a header. Never used as a path.
 */
export function cleanFileName(given: string): string {
  const last = given.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const plain = last
    .replaceAll(unseen, '')
    .replaceAll(/[<>:"|?*;]/g, '_')
    .trim()
    .replace(/^\.+/, '');
  return plain === '' ? 'file' : plain;
}
