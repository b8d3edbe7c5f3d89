import {
  type PdfDict,
  type PdfFile,
  PdfOperator,
  PdfReader,
  PdfRef,
  type PdfValue,
  readPdf,
} from './readPdf.ts';

/** An element of the structure tree with what of the pages belongs to it. */
interface Element {
  role: string;
  dict: PdfDict;
  children: Element[];
}

/** A content that is drawn: which stream, and by which mark it belongs to the structure. */
interface Drawn {
  kind: 'text' | 'image';
  page: number;
  /** `stream mcid`; undefined outside of all marks. */
  mark: string | undefined;
  isArtifact: boolean;
}

const name = (value: PdfValue | undefined): string =>
  typeof value === 'string' && value.startsWith('/') ? value.slice(1) : '';
const said = (value: PdfValue | undefined): string => (typeof value === 'string' ? value.trim() : '');

/** The structure tree, and the marks that it refers to. */
function readStructure(file: PdfFile, root: PdfDict): { top: Element[]; marks: Set<string> } {
  const marks = new Set<string>();
  const contentsOf = (page: PdfValue | undefined) => {
    const contents = file.dict(page)['Contents'];
    return contents instanceof PdfRef ? contents.id : -1;
  };
  const read = (value: PdfValue, page: PdfValue | undefined): Element[] => {
    const dict = file.dict(value);
    const here = dict['Pg'] ?? page;
    if (typeof dict['MCID'] === 'number') {
      const stream = dict['Stm'];
      marks.add(`${stream instanceof PdfRef ? stream.id : contentsOf(here)} ${dict['MCID']}`);
      return [];
    }
    const mark = file.get(value);
    if (typeof mark === 'number') {
      marks.add(`${contentsOf(page)} ${mark}`);
      return [];
    }
    const role = name(dict['S']);
    if (role === '') return [];
    return [{ role, dict, children: file.list(dict['K']).flatMap((child) => read(child, here)) }];
  };
  const tree = file.dict(root['StructTreeRoot']);
  return { top: file.list(tree['K']).flatMap((child) => read(child, undefined)), marks };
}

const all = (elements: readonly Element[]): Element[] =>
  elements.flatMap((element) => [element, ...all(element.children)]);
/** Grouping without a meaning of its own. */
const unwrapped = (elements: readonly Element[]): Element[] =>
  elements.flatMap((one) =>
    one.role === 'NonStruct' || one.role === 'Div' ? unwrapped(one.children) : [one],
  );

const pagesOf = (file: PdfFile, node: PdfValue | undefined): PdfRef[] =>
  file.list(file.dict(node)['Kids']).flatMap((kid) => {
    if (file.dict(kid)['Kids']) return pagesOf(file, kid);
    return kid instanceof PdfRef ? [kid] : [];
  });

const shows: Readonly<Record<string, true>> = { Tj: true, TJ: true, "'": true, '"': true };

/** Every text and image that the pages draw. */
function readDrawn(file: PdfFile, pages: readonly PdfRef[]): Drawn[] {
  const drawn: Drawn[] = [];
  const walk = (
    source: PdfValue | undefined,
    resources: PdfDict,
    page: number,
    outer: readonly { mark?: string; isArtifact: boolean }[],
  ) => {
    const id = source instanceof PdfRef ? source.id : -1;
    const reader = new PdfReader(file.stream(source));
    const marks = [...outer];
    const objects = file.dict(resources['XObject']);
    const properties = file.dict(resources['Properties']);
    let operands: PdfValue[] = [];
    const put = (kind: Drawn['kind']) =>
      drawn.push({
        kind,
        page,
        mark: marks.findLast(({ mark }) => mark !== undefined)?.mark,
        isArtifact: marks.some(({ isArtifact }) => isArtifact),
      });
    for (let one = reader.next(); one !== undefined; one = reader.next()) {
      if (!(one instanceof PdfOperator)) {
        operands.push(one);
        continue;
      }
      const operator = one.word;
      if (operator === 'BDC' || operator === 'BMC') {
        const given = operands[1];
        const dict = typeof given === 'string' ? file.dict(properties[name(given)]) : file.dict(given);
        const mcid = dict['MCID'];
        marks.push({
          isArtifact: name(operands[0]) === 'Artifact',
          ...(typeof mcid === 'number' && { mark: `${id} ${mcid}` }),
        });
      } else if (operator === 'EMC') marks.pop();
      else if (shows[operator]) put('text');
      else if (operator === 'Do') {
        const object = objects[name(operands[0])];
        const dict = file.dict(object);
        if (name(dict['Subtype']) === 'Image') put('image');
        else walk(object, file.dict(dict['Resources'] ?? resources), page, marks);
      }
      operands = [];
    }
  };
  for (const [at, page] of pages.entries()) {
    const dict = file.dict(page);
    walk(dict['Contents'], file.dict(dict['Resources']), at + 1, []);
  }
  return drawn;
}

function headingProblems(elements: readonly Element[]): string[] {
  const levels = all(elements).flatMap(({ role }) => (/^H[1-6]$/.test(role) ? [Number(role[1])] : []));
  if (levels.length === 0) return ['headings: there is none'];
  return levels.flatMap((level, at) => {
    const before = at === 0 ? 0 : (levels[at - 1] ?? 0);
    return level > before + 1
      ? [`headings: H${level} stands below ${before === 0 ? 'none' : `H${before}`}`]
      : [];
  });
}

const attributesOf = (file: PdfFile, { dict }: Element): PdfDict =>
  Object.assign({}, ...file.list(dict['A']).map((one) => file.dict(one))) as PdfDict;

function tableProblems(file: PdfFile, table: Element, at: number): string[] {
  const rows = unwrapped(table.children).flatMap((part) =>
    ['THead', 'TBody', 'TFoot'].includes(part.role) ? unwrapped(part.children) : [part],
  );
  const problems: string[] = [];
  const strange = rows.find(({ role }) => role !== 'TR' && role !== 'Caption');
  if (strange) problems.push(`tables: table ${at} holds ${strange.role} among its rows`);
  const cells = rows.filter(({ role }) => role === 'TR').map((row) => unwrapped(row.children));
  if (cells.flat().some(({ role }) => role !== 'TH' && role !== 'TD'))
    problems.push(`tables: a row of table ${at} holds what is no cell`);
  const heads = cells.flat().filter(({ role }) => role === 'TH');
  if (heads.length === 0) problems.push(`tables: table ${at} has no heads`);
  if (heads.some((head) => name(attributesOf(file, head)['Scope']) === ''))
    problems.push(`tables: a head of table ${at} has no scope`);
  const widths = cells.map((row) =>
    row.reduce((sum, cell) => sum + Number(attributesOf(file, cell)['ColSpan'] ?? 1), 0),
  );
  if (new Set(widths).size > 1) problems.push(`tables: rows of table ${at} differ in their cells`);
  return problems;
}

function fontProblems(file: PdfFile, pages: readonly PdfRef[]): string[] {
  const found = new Set<string>();
  const look = (resources: PdfDict) => {
    for (const value of Object.values(file.dict(resources['Font']))) {
      const font = file.dict(value);
      const [inner] = file.list(font['DescendantFonts']);
      const descriptor = file.dict(file.dict(inner)['FontDescriptor'] ?? font['FontDescriptor']);
      const isInside = ['FontFile', 'FontFile2', 'FontFile3'].some((key) => descriptor[key] !== undefined);
      if (name(font['Subtype']) !== 'Type3' && !isInside) found.add(name(font['BaseFont']));
    }
    for (const value of Object.values(file.dict(resources['XObject']))) {
      const own = file.dict(value)['Resources'];
      if (own !== undefined) look(file.dict(own));
    }
  };
  for (const page of pages) look(file.dict(file.dict(page)['Resources']));
  return [...found].map((one) => `fonts: ${one} does not come along`);
}

/**
 * What of PDF/UA (ISO 14289-1) a machine can tell of a PDF that Chromium or jsPDF wrote: document (tags, language, title), headings, tables,
 * lists, alternative texts, fonts, and that no text or image stands outside of the structure. Lines and fills are left out: Chromium
 * paints them without a mark.
 */
export function pdfUaProblems(bytes: Uint8Array): string[] {
  const file = readPdf(bytes);
  const root = file.dict(file.trailer['Root']);
  const pages = pagesOf(file, root['Pages']);
  const { top, marks } = readStructure(file, root);
  const elements = all(top);
  const problems: string[] = [];
  const check = (isSound: boolean, problem: string) => {
    if (!isSound) problems.push(problem);
  };
  check(file.dict(root['MarkInfo'])['Marked'] === true, 'document: it is not marked as tagged');
  check(said(root['Lang']) !== '', 'document: it has no language');
  check(said(file.dict(file.trailer['Info'])['Title']) !== '', 'document: it has no title');
  check(
    file.dict(root['ViewerPreferences'])['DisplayDocTitle'] === true,
    'document: its title is not shown in place of the name of the file',
  );
  check(
    elements.some(({ role }) => role === 'Document'),
    'structure: there is no document',
  );
  check(
    pages.every((page) => name(file.dict(page)['Tabs']) === 'S'),
    'structure: keys do not go in the order of the structure',
  );
  problems.push(...headingProblems(top));
  const tables = elements.filter(({ role }) => role === 'Table');
  problems.push(...tables.flatMap((table, at) => tableProblems(file, table, at + 1)));
  for (const list of elements.filter(({ role }) => role === 'L'))
    check(
      unwrapped(list.children).every(({ role }) => role === 'LI' || role === 'Caption' || role === 'L'),
      'lists: a list holds what is no item',
    );
  for (const figure of elements.filter(({ role }) => role === 'Figure' || role === 'Formula'))
    check(
      said(figure.dict['Alt']) !== '' || said(figure.dict['ActualText']) !== '',
      'figures: one has no alternative text',
    );
  problems.push(...fontProblems(file, pages));
  const loose = readDrawn(file, pages).filter(
    ({ mark, isArtifact }) => !isArtifact && (mark === undefined || !marks.has(mark)),
  );
  problems.push(
    ...new Set(
      loose.map(({ kind, page }) => `content: ${kind} on page ${page} stands outside of the structure`),
    ),
  );
  return problems;
}
