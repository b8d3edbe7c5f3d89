import { CFB, utils, write } from '@e965/xlsx';
import { strToU8, zipSync } from 'fflate';

/** Files of tests: workbooks made of their rows, and the parts of one that is no workbook. */

export type Rows = readonly (readonly (string | number | null)[])[];
type Range = { s: { r: number; c: number }; e: { r: number; c: number } };

const bookOf = (sheets: Readonly<Record<string, Rows>>, merges: readonly Range[] = []) => {
  const book = utils.book_new();
  for (const [name, rows] of Object.entries(sheets)) {
    const sheet = utils.aoa_to_sheet(rows.map((row) => [...row]));
    sheet['!merges'] = [...merges];
    utils.book_append_sheet(book, sheet, name);
  }
  return book;
};

/** A workbook of these sheets; `merges` are on each of them. */
export const xlsx = (sheets: Readonly<Record<string, Rows>>, merges: readonly Range[] = []): Buffer =>
  write(bookOf(sheets, merges), { type: 'buffer', bookType: 'xlsx', compression: true }) as Buffer;

/** The same as programs before 2007 wrote it. */
export const xls = (sheets: Readonly<Record<string, Rows>>): Buffer =>
  write(bookOf(sheets), { type: 'buffer', bookType: 'biff8' }) as Buffer;

/** Parts of the smallest workbook with the rows of one sheet as XML. */
export const workbookParts = (rows: string): Record<string, Uint8Array> => ({
  '[Content_Types].xml': strToU8(
    '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>',
  ),
  '_rels/.rels': strToU8(
    '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>',
  ),
  'xl/workbook.xml': strToU8(
    '<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="Rows" sheetId="1" r:id="rId1"/></sheets></workbook>',
  ),
  'xl/_rels/workbook.xml.rels': strToU8(
    '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
  ),
  'xl/worksheets/sheet1.xml': strToU8(
    `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`,
  ),
});

/** Level 0 stores the parts as they are, as programs do that make workbooks fast. */
export const zipped = (parts: Record<string, Uint8Array>, level: 0 | 9 = 9): Buffer =>
  Buffer.from(zipSync(parts, { level }));

/** A workbook that asks for a password: all there is to see is that it is encrypted. */
export function lockedXlsx(): Buffer {
  const file = CFB.utils.cfb_new();
  CFB.utils.cfb_add(file, '/EncryptionInfo', Buffer.from([4, 0, 4, 0, 0x40, 0, 0, 0]));
  CFB.utils.cfb_add(file, '/EncryptedPackage', Buffer.alloc(4096, 7));
  return CFB.write(file, { type: 'buffer' });
}
