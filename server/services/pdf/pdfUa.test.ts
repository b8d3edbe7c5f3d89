import { expect, it } from 'vitest';
import { pdfUaProblems } from '#tests/support/pdfUa.ts';

/** A small tagged PDF that keeps every rule; packed by nothing, so that a test can break it by its words. */
const sound = `%PDF-1.7
1 0 obj
<</Type /Catalog /Pages 2 0 R /MarkInfo <</Marked true>> /Lang (en) /StructTreeRoot 6 0 R
  /ViewerPreferences <</DisplayDocTitle true>>>>
endobj
2 0 obj
<</Type /Pages /Kids [3 0 R] /Count 1>>
endobj
3 0 obj
<</Type /Page /Parent 2 0 R /Tabs /S /Contents 4 0 R /StructParents 0 /Resources <<
  /XObject <</I1 30 0 R /F1 31 0 R>> /Font <</T1 <</Subtype /TrueType /BaseFont /Inter
    /FontDescriptor <</FontFile2 40 0 R>>>>>>>>>>
endobj
4 0 obj
<<>>
stream
/Artifact BMC BT (2 of 4) Tj ET EMC
/H1 <</MCID 0>> BDC BT (Owner book \\(1\\)) Tj ET EMC
/H2 <</MCID 1>> BDC BT [(Va) -20 (lue)] TJ ET EMC
/TH <</MCID 2>> BDC BT <0041> Tj ET EMC
/TD <</MCID 3>> BDC BT (1) Tj ET EMC
/Figure <</MCID 4>> BDC /I1 Do EMC
/P <</MCID 5>> BDC BT (Each) Tj ET EMC
/F1 Do
endstream
endobj
6 0 obj
<</Type /StructTreeRoot /K 7 0 R>>
endobj
7 0 obj
<</S /Document /K [8 0 R 9 0 R 10 0 R 17 0 R 18 0 R 21 0 R]>>
endobj
8 0 obj
<</S /H1 /Pg 3 0 R /K 0>>
endobj
9 0 obj
<</S /H2 /Pg 3 0 R /K <</S /NonStruct /K 1>>>>
endobj
10 0 obj
<</S /Table /Pg 3 0 R /K [<</S /TR /K 11 0 R>> <</S /TR /K 12 0 R>>]>>
endobj
11 0 obj
<</S /TH /A [<</O /Table /Scope /Column>>] /Pg 3 0 R /K 2>>
endobj
12 0 obj
<</S /TD /Pg 3 0 R /K 3>>
endobj
17 0 obj
<</S /Figure /Alt (A pane) /Pg 3 0 R /K 4>>
endobj
18 0 obj
<</S /L /K [<</S /LI /Pg 3 0 R /K 5>>]>>
endobj
21 0 obj
<</S /P /K <</Type /MCR /Stm 31 0 R /MCID 0>>>>
endobj
30 0 obj
<</Subtype /Image>>
endobj
31 0 obj
<</Subtype /Form /Resources <<>>>>
stream
/P <</MCID 0>> BDC BT (In a form) Tj ET EMC
endstream
endobj
50 0 obj
<</Title <FEFF0042>>>
endobj
trailer
<</Root 1 0 R /Info 50 0 R>>
`;
const problemsOf = (text: string) => pdfUaProblems(Buffer.from(text, 'latin1'));

it('finds nothing where every rule is kept', () => {
  expect(problemsOf(sound)).toEqual([]);
});

it.each<[string, string, string, string]>([
  ['tags', '/Marked true', '/Marked false', 'document: it is not marked as tagged'],
  ['language', '/Lang (en)', '', 'document: it has no language'],
  ['title', '/Title <FEFF0042>', '/Title ()', 'document: it has no title'],
  [
    'title shown',
    '/DisplayDocTitle true',
    '/DisplayDocTitle false',
    'document: its title is not shown in place of the name of the file',
  ],
  ['document', '/S /Document', '/S /Div', 'structure: there is no document'],
  ['order of keys', '/Tabs /S', '', 'structure: keys do not go in the order of the structure'],
  ['first heading', '<</S /H1 /Pg', '<</S /P /Pg', 'headings: H2 stands below none'],
  ['levels', '<</S /H2 /Pg', '<</S /H3 /Pg', 'headings: H3 stands below H1'],
  ['table heads', '<</S /TH /A', '<</S /TD /A', 'tables: table 1 has no heads'],
  ['scope', '/Scope /Column', '', 'tables: a head of table 1 has no scope'],
  ['cells', '<</S /TD /Pg', '<</S /P /Pg', 'tables: a row of table 1 holds what is no cell'],
  ['rows', '<</S /TR /K 12 0 R>>', '<</S /P /K 12 0 R>>', 'tables: table 1 holds P among its rows'],
  ['widths', '/K 12 0 R>>', '/K [12 0 R 12 0 R]>>', 'tables: rows of table 1 differ in their cells'],
  ['alternative text', '/Alt (A pane)', '', 'figures: one has no alternative text'],
  ['blank alternative text', '/Alt (A pane)', '/Alt ( )', 'figures: one has no alternative text'],
  ['lists', '<</S /LI /Pg', '<</S /P /Pg', 'lists: a list holds what is no item'],
  ['fonts', '/FontFile2 40 0 R', '', 'fonts: Inter does not come along'],
  ['untagged text', '/Artifact BMC', '/Span BMC', 'content: text on page 1 stands outside of the structure'],
  [
    'text in a form',
    '/P <</MCID 0>> BDC BT (In',
    '/P BMC BT (In',
    'content: text on page 1 stands outside of the structure',
  ],
  [
    'untagged picture',
    '/Figure <</MCID 4>> BDC',
    '/Figure BMC',
    'content: image on page 1 stands outside of the structure',
  ],
  [
    'marks that nothing refers to',
    '/H1 <</MCID 0>>',
    '/H1 <</MCID 9>>',
    'content: text on page 1 stands outside of the structure',
  ],
])('finds what is wrong with %s', (_rule, from, to, problem) => {
  expect(sound).toContain(from);
  expect(problemsOf(sound.replace(from, to))).toContain(problem);
});

it('says that a document without headings has none', () => {
  const bare = sound.replaceAll('/S /H1', '/S /P').replaceAll('/S /H2', '/S /P');
  expect(problemsOf(bare)).toEqual(['headings: there is none']);
});
