import { analyse } from 'scslre';

/** Whether reading a text with an expression can take time in the square of its length, or more. */
export function isSlow(expression: string): boolean {
  const end = expression.lastIndexOf('/');
  const [source, flags] = [expression.slice(1, end), expression.slice(end + 1)];
  return analyse({ source, flags }).reports.length > 0;
}

/** Expressions that are slow in long texts and never see one, with what they read: their file, and as they stand there. */
export const readsShortTexts: Readonly<Record<string, string>> = {
  'domain/access/passwordRule.ts /[^a-z]+$/': 'a password, whose length the contract limits',
  'domain/estimate/import/foldHeading.ts /\\(.*?\\)/g': '80 characters of a heading',
  'domain/estimate/import/totalWords.ts /^(?:grand\\s+|sub\\s*-?\\s*)?totals?\\b|\\bsub-?totals?\\b|\\b(?:grand\\s+)?total\\s*(?:rs\\.?|[:=])?$|^sum\\b|^gesamtsumme\\b/i':
    '200 characters, or blanks made one before',
  'domain/estimate/import/sheetLines.ts /^(?:division|div\\.?|section)\\s*[-:]?\\s*([0-9A-Z][0-9A-Z .]{0,10}?)(?=\\s{1,3}[^0-9\\s]|\\s*[-:]|$)/i':
    'blanks made one before',
  'domain/estimate/import/sheetLines.ts /^(\\d{2}(?: ?\\d{2}){0,2}|[A-G]\\d{2,4})(?=\\s+[-–]?\\s*\\p{L})/u':
    'blanks made one before',
  'domain/estimate/lineSource.ts /\\d+$/': 'the name of a cell, ten characters at most',
  'domain/money/formatMoney.ts /\\B(?=(\\d{3})+(?!\\d))/g': 'digits of an amount that was computed',
  'domain/sheets/currency.ts /\\[[^\\]]*\\]/g': '200 characters of a format of numbers',
  'server/database/embedded/binaries.ts /(\\d+)(?:\\.|devel|beta|rc)/': 'what PostgreSQL says of its version',
  'server/services/bid-platform/platformReader.ts /\\/+$/': 'an address in the settings of the company',
  'server/services/pdf/cleanCss.ts /[\\w-]*$/': 'as many characters as the longest name of a function has',
};
