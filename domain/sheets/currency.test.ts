import { describe, expect, it } from 'vitest';
import { currencyIn, currencyName, currencyOfFormat, currencyStated } from './currency.ts';

describe('currencies of a file', () => {
  it.each([
    ['[$€-407] #,##0.00', 'EUR'],
    ['#,##0.00 [$€-1]', 'EUR'],
    ['#,##0.00\\ [$€];[Red]-#,##0.00\\ [$€]', 'EUR'],
    ['_-[$£-809]* #,##0.00_-;-[$£-809]* #,##0.00_-', 'GBP'],
    ['[$CAD] #,##0.00', 'CAD'],
    ['#,##0 "CAD"', 'CAD'],
    ['"€" #,##0', 'EUR'],
    ['#,##0.00 €', 'EUR'],
    ['[$$-1009]#,##0.00', 'CAD'],
    ['[$$-en-CA]#,##0.00', 'CAD'],
    ['[$¥-804]#,##0', 'CNY'],
    ['[$₹-4009] #,##0', 'INR'],
    ['"Rs." #,##0', 'INR'],
    ['[$$-409]#,##0.00', 'USD'],
    ['[$USD] #,##0', 'USD'],
  ])('%s is %s', (format, code) => expect(currencyOfFormat(format)).toBe(code));

  it.each([
    '"$"#,##0.00',
    '_("$"* #,##0.00_);_("$"* (#,##0.00);_("$"* "-"??_);_(@_)',
    'General',
    '#,##0.00',
    '[$-409]mmm d, yyyy',
    '[Red]#,##0',
    '0.00%',
    '0 "SF"',
    '#,##0 "EA"',
    '',
  ])('%s names none', (format) => expect(currencyOfFormat(format)).toBeUndefined());

  it.each([
    ['€ 1.250,00', 'EUR'],
    ['1,250 CAD', 'CAD'],
    ['C$12', 'CAD'],
    ['Amount (GBP)', 'GBP'],
    ['Rs. 4,200', 'INR'],
    ['US$ 4', 'USD'],
    ['$4,200', undefined],
    ['GA$HOUSE', undefined],
    ['RSF', undefined],
    ['EUROPE', undefined],
    ['CADMIUM', undefined],
  ])('%s: %s', (text, code) => expect(currencyIn(text)).toBe(code));

  it.each([
    ['Currency: CAD', 'CAD'],
    ['Currency = euro', 'EUR'],
    ['All prices in Euros, excl. VAT', 'EUR'],
    ['Amounts are in Canadian dollars', 'CAD'],
    ['All costs in US Dollars', 'USD'],
    ['Costs are in 2026 dollars', undefined],
    ['Prices in effect until May', undefined],
    ['Scope: all EUR pallets', undefined],
  ])('%s: %s', (text, code) => expect(currencyStated(text)).toBe(code));

  it('have a name', () => expect(currencyName('GBP')).toBe('pounds sterling'));

  it('are looked for in time that grows with the text', () =>
    expect(currencyStated(`prices ${'in '.repeat(50_000)}`)).toBeUndefined());
});
