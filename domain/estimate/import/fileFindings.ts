import { firstOf, formatCount } from '#domain/money';
import type { ForeignCurrency } from './fileCurrency.ts';
import { hiddenColumnText, hiddenReason, hiddenRowsText } from './hiddenParts.ts';
import type { FileEstimate, GuessedSheet, SheetChoice } from './readEstimate.ts';

/** Something that a file holds and nobody sees at once. */
export interface FileFinding {
  key: string;
  title: string;
  /** Where it was seen, and what it means. */
  text: string;
}

/** Places that are named of many. */
const most = 4;

/** What another currency means. */
export const currencyText = ({ name }: ForeignCurrency): string =>
  `Costs here are in US dollars: figures in ${name} are taken as they stand, nothing is converted.`;

/** What has to be told of a file before its lines are accepted: currencies, formulas without a value, and what is hidden. */
export function fileFindings(
  estimate: Pick<FileEstimate, 'sheets' | 'currencies'>,
  choices: readonly (SheetChoice & Pick<GuessedSheet, 'name' | 'reason' | 'isHidden'>)[],
): FileFinding[] {
  const several = estimate.sheets.length > 1;
  const of = (name: string) => (several ? ` of ${name}` : '');
  return [
    ...estimate.currencies.map((one): FileFinding => ({
      key: `currency ${one.code}`,
      title: `Prices in ${one.name}`,
      text: `Seen: ${firstOf(one.seen, most, '; ')}. ${currencyText(one)}`,
    })),
    ...estimate.sheets.flatMap(({ name, index, notCalculated }): FileFinding[] =>
      notCalculated.length === 0
        ? []
        : [
            {
              key: `formulas ${index}`,
              title: `${formatCount(notCalculated.length, 'formula')} without a value${of(name)}`,
              text: `Never calculated: ${firstOf(notCalculated, most)}. Where quantity and unit cost stand beside them, their product counts; other lines wait for an amount. A total among them is not compared.`,
            },
          ],
    ),
    ...estimate.sheets.flatMap(({ name, index, hiddenRows, hiddenColumns }): FileFinding[] => [
      ...(hiddenRows
        ? [
            {
              key: `rows ${index}`,
              title: `${formatCount(hiddenRows.count, 'hidden row')}${of(name)} ${choices[index]?.readsHidden ? 'left in' : 'left out'}`,
              text: `${hiddenRowsText(hiddenRows)} ${hiddenReason(hiddenRows)}`,
            },
          ]
        : []),
      ...(hiddenColumns.length > 0
        ? [
            {
              key: `columns ${index}`,
              title: `${formatCount(hiddenColumns.length, 'hidden column')}${of(name)}`,
              text: `${firstOf(hiddenColumns.map(hiddenColumnText), most, '; ')}.`,
            },
          ]
        : []),
    ]),
    ...choices.flatMap(({ name, reason, isUsed, isHidden }, index): FileFinding[] =>
      isHidden
        ? [
            {
              key: `sheet ${index}`,
              title: `Hidden sheet ${name} ${isUsed ? 'left in' : 'left out'}`,
              text: `${reason}.`,
            },
          ]
        : [],
    ),
  ];
}
