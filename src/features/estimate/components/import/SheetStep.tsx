import { Checkbox } from '#design-system/inputs/Checkbox/Checkbox.tsx';
import { Select } from '#design-system/inputs/Select/Select.tsx';
import { Card } from '#design-system/layout/Card/Card.tsx';
import {
  type FileEstimate,
  type FileSheet,
  type GuessedSheet,
  hiddenColumnText,
  hiddenReason,
  hiddenRowsText,
  rowChoices,
} from '#domain/estimate/import';
import { formatCount } from '#domain/money';
import { ScrollBox } from '#design-system/layout/ScrollBox/ScrollBox.tsx';
import * as t from '../../texts.ts';
import * as styles from './Import.css.ts';

export interface SheetStepProps {
  sheets: readonly FileSheet[];
  choices: readonly GuessedSheet[];
  estimate: FileEstimate;
  onUse: (index: number, isUsed: boolean) => void;
  onHeader: (index: number, row: number) => void;
  /** Reads the rows of another contract or bidder. */
  onChoose: (index: number, column: number, value: string) => void;
  onHiddenRows: (index: number, readsHidden: boolean) => void;
  onHiddenColumns: (index: number, readsHidden: boolean) => void;
}

const headerRows = 60;

const textOf = (row: FileSheet['rows'][number] | undefined) =>
  [...new Set((row ?? []).flatMap((cell) => (cell === null ? [] : [String(cell)])))].join(' · ').slice(0, 80);

/** Which sheets are priced, and where their header is. */
export function SheetStep({ sheets, choices, estimate, onUse, onHeader, ...change }: SheetStepProps) {
  return (
    <Card title={t.sheets} padding="none">
      <ScrollBox role="region" className={styles.scroll} label={t.sheetsOfTheFile}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t.sheet}</th>
              <th scope="col">{t.header}</th>
              <th scope="col">{t.whatWasFound}</th>
            </tr>
          </thead>
          <tbody>
            {choices.map((choice, index) => (
              <tr key={choice.name}>
                <td>
                  <Checkbox
                    label={choice.name}
                    checked={choice.isUsed}
                    onChange={(isUsed) => onUse(index, isUsed)}
                    {...(choice.headerRow === null && { disabledReason: t.chooseItsHeaderRowFirst })}
                  />
                </td>
                <td className={styles.picker}>
                  <Select
                    label={t.headerRowOfName(choice.name)}
                    labelHidden
                    size="small"
                    placeholder={t.chooseARow}
                    value={choice.headerRow === null ? null : String(choice.headerRow)}
                    onChange={(value) => onHeader(index, Number(value))}
                    options={(sheets[index]?.rows ?? []).slice(0, headerRows).flatMap((row, at) => {
                      const text = textOf(row);
                      return text === ''
                        ? []
                        : [{ value: String(at), label: t.rowAt(at + 1), description: text }];
                    })}
                  />
                </td>
                <td className={styles.found}>
                  <span className={styles.muted}>{choice.reason}</span>
                  {choice.isUsed && choice.headerRow !== null
                    ? rowChoices(
                        sheets[index]?.rows ?? [],
                        choice.headerRow,
                        choice.mapping,
                        choice.only,
                      ).map(({ column, title, values, value }) => (
                        <div key={column} className={styles.picker}>
                          <Select
                            label={title}
                            size="small"
                            value={value}
                            onChange={(next) => change.onChoose(index, column, next)}
                            options={values.map((one) => ({ value: one, label: one }))}
                          />
                        </div>
                      ))
                    : null}
                  <HiddenChoices
                    name={choice.name}
                    choice={choice}
                    read={estimate.sheets.find((one) => one.index === index)}
                    onRows={(reads) => change.onHiddenRows(index, reads)}
                    onColumns={(reads) => change.onHiddenColumns(index, reads)}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </Card>
  );
}

interface HiddenChoicesProps {
  name: string;
  choice: GuessedSheet;
  /** What was read of the sheet; undefined where it is left out. */
  read: FileEstimate['sheets'][number] | undefined;
  onRows: (readsHidden: boolean) => void;
  onColumns: (readsHidden: boolean) => void;
}

/** What the file hides of a sheet, left in or out; each says why it is as it is. */
function HiddenChoices({ name, choice, read, onRows, onColumns }: HiddenChoicesProps) {
  if (!read) return null;
  const { hiddenRows, hiddenColumns } = read;
  const isTaken = hiddenColumns.some(({ field }) => field !== null);
  return (
    <>
      {hiddenRows ? (
        <div className={styles.hiddenChoice}>
          <Checkbox
            label={t.readCountOfName(formatCount(hiddenRows.count, t.hiddenRow), name)}
            checked={choice.readsHidden}
            onChange={onRows}
          />
          <span className={styles.muted}>{`${hiddenRowsText(hiddenRows)} ${hiddenReason(hiddenRows)}`}</span>
        </div>
      ) : null}
      {hiddenColumns.length > 0 ? (
        <div className={styles.hiddenChoice}>
          <Checkbox
            label={t.readCountOfName(formatCount(hiddenColumns.length, t.hiddenColumn), name)}
            checked={isTaken}
            onChange={onColumns}
          />
          <span className={styles.muted}>
            {t.listTheyAreRead(hiddenColumns.map(hiddenColumnText).join('; '))}
          </span>
        </div>
      ) : null}
    </>
  );
}
