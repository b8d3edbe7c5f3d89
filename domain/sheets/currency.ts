/** Currencies by their ISO code, with how people name them in a file. Costs here are in US dollars. */
const names = {
  USD: ['US dollars', 'us dollars?', 'u\\.s\\. dollars?', 'american dollars?'],
  CAD: ['Canadian dollars', 'canadian dollars?'],
  AUD: ['Australian dollars', 'australian dollars?'],
  NZD: ['New Zealand dollars', 'new zealand dollars?'],
  EUR: ['euros', 'euros?'],
  GBP: ['pounds sterling', 'pounds? sterling', 'british pounds?'],
  MXN: ['Mexican pesos', 'mexican pesos?', 'pesos mexicanos'],
  INR: ['Indian rupees', '(?:indian )?rupees?'],
  JPY: ['Japanese yen', '(?:japanese )?yen'],
  CNY: ['Chinese yuan', '(?:chinese )?yuan', 'renminbi'],
  CHF: ['Swiss francs', 'swiss francs?', 'schweizer franken'],
  SEK: ['Swedish kronor', 'swedish krono?r'],
  NOK: ['Norwegian kroner', 'norwegian kroner?'],
  DKK: ['Danish kroner', 'danish kroner?'],
  BRL: ['Brazilian reais', 'brazilian reais', 'reais'],
  KRW: ['Korean won', '(?:south )?korean won'],
  ILS: ['Israeli shekels', '(?:israeli )?(?:new )?shekels?'],
  PLN: ['Polish zloty', '(?:polish )?zlot(?:y|ys|ych)'],
  CZK: ['Czech koruna', 'czech koruna'],
  AED: ['UAE dirhams', '(?:uae )?dirhams?'],
  SAR: ['Saudi riyals', 'saudi riyals?'],
  QAR: ['Qatari riyals', 'qatari riyals?'],
  HKD: ['Hong Kong dollars', 'hong kong dollars?'],
  SGD: ['Singapore dollars', 'singapore dollars?'],
  ZAR: ['South African rand', '(?:south african )?rand'],
} as const satisfies Readonly<Record<string, readonly [name: string, ...words: string[]]>>;

/** The ISO code of a currency that is known. */
export type CurrencyCode = keyof typeof names;

const codes = Object.keys(names) as CurrencyCode[];

/** `euros`, `Canadian dollars`. */
export const currencyName = (code: CurrencyCode): string => names[code][0];

/** Signs that name one currency, the longer first. A bare dollar sign names none: it may be any dollar. */
const signs: readonly (readonly [string, CurrencyCode])[] = [
  ['US$', 'USD'],
  ['CA$', 'CAD'],
  ['CAD$', 'CAD'],
  ['C$', 'CAD'],
  ['AU$', 'AUD'],
  ['NZ$', 'NZD'],
  ['MX$', 'MXN'],
  ['HK$', 'HKD'],
  ['A$', 'AUD'],
  ['R$', 'BRL'],
  ['S$', 'SGD'],
  ['€', 'EUR'],
  ['£', 'GBP'],
  ['₹', 'INR'],
  ['¥', 'JPY'],
  ['₩', 'KRW'],
  ['₪', 'ILS'],
  ['zł', 'PLN'],
];

/** Where a dollar or yen sign in a number format is from, by the last part of its locale. */
const locales: Readonly<Record<string, CurrencyCode>> = {
  '409': 'USD',
  '1009': 'CAD',
  c0c: 'CAD',
  c09: 'AUD',
  '1409': 'NZD',
  '80a': 'MXN',
  '804': 'CNY',
  c04: 'HKD',
  '4809': 'SGD',
  '411': 'JPY',
  'en-us': 'USD',
  'en-ca': 'CAD',
  'fr-ca': 'CAD',
  'en-au': 'AUD',
  'en-nz': 'NZD',
  'es-mx': 'MXN',
  'zh-cn': 'CNY',
};

const escaped = (text: string): string => text.replaceAll(/[$.]/g, String.raw`\$&`);
const codeWord = new RegExp(String.raw`(?<![\p{L}\d])(${codes.join('|')})(?![\p{L}\d])`, 'u');
const rupees = /(?<!\p{L})(?:Rs|INR)(?:\.|(?!\p{L}))/u;
/** A sign that is a letter before a dollar sign stands alone: the A of `GA$` is none. */
const signPattern = new RegExp(
  signs.map(([sign]) => (/^\p{L}/u.test(sign) ? `(?<!\\p{L})${escaped(sign)}` : escaped(sign))).join('|'),
  'u',
);

/** What is written beside a figure and is no part of it. */
export const currencyMarks = new RegExp(
  `${signPattern.source}|(?<!\\p{L})(?:${codes.join('|')})(?!\\p{L})|(?<!\\p{L})Rs\\.?(?!\\p{L})|\\$`,
  'giu',
);

/** The currency that a short text names by its sign or code: `€ 1,250`, `Amount (CAD)`, `Rs.`; undefined for none, and for a bare dollar sign. */
export function currencyIn(text: string): CurrencyCode | undefined {
  const code = codeWord.exec(text)?.[1] as CurrencyCode | undefined;
  if (code) return code;
  const sign = signPattern.exec(text)?.[0];
  if (sign !== undefined) return signs.find(([one]) => one === sign)?.[1];
  return rupees.test(text) ? 'INR' : undefined;
}

const said = new RegExp(
  String.raw`\b(?:currency|prices?|amounts?|costs?|figures|rates|values|all)\b[^.;]{0,40}?(?:[:=]|\b(?:is|are)\b(?:\s+in\b)?|\bin\b)\s*(.{1,40})`,
  'i',
);

/** The currency that a note of a file states: `Currency: CAD`, `All prices in euros`. */
export function currencyStated(text: string): CurrencyCode | undefined {
  const rest = said.exec(text.slice(0, 300))?.[1]?.split(/[,;.(]/, 1)[0];
  return rest === undefined ? undefined : (currencyNamed(rest) ?? currencyIn(rest));
}

const named = Object.fromEntries(
  codes.map((code) => {
    const [, ...words] = names[code];
    return [code, new RegExp(`^(?:${code}|${words.join('|')})(?![\\p{L}\\d])`, 'iu')];
  }),
) as Readonly<Record<CurrencyCode, RegExp>>;

/** The currency that a text begins with by name, code or sign: `Euro`, `CAD`, `£`. */
export function currencyNamed(text: string): CurrencyCode | undefined {
  const start = text.trim().slice(0, 40);
  return codes.find((code) => named[code].test(start));
}

/** The currency of a number format: `[$€-407] #,##0.00`, `#,##0 "CAD"`, `[$$-1009]#,##0`; undefined where it names none. */
export function currencyOfFormat(format: string): CurrencyCode | undefined {
  const [positive = ''] = format.slice(0, 200).split(';');
  for (const [, sign = '', locale = ''] of positive.matchAll(/\[\$([^\]-]*)(?:-([^\]]*))?\]/g)) {
    const place = locales[locale.toLowerCase()] ?? locales[locale.toLowerCase().replace(/^[\dx,]*0/, '')];
    if (sign === '$' || sign === '¥') {
      if (place) return place;
    } else if (sign !== '') return currencyIn(sign);
  }
  const literals = positive.replaceAll(/\[[^\]]*\]/g, '').replaceAll(/["\\]/g, '');
  return currencyIn(literals.replaceAll(/[#0?_*.,()%@-]+/g, ' '));
}
