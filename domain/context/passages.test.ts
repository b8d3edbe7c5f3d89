import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanText, DOCUMENT_LIMITS, documentKindOf, passagesOf } from './index.ts';

describe('a text that is kept', () => {
  it.each([
    ['two   words\n and\ta third', 'two words and a third'],
    ['a\u0000b\u0002c\u0003', 'a b c'],
    ['inv\u202Egpj.exe soft\u00adhyphen', 'invgpj.exe softhyphen'],
    ['half \ud800 a letter', 'half \ufffd a letter'],
    ['<script>alert(1)</script>', '<script>alert(1)</script>'],
  ])('%j is %j', (given, kept) => expect(cleanText(given)).toBe(kept));
});

describe('passages', () => {
  const texts = (paragraphs: Parameters<typeof passagesOf>[0]) =>
    passagesOf(paragraphs).passages.map(({ place, text }) => [place, text]);

  it('join short paragraphs of one place, and no others', () => {
    expect(
      texts([
        { place: 'p. 1', text: 'Scope.' },
        { place: 'p. 1', text: 'Glass.' },
        { place: 'p. 2', text: ' ' },
        { place: 'p. 2', text: 'Walls.' },
      ]),
    ).toEqual([
      ['p. 1', 'Scope. Glass.'],
      ['p. 2', 'Walls.'],
    ]);
  });

  it('end behind a sentence where they can', () => {
    const sentence = `${'Word '.repeat(60).trim()}.`;
    const found = texts([{ place: 'p. 1', text: `${sentence} ${sentence} ${sentence}` }]);
    expect(found.map(([, text]) => text)).toEqual([sentence, sentence, sentence]);
  });

  it('lose no word and are never too long', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 1_500 }), { maxLength: 4 }), (pages) => {
        const { passages } = passagesOf(pages.map((text, at) => ({ place: `p. ${at + 1}`, text })));
        const solid = (text: string) => text.replaceAll(/\s/g, '');
        expect(solid(passages.map(({ text }) => text).join(''))).toBe(solid(pages.map(cleanText).join('')));
        expect(passages.every(({ text }) => text.length <= 600 && text !== '')).toBe(true);
      }),
      { numRuns: 200, seed: 20 },
    );
  });

  it('are bounded', () => {
    const lines = Array.from({ length: DOCUMENT_LIMITS.passages + 1 }, (_, at) => ({
      place: `line ${at + 1}`,
      text: 'x',
    }));
    expect(passagesOf(lines)).toMatchObject({ isCut: true });
    expect(passagesOf(lines).passages.length).toBe(DOCUMENT_LIMITS.passages);
    expect(passagesOf(lines.slice(1)).isCut).toBe(false);
  });
});

it.each([
  ['Study.PDF', 'pdf'],
  ['Basis.docx', 'docx'],
  ['Quotes.xlsx', 'xlsx'],
  ['List.csv', 'text'],
  ['Slides.pptx', undefined],
  ['Face.png', undefined],
  ['macro.docm', undefined],
])('%s is read as %s', (name, kind) => expect(documentKindOf(name)).toBe(kind));
