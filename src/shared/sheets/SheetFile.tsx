import { useEffect, useRef, useState } from 'react';
import { FileDrop, type ListedFile } from '#design-system/inputs/FileDrop/FileDrop.tsx';
import { Select } from '#design-system/inputs/Select/Select.tsx';
import { Columns } from '#design-system/layout/Columns/Columns.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { FILE_NAME_LENGTH } from '#domain/files';
import { guessSheetColumns, type SheetColumn, sheetText } from '#domain/sheets';
import { type ListSheets, readListSheet } from './listSheetQueries.ts';
import * as t from './texts.ts';

export interface SheetFileProps {
  label: string;
  hint: string;
  /** The columns that are taken, in the order in which the text has them. */
  columns: readonly SheetColumn[];
  /** Kinds of files that are taken as the text they are, without the server. */
  plain: readonly string[];
  megabytes: number;
  /** The line of headings goes along, for a text that finds its own; otherwise it starts below them. */
  keepsHeading?: boolean;
  /** What the file says: cells parted by tabs, or the text of a plain file; empty once it is removed. */
  onText: (text: string, fileName: string | null) => void;
}

/** What is chosen of a workbook. */
interface Choice {
  sheet: number;
  columns: Record<string, number>;
  /** The row of the headings. */
  heading: number | null;
}

const none = 'none';
const workbooks = ['xlsx', 'xls', 'csv'] as const;

const choose = (file: ListSheets, sheet: number, fields: readonly SheetColumn[]): Choice => {
  const { chosen, heading } = guessSheetColumns(file.sheets[sheet]?.rows ?? [], fields);
  return { sheet, columns: chosen, heading };
};

const textOf = (
  file: ListSheets,
  { sheet, columns, heading }: Choice,
  fields: readonly SheetColumn[],
  keepsHeading: boolean,
) =>
  sheetText(
    file.sheets[sheet]?.rows ?? [],
    fields.flatMap(({ id }) => columns[id] ?? []),
    heading === null ? 0 : heading + (keepsHeading ? 0 : 1),
  );

/** A table from a file: a workbook is read on the server and its columns are chosen; plain text is taken as it is. */
export function SheetFile(props: SheetFileProps) {
  const { label, hint, columns: fields, plain, megabytes, keepsHeading = false, onText } = props;
  const [listed, setListed] = useState<ListedFile>();
  const [file, setFile] = useState<ListSheets>();
  const [choice, setChoice] = useState<Choice>({ sheet: 0, columns: {}, heading: null });
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);
  const forget = () => {
    stop.current?.abort();
    setListed(undefined);
    setFile(undefined);
    onText('', null);
  };
  const pick = (read: ListSheets, next: Choice) => {
    setChoice(next);
    onText(textOf(read, next, fields, keepsHeading), read.file_name);
  };
  const take = async (chosen: File) => {
    stop.current?.abort();
    const own = new AbortController();
    stop.current = own;
    setFile(undefined);
    const line = { id: chosen.name, name: chosen.name, size: chosen.size };
    const show = (progress: number) => setListed({ ...line, state: 'uploading', progress });
    const ending = chosen.name.split('.').at(-1)?.toLowerCase() ?? '';
    show(0);
    try {
      if (plain.includes(ending)) onText(await chosen.text(), chosen.name);
      else {
        const read = await readListSheet(chosen, {
          signal: own.signal,
          onSent: (share) => show(share / 2),
          onProgress: ({ progress }) => show(0.5 + progress / 2),
        });
        if (own.signal.aborted) return;
        const fullest = read.sheets.findIndex(({ rows }) => rows.length > 0);
        setFile(read);
        pick(read, choose(read, Math.max(0, fullest), fields));
      }
      setListed({ ...line, state: 'done' });
    } catch (error) {
      if (own.signal.aborted) return;
      setListed({
        ...line,
        state: 'failed',
        problem: error instanceof Error ? error.message : t.theFileCouldNot,
      });
    }
  };
  return (
    <Stack gap={3}>
      <FileDrop
        label={label}
        hint={hint}
        rules={{
          types: [...new Set([...workbooks, ...plain])],
          megabytes,
          count: 1,
          nameLength: FILE_NAME_LENGTH,
        }}
        typeMessage={t.theFileFormat}
        files={listed ? [listed] : []}
        onAdd={([chosen]) => {
          if (chosen) void take(chosen);
        }}
        onRemove={forget}
        onCancel={forget}
      />
      {file ? (
        <SheetChoice file={file} fields={fields} choice={choice} onChoose={(next) => pick(file, next)} />
      ) : null}
    </Stack>
  );
}

interface SheetChoiceProps {
  file: ListSheets;
  fields: readonly SheetColumn[];
  choice: Choice;
  onChoose: (choice: Choice) => void;
}

/** Which sheet of a workbook, and which of its columns are meant. */
function SheetChoice({ file, fields, choice, onChoose }: SheetChoiceProps) {
  const rows = file.sheets[choice.sheet]?.rows ?? [];
  const { titles } = guessSheetColumns(rows, fields);
  const options = titles.map((title, at) => ({ value: String(at), label: title }));
  return (
    <Columns>
      {file.sheets.length > 1 ? (
        <Select
          label={t.sheet}
          options={file.sheets.map(({ name, rows: { length } }, at) => ({
            value: String(at),
            label: name,
            description: t.lengthRows(length.toLocaleString('en-US')),
          }))}
          value={String(choice.sheet)}
          onChange={(sheet) => onChoose(choose(file, Number(sheet), fields))}
        />
      ) : null}
      {fields.map(({ id, label, required }) => (
        <Select
          key={id}
          label={t.labelIsIn(label)}
          options={required ? options : [{ value: none, label: t.noColumn }, ...options]}
          value={String(choice.columns[id] ?? none)}
          onChange={(column) => {
            const { [id]: _, ...others } = choice.columns;
            onChoose({
              ...choice,
              columns: column === none ? others : { ...others, [id]: Number(column) },
            });
          }}
        />
      ))}
    </Columns>
  );
}
