import { useMemo, useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { RadioGroup } from '#design-system/inputs/RadioGroup/RadioGroup.tsx';
import { Select } from '#design-system/inputs/Select/Select.tsx';
import { Columns } from '#design-system/layout/Columns/Columns.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { Dialog } from '#design-system/overlays/Dialog/Dialog.tsx';
import {
  guessHeading,
  guessMapping,
  headingTitles,
  longestHeading,
  rememberedMapping,
  type SheetField,
} from '#domain/sheets';
import { useCurrentUser } from '#platform/flags';
import { useRemembered } from '#platform/storage';
import type { Slot } from '#platform/storage';
import type { ImportBlock, ImportedFile, ImportRequest } from './importRequest.ts';
import * as styles from './SheetMapping.css.ts';
import * as t from './texts.ts';

export interface SheetMappingProps {
  file: ImportedFile;
  /** Columns of quick entry, in their order. */
  columns: readonly { id: string; title: string }[];
  /** What a column of the file may become. */
  fields: readonly SheetField[];
  /** The status of rows that say none: its label, and what there is to choose, the first one chosen. */
  statuses: { label: string; options: readonly string[] };
  /** Where the choices are remembered. */
  slot: Slot<Readonly<Record<string, string>>>;
  /** The most rows that are taken. */
  most?: number;
  toBlock: (request: ImportRequest, columns: readonly { id: string }[]) => ImportBlock;
  onCancel: () => void;
  /** Back to the choice of a file. */
  onBack: () => void;
  onTake: (request: ImportRequest) => void;
}

const leftOut = 'none';
/** Values of a column that are shown beside its title. */
const samples = 3;

/** Which sheet, where its headings are, and what its columns become: guessed, changed by the person, remembered. */
export function SheetMapping(props: SheetMappingProps) {
  const { file, columns, fields, statuses, slot, most = Infinity, toBlock, onCancel, onBack, onTake } = props;
  const [remembered, remember] = useRemembered(slot, useCurrentUser().id);
  const [sheetIndex, setSheetIndex] = useState(0);
  const rows = useMemo(() => file.sheets[sheetIndex]?.rows ?? [], [file, sheetIndex]);
  const [chosenLast, setChosenLast] = useState<number>();
  const heading = useMemo(() => {
    const guessed = guessHeading(rows);
    if (chosenLast === undefined || chosenLast === guessed.last) return guessed;
    return { first: chosenLast, last: chosenLast };
  }, [rows, chosenLast]);
  const titles = useMemo(() => headingTitles(rows, heading), [rows, heading]);
  const guessed = useMemo(() => guessMapping(titles, fields, remembered), [titles, fields, remembered]);
  const [changed, setChanged] = useState<ReadonlyMap<number, string>>();
  const mapping = changed ?? guessed;
  const [status, setStatus] = useState(statuses.options[0] ?? '');
  const request: ImportRequest = { rows, heading, mapping, status };
  const { block } = useMemo(
    () => toBlock({ rows, heading, mapping, status: '' }, columns),
    [rows, heading, mapping, columns, toBlock],
  );
  const isNamed = [...mapping.values()].includes('name');
  const choose = (column: number, field: string) => {
    const next = new Map([...mapping].filter(([at, one]) => at !== column && one !== field));
    if (field !== leftOut) next.set(column, field);
    setChanged(next);
  };
  const count = block.length.toLocaleString('en-US');
  const problem = !isNamed
    ? t.chooseWhichColumn
    : block.length === 0
      ? t.thereAreNoRowsBelow
      : block.length > most
        ? t.atMostMostRows(most)
        : undefined;
  return (
    <Dialog
      title={t.columnsOfFileName(file.file_name)}
      size="large"
      onCloseRequest={onCancel}
      actions={
        <>
          <Button onPress={onBack}>{t.back}</Button>
          <Button
            variant="primary"
            disabledReason={problem}
            onPress={() => {
              remember({ ...remembered, ...rememberedMapping(titles, mapping) });
              onTake(request);
            }}
          >
            {block.length === 1 ? t.preview1Row : t.previewCountRows(count)}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Columns>
          <Select
            label={t.sheet}
            options={file.sheets.map((sheet, index) => ({
              value: String(index),
              label: sheet.name,
              description: t.lengthRows(sheet.rows.length.toLocaleString('en-US')),
            }))}
            value={String(sheetIndex)}
            onChange={(value) => {
              setSheetIndex(Number(value));
              setChosenLast(undefined);
              setChanged(undefined);
            }}
          />
          <Select
            label={t.headingsAreIn}
            options={rows.slice(0, longestHeading).map((row, index) => ({
              value: String(index),
              label: t.rowIndex(index + 1),
              description: row
                .filter((cell) => cell !== null)
                .slice(0, samples)
                .join(' · '),
            }))}
            value={String(heading.last)}
            onChange={(value) => {
              setChosenLast(Number(value));
              setChanged(undefined);
            }}
          />
        </Columns>
        {[...mapping.values()].includes('status') || statuses.options.length < 2 ? null : (
          <RadioGroup
            label={statuses.label}
            direction="row"
            options={statuses.options.map((label) => ({ value: label, label }))}
            value={status}
            onChange={setStatus}
          />
        )}
        <table className={styles.table}>
          <caption className={styles.caption}>{t.matchColumns}</caption>
          <thead>
            <tr>
              <th scope="col">{t.fileColumn}</th>
              <th scope="col">{t.firstValues}</th>
              <th scope="col">{t.becomes}</th>
            </tr>
          </thead>
          <tbody>
            {titles.map((title, column) => (
              <tr key={title}>
                <th scope="row">{title}</th>
                <td>
                  <Text size="grid" tone="muted">
                    {firstValues(rows.slice(heading.last + 1), column)}
                  </Text>
                </td>
                <td>
                  <Select
                    label={t.titleBecomes(title)}
                    labelHidden
                    size="small"
                    options={[
                      { value: leftOut, label: t.leaveOut },
                      ...fields.map(({ id }) => ({
                        value: id,
                        label: columns.find((one) => one.id === id)?.title ?? id,
                      })),
                    ]}
                    value={mapping.get(column) ?? leftOut}
                    onChange={(field) => choose(column, field)}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Stack>
    </Dialog>
  );
}

const firstValues = (rows: ImportRequest['rows'], column: number): string =>
  rows
    .slice(0, 50)
    .flatMap((row) => row[column] ?? [])
    .slice(0, samples)
    .join(' · ');
