import { useMemo, useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { RadioGroup } from '#design-system/inputs/RadioGroup/RadioGroup.tsx';
import { Select } from '#design-system/inputs/Select/Select.tsx';
import { Columns } from '#design-system/layout/Columns/Columns.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { Dialog } from '#design-system/overlays/Dialog/Dialog.tsx';
import { guessHeading, guessMapping, headingTitles, longestHeading, rememberedMapping } from '#domain/sheets';
import { useCurrentUser } from '#platform/flags';
import { useRemembered } from '#platform/storage';
import {
  type ImportedFile,
  importFields,
  type ImportStatus,
  type ImportRequest,
  toImportBlock,
} from '../../model/importRows.ts';
import { mappingSlot } from './mappingSlot.ts';
import * as styles from './ImportMapping.css.ts';

export interface ImportMappingProps {
  file: ImportedFile;
  /** Columns of quick entry, in their order. */
  columns: readonly { id: string; title: string; edit?: unknown }[];
  onCancel: () => void;
  /** Back to the choice of a file. */
  onBack: () => void;
  onTake: (request: ImportRequest) => void;
}

const leftOut = 'none';
/** Values of a column that are shown beside its title. */
const samples = 3;

/** Which sheet, where its headings are, and what its columns become: guessed, changed by the person, remembered. */
export function ImportMapping({ file, columns, onCancel, onBack, onTake }: ImportMappingProps) {
  const [remembered, remember] = useRemembered(mappingSlot, useCurrentUser().id);
  const fields = useMemo(() => importFields(columns), [columns]);
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
  const [status, setStatus] = useState<ImportStatus>('Draft');
  const request: ImportRequest = { rows, heading, mapping, status };
  const { block } = useMemo(
    () => toImportBlock({ rows, heading, mapping, status: 'Draft' }, columns),
    [rows, heading, mapping, columns],
  );
  const isNamed = [...mapping.values()].includes('name');
  const choose = (column: number, field: string) => {
    const next = new Map([...mapping].filter(([at, one]) => at !== column && one !== field));
    if (field !== leftOut) next.set(column, field);
    setChanged(next);
  };
  const count = block.length.toLocaleString('en-US');
  const problem = !isNamed
    ? 'Choose which column is the name'
    : block.length === 0
      ? 'There are no rows below the headings'
      : undefined;
  return (
    <Dialog
      title={`Columns of ${file.file_name}`}
      size="large"
      onCloseRequest={onCancel}
      actions={
        <>
          <Button onPress={onBack}>Back</Button>
          <Button
            variant="primary"
            disabledReason={problem}
            onPress={() => {
              remember({ ...remembered, ...rememberedMapping(titles, mapping) });
              onTake(request);
            }}
          >
            {block.length === 1 ? 'Preview 1 row' : `Preview ${count} rows`}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Columns>
          <Select
            label="Sheet"
            options={file.sheets.map((sheet, index) => ({
              value: String(index),
              label: sheet.name,
              description: `${sheet.rows.length.toLocaleString('en-US')} rows`,
            }))}
            value={String(sheetIndex)}
            onChange={(value) => {
              setSheetIndex(Number(value));
              setChosenLast(undefined);
              setChanged(undefined);
            }}
          />
          <Select
            label="Headings are in"
            options={rows.slice(0, longestHeading).map((row, index) => ({
              value: String(index),
              label: `Row ${index + 1}`,
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
        {[...mapping.values()].includes('status') ? null : (
          <RadioGroup
            label="Status of new items"
            direction="row"
            options={[
              { value: 'Draft', label: 'Draft' },
              { value: 'Pending', label: 'Pending' },
            ]}
            value={status}
            onChange={setStatus}
          />
        )}
        <table className={styles.table}>
          <caption className={styles.caption}>Match columns</caption>
          <thead>
            <tr>
              <th scope="col">File column</th>
              <th scope="col">First values</th>
              <th scope="col">Becomes</th>
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
                    label={`${title} becomes`}
                    labelHidden
                    size="small"
                    options={[
                      { value: leftOut, label: 'Leave out' },
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
