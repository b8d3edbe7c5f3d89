import { useDeferredValue, useMemo, useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { ToggleGroup } from '#design-system/actions/ToggleGroup/ToggleGroup.tsx';
import { Banner } from '#design-system/feedback/Banner/Banner.tsx';
import { TextArea } from '#design-system/inputs/TextArea/TextArea.tsx';
import { TextField } from '#design-system/inputs/TextField/TextField.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { Dialog } from '#design-system/overlays/Dialog/Dialog.tsx';
import {
  checkIndex,
  guessIndexKind,
  INDEX_KINDS,
  INDEX_TEXT_LIMIT,
  type IndexKind,
  type IndexRow,
  indexFields,
  readIndexTable,
  type ReadIndexTable,
  tidyRows,
} from '#domain/normalization';
import type { SheetColumn } from '#domain/sheets';
import { localToday } from '#shared/project';
import { SheetFile } from '#shared/sheets';
import { useAddIndex } from '../indexMutations.ts';
import * as t from '../texts.ts';

export interface PasteIndexProps {
  /** Of the index whose rows are replaced; null for a new one. */
  kind: IndexKind | null;
  onClose: () => void;
  /** Replaces the rows of the index that is open. */
  onTake?: (rows: IndexRow[]) => void;
  /** A new one was added. */
  onAdded?: (id: number) => void;
}

const kinds = (Object.keys(INDEX_KINDS) as IndexKind[]).map((value) => ({
  value,
  label: INDEX_KINDS[value].label,
}));
const examples: Readonly<Record<IndexKind, string>> = {
  location: t.seattle108Boston1,
  time: '2026-01\t338.2\n2026-02\t339.0',
  custom: t.openSite100Dense,
};
const plain = ['csv', 'txt', 'tsv'];
/** Of a kind that is not chosen yet the words of all are known. */
const columnsOf = (kind: IndexKind, isChosen: boolean): SheetColumn[] => [
  {
    id: 'key',
    label: INDEX_KINDS[kind].key,
    required: true,
    words: [
      ...(kind === 'time' || !isChosen ? ['observation date', 'date', 'year', 'month', 'period'] : []),
      ...(kind === 'location' || !isChosen
        ? ['city', 'metro area', 'metro', 'location', 'place', 'state']
        : []),
      'key',
      'name',
    ],
  },
  { id: 'code', label: t.code, required: false, words: ['code', 'division', 'cost code'] },
  { id: 'value', label: t.index, required: true, words: ['index', 'value', 'factor', 'total'] },
];
/** A table of 10,000 rows takes less. */
const sheetMegabytes = 5;
const shown = 5;

/** A table that is pasted or read from a file, checked before it is taken: a new index, or the rows of one. */
export default function PasteIndex({ kind: fixed, onClose, onTake, onAdded }: PasteIndexProps) {
  const [chosen, setChosen] = useState(fixed);
  const [text, setText] = useState('');
  const [typed, setTyped] = useState<string | null>(null);
  const [fileName, setFileName] = useState<string | null>(null);
  const [key] = useState(() => crypto.randomUUID());
  const add = useAddIndex();
  const asked = useDeferredValue(text);
  const kind = useMemo(() => chosen ?? guessIndexKind(asked), [chosen, asked]);
  const columns = useMemo(() => columnsOf(kind, chosen !== null), [kind, chosen]);
  const read = useMemo(() => readIndexTable(kind, asked), [kind, asked]);
  const rows = useMemo(() => tidyRows(kind, read.rows), [kind, read]);
  const name = typed ?? nameOf(read, fileName);
  const problem = useMemo(() => problemOf(kind, rows), [kind, rows]);
  const blocked =
    rows.length === 0
      ? t.pasteATableOrChoose
      : (problem ?? (fixed === null && name.trim() === '' ? t.nameTheIndexFirst : undefined));
  const accept = () => {
    if (onTake) onTake(rows);
    else
      add.mutate(
        { input: { name: name.trim(), kind, rows }, key: add.isError ? crypto.randomUUID() : key },
        { onSuccess: ({ id }) => onAdded?.(id) },
      );
  };
  return (
    <Dialog
      title={fixed === null ? t.newIndex : t.replaceRows}
      size="medium"
      onCloseRequest={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t.cancel}</Button>
          <Button variant="primary" busy={add.isPending} disabledReason={blocked} onPress={accept}>
            {fixed === null ? t.addIndex : t.toUseTheseRows}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {add.isError ? <Banner tone="critical">{add.error.message}</Banner> : null}
        {fixed === null ? (
          <>
            <ToggleGroup label={t.kind} options={kinds} value={kind} onChange={setChosen} />
            <TextField
              label={indexFields.name.label}
              required
              maxLength={indexFields.name.max}
              error={add.error?.fields?.['name']?.join(' ')}
              startsFocused
              value={name}
              onChange={setTyped}
            />
          </>
        ) : null}
        <TextArea
          label={t.keyAndIndex(INDEX_KINDS[kind].key)}
          hint={t.twoColumnsOrThree}
          rows={5}
          maxLength={INDEX_TEXT_LIMIT}
          placeholder={examples[kind]}
          startsFocused={fixed !== null}
          value={text}
          onChange={(next) => {
            setText(next);
            setFileName(null);
          }}
        />
        <SheetFile
          key={chosen}
          label={t.orAFile}
          hint={t.excelCsvOrText}
          columns={columns}
          plain={plain}
          megabytes={sheetMegabytes}
          keepsHeading
          onText={(next, name) => {
            setText(next);
            setFileName(name);
          }}
        />
        <Found kind={kind} read={read} rows={rows} problem={problem} />
      </Stack>
    </Dialog>
  );
}

/** What a new index is called until somebody says otherwise: the heading of its values, or the name of the file. */
const nameOf = ({ heading }: ReadIndexTable, fileName: string | null) =>
  (heading ?? fileName?.replace(/\.[^.]+$/, '') ?? '').slice(0, indexFields.name.max);

/** The first thing that is wrong with rows that could be read. */
function problemOf(kind: IndexKind, rows: readonly IndexRow[]): string | undefined {
  if (rows.length === 0) return undefined;
  const [first] = Object.entries(checkIndex(kind, { rows }, { today: localToday(), isNew: false }));
  if (!first) return undefined;
  const place = /^rows\.(\d+)/.exec(first[0])?.[1];
  const row = place === undefined ? undefined : rows[Number(place)];
  return row ? `${row.key}: ${first[1].join(' ')}` : first[1].join(' ');
}

interface FoundProps {
  kind: IndexKind;
  read: ReadIndexTable;
  rows: readonly IndexRow[];
  problem: string | undefined;
}

function Found({ read, rows, problem }: FoundProps) {
  const [first, last] = [rows[0], rows.at(-1)];
  const left = read.problems.length;
  return (
    <Stack gap={2}>
      {first && last ? (
        <Text weight="strong">
          {t.rowsFirstAndLast(
            `${rows.length.toLocaleString('en-US')} ${t.rowWord(rows.length)}`,
            `${first.key} ${first.value}`,
            `${last.key} ${last.value}`,
          )}
        </Text>
      ) : null}
      {problem ? <Banner tone="critical">{problem}</Banner> : null}
      {left > 0 ? (
        <Banner tone="caution">
          {t.valueLeftOut(left === 1 ? t.oneLineIs : t.leftLinesAre(left.toLocaleString('en-US')))}
          {read.problems
            .slice(0, shown)
            .map(({ line, problem: text }) => t.lineLineText(line, text))
            .join(' ')}
          {left > shown ? t.andLeftMore(left - shown) : ''}
        </Banner>
      ) : null}
    </Stack>
  );
}
