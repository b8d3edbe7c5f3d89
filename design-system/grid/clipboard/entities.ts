const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  ndash: '\u2013',
  mdash: '\u2014',
  minus: '\u2212',
  euro: '€',
  pound: '£',
  yen: '¥',
  deg: '°',
  sup2: '²',
  frac12: '½',
  copy: '©',
  reg: '®',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
};

/** Text of HTML source: entities in words and numbers, white space as one space. */
export const decodeText = (source: string): string =>
  source
    .replaceAll(/[ \t\r\n]+/g, ' ')
    .replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,8}));?/gi, (whole, decimal, hex, word) => {
      if (word !== undefined) return named[String(word)] ?? whole;
      const code = decimal === undefined ? Number.parseInt(String(hex), 16) : Number(decimal);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
    });

/** Text made safe inside an element or an attribute. */
export const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
