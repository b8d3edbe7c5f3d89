import { describe, expect, it } from 'vitest';
import { tidyUrl, webLinkName, webLinkProblem } from './webLinks.ts';

const noAddress = 'This is not a web address. Paste one such as https://example.com.';
const onlyWeb = 'Only links that begin with https:// or http:// are kept.';

describe('an address', () => {
  it.each([
    ['example.com', 'https://example.com'],
    [' example.com/a b ', 'https://example.com/a b'],
    ['example.com:8080/a', 'https://example.com:8080/a'],
    ['http://example.com', 'http://example.com'],
    ['javascript:alert(1)', 'javascript:alert(1)'],
    ['', ''],
  ])('%s is kept as %s', (text, url) => expect(tidyUrl(text)).toBe(url));

  it.each([
    ['https://example.com/specs?id=3#section-2', null],
    ['example.com', null],
    ['http://10.0.0.8:8080/plans', null],
    ['https://bücher.example/a', null],
    ['', 'Link is required. Paste an address such as https://example.com.'],
    ['   ', 'Link is required. Paste an address such as https://example.com.'],
    ['drawings', noAddress],
    ['https://', noAddress],
    ['https://exa mple.com', noAddress],
    ['example.com/two words', noAddress],
    ['https://-x-.com', noAddress],
    ['javascript:alert(1)', onlyWeb],
    ['JavaScript:alert(1)', onlyWeb],
    ['data:text/html,<b>a</b>', onlyWeb],
    ['file:///etc/passwd', onlyWeb],
    ['ftp://example.com/a', onlyWeb],
    ['mailto:a@example.com', onlyWeb],
    [
      'https://me:secret@example.com',
      'The link has a name or password in it. Remove the part in front of @.',
    ],
    [
      `https://example.com/${'a'.repeat(2000)}`,
      'The link is longer than 2,000 characters. Use a shorter one.',
    ],
  ])('%s: %s', (text, problem) => expect(webLinkProblem(text)).toBe(problem));
});

describe('a link is called', () => {
  it.each([
    ['https://www.example.com/specs/08', '', 'example.com/specs/08'],
    ['https://example.com/', ' ', 'example.com'],
    ['https://example.com/', ' Glass data ', 'Glass data'],
    ['nonsense', '', 'nonsense'],
  ])('%s with the title "%s": %s', (url, title, name) => expect(webLinkName({ url, title })).toBe(name));
});
