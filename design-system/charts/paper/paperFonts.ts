import type { jsPDF } from 'jspdf';

/** The family of a document's text. The fonts that every PDF reader has know no ≥, no − and no Ł. */
export const paperFont = 'Inter';

/** Gives a document the fonts of the interface, of which it embeds the glyphs it uses. */
export async function embedFonts(doc: jsPDF): Promise<void> {
  const fonts = {
    normal: await import('./fonts/Inter-Regular.ttf?inline'),
    bold: await import('./fonts/Inter-SemiBold.ttf?inline'),
  };
  for (const [style, { default: address }] of Object.entries(fonts)) {
    const file = `${paperFont}-${style}.ttf`;
    doc.addFileToVFS(file, address.slice(address.indexOf(',') + 1));
    doc.addFont(file, paperFont, style);
  }
  doc.setFont(paperFont, 'normal');
}

/**
 * The text as a document can write it: jsPDF ends a text at the first character that its font does not know, so each of
 * these becomes its base letter, or a box.
 */
export function writable(doc: jsPDF, text: string): string {
  const { metadata } = doc.getFont() as { metadata: { characterToGlyph: (code: number) => number } };
  const isKnown = (char: string) => char.length === 1 && metadata.characterToGlyph(char.charCodeAt(0)) > 0;
  const plain = text.normalize('NFC').replaceAll(/\s+/g, ' ').trim();
  return Array.from(plain, (char) => {
    if (isKnown(char)) return char;
    // Joiners, marks and the like only change what stands before them.
    if (/[\p{C}\p{M}]/u.test(char)) return '';
    const [base = ''] = char.normalize('NFKD');
    return isKnown(base) ? base : '□';
  }).join('');
}
