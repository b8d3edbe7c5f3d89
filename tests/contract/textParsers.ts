import { strToU8 } from 'fflate';
import { AMPLIFY_LIMITS, readQuestion, titleFrom } from '#domain/amplify';
import { passagesOf } from '#domain/context';
import { deviceName } from '#server/identity/deviceName.ts';
import { apiKeyIn, readApiKey } from '#server/plugins/apiKeySecret.ts';
import { createCompanyMemory } from '#server/plugins/companyMemory.ts';
import { readDocx } from '#server/services/documents/readDocx.ts';
import { zipped } from '#tests/support/workbooks.ts';
import type { Parser } from './shapeCost.ts';
import { fill, numbered } from './shapes.ts';

/** What the HTTP parser lets through of the first line and the headers. */
const headBytes = 16_384;
const memory = createCompanyMemory('thirty-two characters for the tests', 'http://localhost');
const word = (text: string) =>
  zipped({
    'word/document.xml': strToU8(
      `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${text}</w:body></w:document>`,
    ),
  });
const lines = (text: string) => text.split('\n').map((line) => ({ place: 'line', text: line }));

/** What else reads texts of people: documents, questions, headers. */
export const textParsers: Readonly<Record<string, Parser>> = {
  'documents of Word': {
    prepare: word,
    read: readDocx,
    isApart: true,
    shapes: {
      paragraphs: fill('<w:p><w:r><w:t>a</w:t></w:r></w:p>'),
      'open paragraphs': fill('<w:p>'),
      'empty cells in a row': fill('<w:tc/>', '<w:tr>', '</w:tr>'),
      'cells, and a word behind them': fill('<w:tc/>', '<w:tr>', '<w:t>a</w:t></w:tr>'),
      'rows in rows': fill('<w:tr>'),
      'page breaks': fill('<w:lastRenderedPageBreak/>'),
      'one long word': fill('a', '<w:p><w:t>', '</w:t></w:p>'),
      'attributes of an element': numbered((at) => ` w:a${at}=""`, '<w:p', '/>'),
    },
  },
  'passages of a document': {
    prepare: lines,
    read: passagesOf,
    isApart: true,
    shapes: {
      'one long line': fill('a'),
      blanks: fill(' '),
      'short lines': fill('a\n'),
      dashes: fill('-\n'),
    },
  },
  'questions to Amplify': {
    most: AMPLIFY_LIMITS.frame,
    read: (text: string) => [readQuestion(text), titleFrom(text, 60)],
    shapes: {
      words: fill('a '),
      'numbers of items': fill('VO-1 '),
      blanks: fill(' '),
      'one long word': fill('a'),
      dashes: fill('-'),
      digits: fill('1'),
      'quotation marks': fill('"'),
      'names of months': fill('May '),
      'question marks': fill('?'),
    },
  },
  'cookies and other headers': {
    most: headBytes,
    read: (text: string) => [memory.read(text), apiKeyIn(text), readApiKey(text), deviceName(text)],
    shapes: {
      cookies: fill('a=b; '),
      semicolons: fill(';'),
      'a company that is not ours': fill('A', 'quoin_companies='),
      'companies that are not ours': fill('quoin_companies=a.b; '),
      'the word of a key': fill('Api-Key '),
      'blanks of a key': fill(' ', 'Api-Key', 'x'),
      browsers: fill('Chrome/ '),
    },
  },
};
