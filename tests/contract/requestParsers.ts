import { Readable } from 'node:stream';
import { mailDomain } from '#domain/access';
import { isEmail } from '#domain/people';
import { readFilter } from '#domain/filters';
import { readMailDomains } from '#domain/settings';
import { readScheduleFile } from '#domain/timeline/import';
import { tidyUrl, webLinkProblem } from '#domain/web-links';
import { toFieldErrors } from '#server/contract/fieldErrors.ts';
import { readJsonBody } from '#server/contract/jsonBody.ts';
import { listOperations } from '#server/contract/operations.ts';
import { readQuery } from '#server/contract/queryText.ts';
import { readUpload } from '#server/contract/readUpload.ts';
import { checksOf } from '#server/contract/validation.ts';
import { parseXml } from '#server/identity/federation/saml/strictXml.ts';
import { readTarget } from '#server/plugins/requestTarget.ts';
import { readHost } from '#server/plugins/tenants.ts';
import { cleanSvg } from '#server/services/files/cleanSvg.ts';
import { cleanCss } from '#server/services/pdf/cleanCss.ts';
import { cleanHtml } from '#server/services/pdf/cleanHtml.ts';
import { readWorkbook } from '#server/services/sheets/readWorkbook.ts';
import { workbookParts, zipped } from '#tests/support/workbooks.ts';
import type { Parser } from './shapeCost.ts';
import { fill, numbered } from './shapes.ts';

const jsonShapes = {
  'a text of escaped quotes without an end': fill('\\"', '"'),
  'a name of escaped quotes without an end': fill('\\"', '{"'),
  backslashes: fill('\\\\', '{"a":"', '"}'),
  quotes: fill('"'),
  'texts without commas': fill('"" '),
  'spaces before a colon that never comes': fill(' ', '{"a"'),
  'names with spaces behind': fill('"a"                    ,', '[', '""]'),
  brackets: fill('['),
  braces: fill('{"a":'),
  'fields of one object': numbered((at) => `"f${at}":0,`, '{', '"z":0}'),
  'the same field again and again': fill('"a":0,', '{', '"a":0}'),
  'objects in a list': fill('{"a":1},', '[', '{}]'),
  'one long text': fill('x', '"', '"'),
  'a field twice at the end': numbered((at) => `"f${at}":0,`, '{', '"z":0,"z":0}'),
  escapes: fill('\\u0041', '"', '"'),
  digits: fill('9'),
  'minus signs': fill('-'),
};

const operation = listOperations().find(({ id }) => id === 'createItem');
if (!operation) throw new Error('There is no createItem.');
const checks = checksOf(operation);
// What is made once, when the first wrong body comes, is no time of a body.
toFieldErrors(checks.body?.({ unknown: 1 }) ?? []);

const boundary = 'XXXX';
const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
const part = (name: string, more = '') =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n`;
const multipartShapes = {
  'boundaries that are nearly one': fill(`\r\n--XXX`, part('file', '; filename="a"')),
  dashes: fill('-', part('file', '; filename="a"')),
  'line ends': fill('\r\n', part('file', '; filename="a"')),
  fields: fill(`${part('a')}b\r\n`),
  'a header without an end': fill('a', `--${boundary}\r\nContent-Disposition: form-data; name="`),
  headers: fill('a: b\r\n', `--${boundary}\r\n`),
  'parameters of a header': fill(';a=b', `--${boundary}\r\nContent-Disposition: form-data`, '\r\n\r\n'),
  'what comes before the first part': fill('--XXX\r\n'),
};
/** Keeps nothing and counts what comes. */
const nowhere = {
  receive: async (stream: AsyncIterable<Buffer>) => {
    let size = 0;
    for await (const chunk of stream) size += chunk.length;
    return { size, discard: async () => undefined };
  },
} as never;

/** In the pieces in which a socket hands it over. */
const arriving = (body: string) =>
  Readable.from(
    Array.from({ length: Math.ceil(body.length / 65_536) }, (_, at) =>
      Buffer.from(body.slice(at * 65_536, (at + 1) * 65_536)),
    ),
  );
/** What the HTTP parser lets through of the first line and the headers. */
const headBytes = 16_384;
/** Of a signed answer, without its base64. */
const samlBytes = 192 * 1024;

const sheet = (cells: (length: number) => string) => (length: number) => cells(length);
const queryLists = new Set(['ids']);
const field = (id: string) => (id.startsWith('f') ? undefined : { type: 'text', label: id });

/** Everything that reads what a stranger sends, with the texts that make such readers slow. */
export const requestParsers: Readonly<Record<string, Parser>> = {
  JSON: { prepare: (text) => Buffer.from(text), read: readJsonBody, shapes: jsonShapes },
  'the check of a body': {
    prepare: (text) => JSON.parse(text) as unknown,
    read: (body) => toFieldErrors(checks.body?.(body) ?? []),
    shapes: {
      'unknown fields': numbered((at) => `"f${at}":0,`, '{', '"z":0}'),
      'a list that is too long': fill('"x",', '{"name":"a","tag_ids":[', '"x"]}'),
      'a list of ids that is too long': numbered((at) => `${at},`, '{"name":"a","tag_ids":[', '0]}'),
      'rows that are wrong': fill('{"a":1},', '{"name":"a","sub_items":[', '{}]}'),
      'a name that is too long': fill(' ', '{"name":"', '"}'),
    },
  },
  multipart: {
    read: (body: string) =>
      readUpload({ headers, body: arriving(body) } as never, nowhere, {
        megabytes: 50,
        names: ['a'],
      }),
    shapes: multipartShapes,
  },
  'the query': {
    read: (text: string) => readQuery(text, queryLists),
    most: headBytes,
    shapes: {
      pairs: numbered((at) => `&a${at}=1`, '', ''),
      'a list': fill(',1', 'ids='),
      ampersands: fill('&'),
      percents: fill('%41', 'a='),
      'broken percents': fill('%', 'a='),
      pluses: fill('+', 'a='),
      'equal signs': fill('=', 'a'),
    },
  },
  filters: {
    read: (text: string) => readFilter(JSON.parse(text), field as never),
    most: headBytes,
    shapes: {
      'unknown fields': numbered(
        (at) => `{"field":"f${at}","operator":"is","value":1},`,
        '{"rules":[',
        '{}]}',
      ),
      conditions: fill('{"field":"a","operator":"contains","value":"b"},', '{"rules":[', '{}]}'),
      groups: fill('{"rules":[{"rules":[{"rules":[]}]}]},', '{"rules":[', '{}]}'),
      'no conditions': fill('1,', '{"rules":[', '1]}'),
    },
  },
  'mail addresses': {
    read: (text: string) => [isEmail(text), mailDomain(text)],
    shapes: {
      'at signs': fill('@'),
      'a name without an end': fill('a'),
      'dots behind the at sign': fill('.', 'a@'),
      labels: fill('a.', 'a@'),
      'labels that end wrong': fill('a.', 'a@', '!'),
      spaces: fill(' ', 'a', '@b.example'),
      dashes: fill('-', 'a@a', 'a'),
    },
  },
  'the host': {
    most: headBytes,
    read: (text: string) => [
      readHost(text, 'localhost'),
      readTarget({ url: `http://${text}/`, headers: {} } as never),
    ],
    shapes: {
      labels: fill('a.', '', 'localhost'),
      dashes: fill('-', 'a', '.localhost'),
      'at signs': fill('@'),
      colons: fill(':'),
      slashes: fill('/'),
      letters: fill('a'),
    },
  },
  SAML: {
    read: parseXml,
    most: samlBytes,
    shapes: {
      'open elements': fill('<a>'),
      elements: fill('<b/>', '<a>', '</a>'),
      attributes: numbered((at) => ` a${at}=""`, '<a', '/>'),
      namespaces: numbered((at) => ` xmlns:a${at}="u"`, '<a', '/>'),
      'a text with entities': fill('&amp;', '<a>', '</a>'),
      'an attribute without an end': fill('x', '<a b="'),
      comments: fill('<!-- -->', '<a>', '</a>'),
      'a comment without an end': fill('-', '<a><!--'),
      'less-than signs': fill('<'),
    },
  },
  drawings: {
    read: cleanSvg,
    isApart: true,
    shapes: {
      'open elements': fill('<g>', '<svg>'),
      elements: fill('<path d="M0 0"/>', '<svg>', '</svg>'),
      'elements that are left out': fill('<a><x>', '<svg>', '</svg>'),
      'one long path': fill('M0 0', '<svg><path d="', '"/></svg>'),
      'a path that ends wrong': fill('M0 0', '<svg><path d="', '@"/></svg>'),
      'a reference without an end': fill('a', '<svg><path fill="url(#', '"/></svg>'),
      spaces: fill(' ', '<svg><path fill="url(', '#a"/></svg>'),
      styles: fill('fill:red;', '<svg><g style="', '"/></svg>'),
      rules: fill('a{fill:red}', '<svg><style>', '</style></svg>'),
      functions: fill('rgb(', '<svg><path fill="', '"/></svg>'),
    },
  },
  'pages of a report': {
    read: cleanHtml,
    isApart: true,
    shapes: {
      'open elements': fill('<p>'),
      elements: fill('<b>a</b>', '<p>', '</p>'),
      'elements that are left out': fill('<i><x>', '<p>', '</p>'),
      'an attribute without an end': fill('x', '<p class="'),
      'class names': fill('a ', '<p class="', '"></p>'),
      'a class that ends wrong': fill('a ', '<p class="', '!"></p>'),
      'a picture': fill('A', '<img src="data:image/png;base64,', '"/>'),
      'a picture that ends wrong': fill('A', '<img src="data:image/png;base64,', '!"/>'),
      entities: fill('&amp;', '<p>', '</p>'),
      styles: fill('color:red;', '<p style="', '"></p>'),
      'elements with a style': fill('<b style="color:red">a</b>', '<p>', '</p>'),
      comments: fill('<!-- -->', '<p>', '</p>'),
    },
  },
  'styles of a report': {
    read: cleanCss,
    isApart: true,
    shapes: {
      rules: fill('a{color:red}'),
      'open rules': fill('a{'),
      declarations: fill('color:red;', 'a{', '}'),
      'one long value': fill('a', 'a{color:', '}'),
      functions: fill('min(', 'a{width:', '}'),
      'names of a property': fill('border-', 'a{', ':0}'),
      dashes: fill('-', 'a{', ':0}'),
      'comments without an end': fill('/*'),
      quotes: fill('"', 'a{b:'),
      backslashes: fill('\\', 'a{b:"', '"}'),
      'rules of rules': fill('@media a{'),
    },
  },
  'addresses of the web': {
    read: (text: string) => [tidyUrl(text), webLinkProblem(text)],
    shapes: {
      labels: fill('a.', 'https://'),
      'labels that end wrong': fill('a.', 'https://', '!'),
      letters: fill('a', 'https://'),
      dashes: fill('a-', 'https://', '.com'),
      slashes: fill('/', 'https:'),
      'a scheme without an end': fill('a'),
      colons: fill(':'),
      spaces: fill(' ', 'https://a.com/', 'a'),
    },
  },
  'mail domains': {
    read: readMailDomains,
    shapes: {
      commas: fill(','),
      domains: fill('a.example,'),
      spaces: fill(' ', 'a', 'b'),
      labels: fill('a.'),
    },
  },
  schedules: {
    read: (text: string) => readScheduleFile(text, '2026-10-12'),
    isApart: true,
    shapes: {
      'rows of a XER': fill('%R\t1\ta\n', 'ERMHDR\t20.12\n%T\tTASK\n%F\ttask_id\ttask_name\n', '%E\n'),
      'tables of a XER': fill('%T\tTASK\n%F\ttask_id\n', 'ERMHDR\t20.12\n', '%E\n'),
      'fields of a XER': fill('\ta', 'ERMHDR\t20.12\n%T\tTASK\n%F', '\n%E\n'),
      'tasks of a Project file': fill(
        '<Task><UID>1</UID><Name>a</Name></Task>',
        '<Project xmlns="http://schemas.microsoft.com/project"><Tasks>',
        '</Tasks></Project>',
      ),
      'open elements': fill('<Task>', '<Project xmlns="http://schemas.microsoft.com/project">'),
      'a calendar of brackets': fill(
        '(0||1()(',
        'ERMHDR\t20.12\n%T\tCALENDAR\n%F\tclndr_id\tclndr_data\n%R\t1\t',
        '\n%E\n',
      ),
      tabs: fill('\t', 'ERMHDR'),
    },
  },
  CSV: {
    prepare: (text) => Buffer.from(text),
    read: (bytes: Buffer) => readWorkbook(bytes, 'csv'),
    isApart: true,
    shapes: {
      commas: fill(','),
      quotes: fill('"'),
      'a quoted cell without an end': fill('""', '"'),
      'quoted cells with something behind': fill('"a"b'),
      'line ends': fill('\n'),
      'carriage returns': fill('\r'),
      'empty rows of cells': fill(',,,\n'),
      cells: fill('a,b\n'),
      'one cell': fill('a'),
    },
  },
  'workbooks (xlsx)': {
    prepare: (text) => zipped(workbookParts(text)),
    read: (bytes: Buffer) => readWorkbook(bytes, 'xlsx'),
    isApart: true,
    shapes: {
      'cells in one row': sheet(fill('<c><v>1</v></c>', '<row r="1">', '</row>')),
      'empty cells': sheet(fill('<c/>', '<row r="1">', '</row>')),
      rows: sheet(fill('<row/>')),
      'the same cell': sheet(fill('<c r="A1"><v>1</v></c>', '<row r="1">', '</row>')),
      'cells that never close': sheet(fill('<c>', '<row r="1">')),
      'rows that never close': sheet(fill('<row>')),
      'spaces in a cell': sheet(fill(' ', '<row r="1"><c r="A1"', '><v>1</v></c></row>')),
      'attributes of a cell': sheet(fill(' s="1"', '<row r="1"><c r="A1"', '><v>1</v></c></row>')),
      'merged ranges': sheet(
        fill(
          '<mergeCell ref="A1:XFD1048576"/>',
          '<row r="1"><c r="A1"><v>1</v></c></row></sheetData><mergeCells>',
          '</mergeCells><sheetData>',
        ),
      ),
    },
  },
};
