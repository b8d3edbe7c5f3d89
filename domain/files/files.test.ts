import { describe, expect, it } from 'vitest';
import {
  cleanFileName,
  documentType,
  endingsOf,
  endingsOfPlace,
  fitsPlace,
  isShowable,
  placeOf,
  readPicture,
  typeOfName,
} from './index.ts';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const hex = (text: string) =>
  Uint8Array.from(text.replaceAll(/\s/g, '').match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
const joined = (...parts: Uint8Array[]) => Uint8Array.from(parts.flatMap((part) => [...part]));

const jpeg = hex(
  'ffd8 ffe00010 4a46494600010100000100010000 ffc0000b 08 0002 0003 01011100 ffda0008 010100003f00 37ff00d2 ffd9',
);
const gif = hex(
  '474946383961 0300 0200 80 00 00 000000ffffff 21f90401000000 00 2c 00000000 0300 0200 00 02 02 4401 00 3b',
);
const webp = (() => {
  const chunk = joined(bytes('VP8L'), hex('05000000 2f 02400000 00'));
  return joined(bytes('RIFF'), hex('12000000'), bytes('WEBP'), chunk);
})();
const box = (kind: string, ...parts: Uint8Array[]) => {
  const body = joined(...parts);
  return joined(hex((body.length + 8).toString(16).padStart(8, '0')), bytes(kind), body);
};
const avif = joined(
  box('ftyp', bytes('avif'), hex('00000000'), bytes('mif1')),
  box('meta', hex('00000000'), box('iprp', box('ipco', box('ispe', hex('00000000 00000003 00000002'))))),
  box('mdat', hex('01')),
);

describe('readPicture', () => {
  it.each([
    ['jpeg', jpeg],
    ['gif', gif],
    ['webp', webp],
    ['avif', avif],
  ])('reads a %s to its end', (type, picture) => {
    expect(readPicture(picture)).toEqual({ type, width: 3, height: 2, end: picture.length });
  });

  it.each([
    ['jpeg', jpeg],
    ['gif', gif],
    ['webp', webp],
    ['avif', avif],
  ])('takes no %s that breaks off', (_, picture) => {
    for (const length of [4, 12, Math.floor(picture.length / 2), picture.length - 1])
      expect(readPicture(picture.subarray(0, length))).toBeNull();
  });

  it('finds where a picture ends and something else begins', () => {
    const more = bytes('<script>');
    expect(readPicture(joined(jpeg, more))?.end).toBe(jpeg.length);
    expect(readPicture(joined(gif, more))?.end).toBe(gif.length);
    expect(readPicture(joined(webp, more))?.end).toBe(webp.length);
    expect(readPicture(joined(avif, more))).toBeNull();
  });

  it('ends on whatever it is given', () => {
    for (let seed = 1; seed < 400; seed += 1) {
      const noise = jpeg.map((byte, at) => ((seed * (at + 7)) % 11 === 0 ? (byte * seed) % 256 : byte));
      expect(readPicture(noise)?.end ?? 0).toBeLessThanOrEqual(noise.length);
    }
  });
});

it.each([
  [7000, 7000, true],
  [50_000, 50_000, false],
  [0, 10, false],
])('%i by %i pixels can be shown: %s', (width, height, shown) =>
  expect(isShowable({ width, height })).toBe(shown),
);

it.each([
  ['%PDF-1.7 …', '… %%EOF\n', 'pdf'],
  ['%PDF-1.7', '%%EOF PK\u0005\u0006', undefined],
  ['%PDF-1.7', 'cut off', undefined],
  ['PK\u0003\u0004', 'xl/workbook.xml PK\u0005\u0006', 'xlsx'],
  ['PK\u0003\u0004', 'word/document.xml PK\u0005\u0006', 'docx'],
  ['PK\u0003\u0004', 'evil.exe PK\u0005\u0006', undefined],
  ['a,b\r\n', '1,2\n', 'text'],
  ['\u0000\u0001', '', undefined],
])('a document that begins %j and ends %j is %s', (head, tail, type) => {
  expect(documentType({ head, tail, holds: () => true })).toBe(type);
});

it.each([
  [['WordDocument'], '', 'doc'],
  [['Workbook'], '', 'xls'],
  [[], '', undefined],
  [['WordDocument', 'Workbook'], '', undefined],
  [['Workbook'], 'PK\u0005\u0006', undefined],
])('an old office document that holds %j and ends %j is %s', (names: string[], tail, type) => {
  const head = '\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1';
  expect(documentType({ head, tail, holds: (name) => names.includes(name) })).toBe(type);
});

it.each([
  ['../../etc/passwd', 'passwd'],
  ['C:\\temp\\plan.pdf', 'plan.pdf'],
  ['inv\u202Egnp.exe', 'invgnp.exe'],
  ['a\r\nSet-Cookie: x.png', 'aSet-Cookie_ x.png'],
  ['.htaccess', 'htaccess'],
  ['A\u030Angstro\u0308m.png', 'Ångström.png'],
  ['/', 'file'],
])('%j is kept as %j', (given, name) => expect(cleanFileName(given)).toBe(name));

it('knows types by the last ending, and places by their field', () => {
  expect([typeOfName('a.JPG'), typeOfName('a.png.exe'), typeOfName('a.svg'), typeOfName('png')]).toEqual([
    'jpeg',
    undefined,
    'svg',
    undefined,
  ]);
  expect(endingsOf('picture')).toEqual(['png', 'jpg', 'jpeg', 'gif', 'webp', 'avif', 'svg']);
  const [picture, document] = [{ kind: 'picture' }, { kind: 'document' }] as const;
  expect([fitsPlace('pdf', picture), fitsPlace('png', document)]).toEqual([false, true]);
  const some = { kind: 'picture', types: ['png', 'jpeg'] } as const;
  expect([fitsPlace('jpeg', some), fitsPlace('webp', some)]).toEqual([true, false]);
  expect(endingsOfPlace(some)).toEqual(['png', 'jpg', 'jpeg']);
  expect([placeOf('company', 'logo')?.megabytes, placeOf('item', 'attachments')?.megabytes]).toEqual([
    20, 50,
  ]);
  expect([placeOf('company', 'avatar'), placeOf('user', 'toString')]).toEqual([undefined, undefined]);
});
