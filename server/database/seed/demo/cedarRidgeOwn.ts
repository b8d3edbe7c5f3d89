/** A value of a company's own field: choices by their words, days as they are said, a span of days as two. */
export type DemoAttributeValue = number | string | readonly string[];

/** What a row says in the company's own fields, by their names. */
export type DemoOwnValues = Readonly<Record<string, DemoAttributeValue>>;

/** What Cedar Ridge's components say, by their keys. */
const components: Readonly<Record<string, DemoOwnValues>> = {
  tower: { 'Bed count': 192, 'Floor-to-floor': 15 },
  plant: { 'Floor-to-floor': 20 },
  garage: { 'Floor-to-floor': 11.5 },
};

/** What its risks say, by their names. */
const risks: Readonly<Record<string, DemoOwnValues>> = {
  'Perched groundwater found below mat': {
    'Trigger date': '2026-12-07',
    'Exposure window': ['2026-09-14', '2027-11-30'],
    Response: 'Mitigate',
  },
  'Switchgear lead time over 60 weeks': {
    'Trigger date': '2026-11-06',
    'Exposure window': ['2026-11-06', '2027-12-31'],
    Response: 'Transfer',
  },
  'Energy code update adopted before permit': { 'Trigger date': '2027-01-15', Response: 'Avoid' },
  'Crane swing over live helipad route': {
    'Exposure window': ['2027-11-22', '2028-06-16'],
    Response: 'Mitigate',
  },
  'Steel tariff change': { Response: 'Accept' },
};

/** What rows of the demo's projects say in the company's own fields, by the code of the project. */
export const ownValues: Readonly<
  Record<
    string,
    { components: Readonly<Record<string, DemoOwnValues>>; risks: Readonly<Record<string, DemoOwnValues>> }
  >
> = { 'CRPT-26': { components, risks } };
