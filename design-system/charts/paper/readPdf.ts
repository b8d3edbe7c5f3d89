/** What a PDF says, read from its bytes as a reader program does: by the map from glyphs to characters that each font brings along. Made for tests. */
export interface ReadPdf {
  /** Pieces of text on each page, in the order they are drawn. */
  pages: readonly (readonly ReadText[])[];
  /** Sizes of the pages in points: `792 x 612`. */
  sizes: readonly string[];
  /** Title, author and so on; the titles of bookmarks; the language. */
  facts: Readonly<Record<string, string>>;
  bookmarks: readonly string[];
}

/** A piece of text with where it begins, points from the lower left corner. */
export interface ReadText {
  text: string;
  x: number;
  y: number;
}

/** Reads a PDF with fonts of two-byte glyphs (Identity-H), as jsPDF writes them. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const objects = await readObjects(toText(bytes));
  const object = (number: string | undefined) => objects.get(Number(number)) ?? { head: '', stream: '' };
  const all = [...objects.values()];
  const resources = all.find(({ head }) => /\/Font <</.test(head))?.head ?? '';
  const fonts = new Map(
    [...(/\/Font <<([^>]*)>>/.exec(resources)?.[1] ?? '').matchAll(/\/(F\d+) (\d+) 0 R/g)].map(
      ([, name = '', number]) => {
        const map = /\/ToUnicode (\d+) 0 R/.exec(object(number).head)?.[1];
        return [name, readMap(object(map).stream)];
      },
    ),
  );
  const pages = all.filter(({ head }) => /\/Type \/Page\b(?!s)/.test(head));
  return {
    pages: pages.map(({ head }) => readContent(object(/\/Contents (\d+) 0 R/.exec(head)?.[1]).stream, fonts)),
    sizes: pages.map(({ head }) => {
      const [, wide, high] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(head) ?? [];
      return `${Math.round(Number(wide))} x ${Math.round(Number(high))}`;
    }),
    facts: Object.fromEntries(
      all.flatMap(({ head }) =>
        ['Title', 'Author', 'Subject', 'Lang'].flatMap((name) => {
          const found = /\/Parent/.test(head) ? undefined : textAfter(head, name);
          return found === undefined ? [] : [[name, found]];
        }),
      ),
    ),
    bookmarks: all.flatMap(({ head }) => (/\/Parent/.test(head) ? (textAfter(head, 'Title') ?? []) : [])),
  };
}

interface Piece {
  head: string;
  stream: string;
}

/** One character a byte. */
const toText = (bytes: Uint8Array): string => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
const toBytes = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0));

async function inflate(text: string): Promise<string> {
  const stream = new Blob([toBytes(text)]).stream().pipeThrough(new DecompressionStream('deflate'));
  return toText(new Uint8Array(await new Response(stream).arrayBuffer()));
}

async function readObjects(file: string): Promise<Map<number, Piece>> {
  const objects = new Map<number, Piece>();
  for (const match of file.matchAll(/(\d+) 0 obj\n([\s\S]*?)(?:\nstream\r?\n|\nendobj)/g)) {
    const [whole, number, head = ''] = match;
    const start = match.index + whole.length;
    const length = Number(/\/Length (\d+)/.exec(head)?.[1] ?? 0);
    const raw = whole.trimEnd().endsWith('stream') ? file.slice(start, start + length) : '';
    const isPacked = head.includes('FlateDecode') && !head.includes('/Subtype /Image');
    objects.set(Number(number), { head, stream: isPacked ? await inflate(raw) : raw });
  }
  return objects;
}

/** Glyph to character, as a font's ToUnicode stream says. */
function readMap(stream: string): Map<string, string> {
  return new Map(
    [...stream.matchAll(/<([\da-f]{4})><([\da-f]{4})>/gi)].map(([, glyph = '', code = '']) => [
      glyph.toLowerCase(),
      String.fromCharCode(Number.parseInt(code, 16)),
    ]),
  );
}

function readContent(stream: string, fonts: ReadonlyMap<string, ReadonlyMap<string, string>>): ReadText[] {
  let font: ReadonlyMap<string, string> = new Map();
  let [x, y] = [0, 0];
  const found: ReadText[] = [];
  const steps = /\/(F\d+) [\d.]+ Tf|([-\d.]+) ([-\d.]+) Td|<([\da-f]*)> Tj|\((.*?)\) Tj/gi;
  for (const [, name, dx, dy, glyphs, plain] of stream.matchAll(steps)) {
    if (name !== undefined) font = fonts.get(name) ?? new Map();
    else if (dx !== undefined) [x, y] = [Number(dx), Number(dy)];
    else {
      const codes = glyphs?.match(/.{4}/g) ?? [];
      // A glyph that no map names would be copied as garbage.
      const text = codes.map((code) => font.get(code.toLowerCase()) ?? '\uFFFD').join('');
      found.push({ text: plain ?? text, x, y });
    }
  }
  return found;
}

function textAfter(head: string, name: string): string | undefined {
  const raw = new RegExp(`/${name} \\(((?:\\\\.|[^\\\\)])*)\\)`).exec(head)?.[1];
  const plain = raw?.replaceAll(/\\([\\()])/g, '$1');
  if (!plain?.startsWith('\xFE\xFF')) return plain;
  return new TextDecoder('utf-16be').decode(toBytes(plain.slice(2)));
}
