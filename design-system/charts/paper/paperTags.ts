import type { jsPDF } from 'jspdf';

/** What a part of a document is (PDF 1.7, 14.8.4). */
export type Role =
  'Document' | 'H1' | 'H2' | 'P' | 'Figure' | 'L' | 'LI' | 'LBody' | 'Table' | 'TR' | 'TH' | 'TD';

/** A part of the structure: what it holds is other parts, or what was drawn under a mark of a page. */
export interface Part {
  role: Role;
  facts: PartFacts;
  kids: (Part | Mark)[];
}

/** What a part says of itself beside its contents. */
export interface PartFacts {
  /** What a drawing shows, for those who do not see it. */
  alt?: string;
  /** Of a head in a table: whose head it is. */
  scope?: 'Column' | 'Row';
  /** The room of a drawing, points from the left and from below. */
  box?: readonly [number, number, number, number];
}

interface Mark {
  page: number;
  number: number;
}

/** Says of each thing that is drawn what it is, so that a document can be read aloud and walked by its structure. */
export interface Tags {
  /** A part at the end of another one, or of the document. */
  add: (role: Role, parent?: Part, facts?: PartFacts) => Part;
  /** What `draw` draws is what the part says; without one, it says nothing. */
  draw: (part: Part | null, draw: () => void) => void;
  /** What `draw` draws says nothing: rules, running heads, feet. */
  adorn: (draw: () => void) => void;
  /** The same in two steps, where something else draws in between. */
  begin: (part: Part | null) => void;
  end: () => void;
}

/** What jsPDF has inside beyond its types. */
interface Inside {
  write: (text: string) => void;
  newAdditionalObject: () => { objId: number; content: string };
  events: { subscribe: (event: string, listener: (event: { pageNumber: number }) => void) => void };
  getPageInfo: (page: number) => { objId: number };
}

const isMark = (kid: Part | Mark): kid is Mark => 'number' in kid;
/** A text as the file holds it, in any script. */
const hex = (text: string) =>
  `<FEFF${Array.from({ length: text.length }, (_, at) => text.charCodeAt(at).toString(16).padStart(4, '0')).join('')}>`;
const whole = (parts: readonly Part[]): Part[] =>
  parts.flatMap((part) => [part, ...whole(part.kids.filter((kid): kid is Part => !isMark(kid)))]);

/** Begins the structure of a document; jsPDF itself writes none. */
export function startTags(doc: jsPDF): Tags {
  const inside = doc.internal as unknown as Inside;
  const root: Part = { role: 'Document', facts: {}, kids: [] };
  /** Of each page the parts that its marks belong to, by their numbers. */
  const pages = new Map<number, Part[]>();
  let tree = 0;
  const begin = (part: Part | null) => {
    if (!part) return inside.write('/Artifact BMC');
    const page = doc.getCurrentPageInfo().pageNumber;
    const marks = pages.get(page) ?? [];
    pages.set(page, [...marks, part]);
    part.kids.push({ page, number: marks.length });
    inside.write(`/${part.role} <</MCID ${marks.length}>> BDC`);
  };
  const end = () => inside.write('EMC');
  const within = (part: Part | null, draw: () => void) => {
    begin(part);
    draw();
    end();
  };
  inside.events.subscribe('putPage', ({ pageNumber }) =>
    inside.write(`/Tabs /S\n/StructParents ${pageNumber - 1}`),
  );
  // After the pages, whose numbers the parts name.
  inside.events.subscribe('putAdditionalObjects', () => {
    const object = () => inside.newAdditionalObject();
    const objects = new Map(whole([root]).map((part) => [part, object()]));
    const refer = (part: Part) => `${objects.get(part)?.objId} 0 R`;
    const top = object();
    const parents = object();
    const pageOf = (page: number) => `${inside.getPageInfo(page).objId} 0 R`;
    const write = (part: Part, parent: string) => {
      const kids = part.kids.map((kid) =>
        isMark(kid) ? `<</Type /MCR /Pg ${pageOf(kid.page)} /MCID ${kid.number}>>` : refer(kid),
      );
      const { alt, scope, box } = part.facts;
      const said = [
        alt === undefined ? '' : `/Alt ${hex(alt)}`,
        scope ? `/A <</O /Table /Scope /${scope}>>` : '',
        box ? `/A <</O /Layout /Placement /Block /BBox [${box.map((at) => at.toFixed(2)).join(' ')}]>>` : '',
      ].join(' ');
      const own = objects.get(part);
      if (own)
        own.content = `<</Type /StructElem /S /${part.role} /P ${parent} ${said} /K [${kids.join(' ')}]>>`;
      for (const kid of part.kids) if (!isMark(kid)) write(kid, refer(part));
    };
    write(root, `${top.objId} 0 R`);
    const numbers = [...pages].map(([page, parts]) => `${page - 1} [${parts.map(refer).join(' ')}]`);
    parents.content = `<</Nums [${numbers.join(' ')}]>>`;
    top.content = `<</Type /StructTreeRoot /K [${refer(root)}] /ParentTree ${parents.objId} 0 R /ParentTreeNextKey ${doc.getNumberOfPages()}>>`;
    tree = top.objId;
  });
  inside.events.subscribe('putCatalog', () =>
    inside.write(`/MarkInfo <</Marked true>>\n/StructTreeRoot ${tree} 0 R`),
  );
  return {
    add: (role, parent = root, facts = {}) => {
      const part: Part = { role, facts, kids: [] };
      parent.kids.push(part);
      return part;
    },
    draw: within,
    adorn: (draw) => within(null, draw),
    begin,
    end,
  };
}
