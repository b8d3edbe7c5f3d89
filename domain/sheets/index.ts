export {
  type Cell,
  columnLetter,
  guessHeading,
  type Heading,
  headingTitles,
  isHeadingRow,
  longestHeading,
} from './headings.ts';
export {
  type CurrencyCode,
  currencyIn,
  currencyMarks,
  currencyName,
  currencyNamed,
  currencyOfFormat,
  currencyStated,
} from './currency.ts';
export { NOT_CALCULATED } from './notCalculated.ts';
export { guessSheetColumns, type SheetColumn, sheetText } from './sheetText.ts';
export { guessMapping, type Mapping, rememberedMapping, type SheetField } from './mapping.ts';
