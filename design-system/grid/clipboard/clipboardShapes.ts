import { escapeText } from './entities.ts';

/** A cell as a spreadsheet copies it. */
export interface SheetCell {
  shown: string;
  /** Number behind it. */
  number?: number;
  /** Excel's name of its format, e.g. `Percent`. */
  format?: string;
  rows?: number;
  columns?: number;
}

/** What lies on the clipboard. */
export interface Copied {
  text: string;
  html: string;
}

const quoted = (text: string) => (/["\t\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
const cellOf = (cell: SheetCell | string): SheetCell => (typeof cell === 'string' ? { shown: cell } : cell);
const spans = ({ rows, columns }: SheetCell) =>
  `${rows === undefined ? '' : ` rowspan=${rows}`}${columns === undefined ? '' : ` colspan=${columns}`}`;
const broken = (text: string, tag: string) => escapeText(text).replaceAll('\n', tag);

/** Places that merged cells cover are empty in the text. */
function spread(rows: readonly (readonly (SheetCell | string)[])[]): string[][] {
  const below: number[] = [];
  return rows.map((row) => {
    const line: string[] = [];
    const skip = () => {
      while ((below[line.length] ?? 0) > 0) line.push('');
    };
    for (const { shown, rows: deep = 1, columns = 1 } of row.map(cellOf)) {
      skip();
      for (let step = 0; step < columns; step++) {
        below[line.length] = deep;
        line.push(step === 0 ? shown : '');
      }
    }
    skip();
    below.forEach((left, at) => (below[at] = left - 1));
    return line;
  });
}

/** Tab-separated text with the line end after the last row. */
export const tsvOf = (rows: readonly (readonly (SheetCell | string)[])[], end = '\r\n') =>
  spread(rows)
    .map((row) => row.map(quoted).join('\t') + end)
    .join('');

/** The block as Excel for Windows copies it. */
export function excelShape(rows: readonly (readonly (SheetCell | string)[])[]): Copied {
  const cell = (one: SheetCell | string, at: number) => {
    const { shown, format } = cellOf(one);
    const style = format ? ` style='mso-number-format:${format}'` : '';
    const text = broken(shown, '<br>\r\n    ').replaceAll(
      /(?<=\S) {2,}/g,
      (run) => ` <span style='mso-spacerun:yes'>${run.slice(1)}</span>`,
    );
    return `  <td height=20 class=xl${65 + at} width=64${spans(cellOf(one))}${style}>${text}</td>\r\n`;
  };
  const lines = rows.map(
    (row) => ` <tr height=20 style='height:15.0pt'>\r\n${row.map(cell).join('')} </tr>\r\n`,
  );
  return {
    text: tsvOf(rows),
    html: `<html xmlns:v="urn:schemas-microsoft-com:vml"\r\nxmlns:x="urn:schemas-microsoft-com:office:excel"\r\nxmlns="http://www.w3.org/TR/REC-html40">\r\n\r\n<head>\r\n<meta http-equiv=Content-Type content="text/html; charset=utf-8">\r\n<meta name=Generator content="Microsoft Excel 15">\r\n<style>\r\n<!--table\r\n\t{mso-displayed-decimal-separator:"\\.";\r\n\tmso-displayed-thousand-separator:"\\,";}\r\n.xl65\r\n\t{mso-number-format:"\\#\\,\\#\\#0\\.00";}\r\n-->\r\n</style>\r\n</head>\r\n\r\n<body link=blue vlink=purple>\r\n\r\n<table border=0 cellpadding=0 cellspacing=0 width=128>\r\n <!--StartFragment-->\r\n <col width=64 style='width:48pt' span=2>\r\n${lines.join('')} <!--EndFragment-->\r\n</table>\r\n\r\n</body>\r\n\r\n</html>\r\n`,
  };
}

/** The block as Google Sheets copies it: values behind the shown text, no line end after the last row. */
export function googleShape(rows: readonly (readonly (SheetCell | string)[])[]): Copied {
  const cell = (one: SheetCell | string) => {
    const { shown, number } = cellOf(one);
    const value = number === undefined ? { 1: 2, 2: shown } : { 1: 3, 3: number };
    return `<td style="overflow:hidden;padding:2px 3px;" data-sheets-value="${escapeText(JSON.stringify(value))}"${spans(cellOf(one))}>${broken(shown, '<br/>')}</td>`;
  };
  const lines = rows.map((row) => `<tr style="height:21px;">${row.map(cell).join('')}</tr>`);
  return {
    text: tsvOf(rows, '\n').replace(/\n$/, ''),
    html: `<meta charset='utf-8'><google-sheets-html-origin><style type="text/css"><!--td {border: 1px solid silver;}br {mso-data-placement:same-cell;}--></style><table xmlns="http://www.w3.org/1999/xhtml" cellspacing="0" cellpadding="0" dir="ltr" border="1" data-sheets-root="1"><colgroup><col width="100"/><col width="100"/></colgroup><tbody>${lines.join('')}</tbody></table>`,
  };
}

/** The block as LibreOffice Calc copies it. */
export function libreShape(rows: readonly (readonly (SheetCell | string)[])[]): Copied {
  const cell = (one: SheetCell | string) => {
    const { shown, number } = cellOf(one);
    const value = number === undefined ? '' : ` sdval="${number}" sdnum="1033;0;General"`;
    const align = number === undefined ? 'left' : 'right';
    return `\t\t<td${spans(cellOf(one)).replaceAll(/=(\d+)/g, '="$1"')} align="${align}" valign=bottom${value}><font face="Liberation Sans">${broken(shown, '<br>')}</font></td>\n`;
  };
  const lines = rows.map((row) => `\t<tr>\n${row.map(cell).join('')}\t</tr>\n`);
  return {
    text: tsvOf(rows, '\n'),
    html: `<!DOCTYPE html PUBLIC "-//W3C//DTD HTML 4.0 Transitional//EN">\n<html>\n<head>\n\t<meta http-equiv="content-type" content="text/html; charset=utf-8"/>\n\t<title></title>\n\t<meta name="generator" content="LibreOffice 7.6 (Linux)"/>\n\t<style type="text/css">\n\t\tbody,div,table { font-family:"Liberation Sans"; font-size:x-small }\n\t</style>\n</head>\n<body>\n<table cellspacing="0" border="0">\n\t<colgroup span="2" width="85"></colgroup>\n${lines.join('')}</table>\n</body>\n</html>\n`,
  };
}
