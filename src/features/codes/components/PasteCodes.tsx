import { ToggleGroup } from '#design-system/actions/ToggleGroup/ToggleGroup.tsx';
import { Banner } from '#design-system/feedback/Banner/Banner.tsx';
import { StatusTag, type Tone } from '#design-system/feedback/StatusTag/StatusTag.tsx';
import { DataGrid, type GridColumn } from '#design-system/grid/DataGrid/DataGrid.tsx';
import { Switch } from '#design-system/inputs/Switch/Switch.tsx';
import { TextArea } from '#design-system/inputs/TextArea/TextArea.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { CODE_LEVELS, type CodeLevels, type PasteState } from '#domain/codes';
import { formatNumber } from '#domain/money';
import type { SheetColumn } from '#domain/sheets';
import { SheetFile } from '#shared/sheets';
import type { Paste, PastedRow, ReadPaste } from '../model/paste.ts';
import * as t from '../texts.ts';

const levels = (Object.keys(CODE_LEVELS) as CodeLevels[]).map((value) => ({
  value,
  label: CODE_LEVELS[value],
}));

const STATES: Record<PasteState, { word: string; tone: Tone }> = {
  new: { word: t.newWord, tone: 'positive' },
  renamed: { word: t.renamed, tone: 'info' },
  same: { word: t.same, tone: 'neutral' },
  error: { word: t.error, tone: 'critical' },
};

const sheetColumns: SheetColumn[] = [
  {
    id: 'code',
    label: t.code,
    required: true,
    words: ['code', 'div code', 'cost code', 'number', 'no', 'id'],
  },
  { id: 'name', label: t.name, required: true, words: ['name', 'title', 'description', 'text'] },
  { id: 'level', label: t.level, required: false, words: ['level', 'depth', 'tier'] },
];
const plain = ['txt', 'tsv'];
/** As large as workbooks are read. */
const sheetMegabytes = 50;

const noteOf = ({ problem, before }: PastedRow) => problem ?? (before === null ? '' : t.wasBefore(before));
const rowKey = ({ line, div_code: code }: PastedRow) => `${line} ${code}`;
const columns: GridColumn<PastedRow>[] = [
  { id: 'code', title: t.code, width: 110, render: (row) => row.div_code },
  { id: 'parent', title: t.below, width: 100, render: (row) => row.parent_code ?? '-' },
  { id: 'name', title: t.name, width: 150, grow: true, render: ({ name }) => name },
  { id: 'note', title: t.note, width: 150, render: noteOf },
  {
    id: 'state',
    title: t.state,
    width: 100,
    render: ({ state }) => <StatusTag label={STATES[state].word} tone={STATES[state].tone} />,
  },
];

export interface PasteCodesProps {
  paste: Paste;
  read: ReadPaste;
  startsFocused: boolean;
  onChange: (paste: Paste) => void;
}

/** Where codes are pasted, how their levels are found, and what comes of each row. */
export function PasteCodes({ paste, read, startsFocused, onChange }: PasteCodesProps) {
  const { counts } = read;
  return (
    <Stack gap={4}>
      <TextArea
        label={t.codesAndNames}
        rows={4}
        placeholder={t.pasteTwoColumnsCode}
        startsFocused={startsFocused}
        value={paste.text}
        onChange={(text) => onChange({ ...paste, text })}
      />
      <SheetFile
        label={t.orAFile}
        hint={t.excelCsvOrText}
        columns={sheetColumns}
        plain={plain}
        megabytes={sheetMegabytes}
        onText={(text) => onChange({ ...paste, text, levels: null })}
      />
      {read.problem ? <Banner tone="critical">{read.problem}</Banner> : null}
      {read.rows.length > 0 ? (
        <>
          <Stack gap={1}>
            <Text weight="strong">{t.levelsFrom}</Text>
            <ToggleGroup
              label={t.levelsFrom}
              options={levels}
              value={read.levels}
              onChange={(chosen) => onChange({ ...paste, levels: chosen })}
            />
          </Stack>
          {read.missing > 0 ? (
            <Switch
              label={t.addTheLevelsThatValue(
                read.missing === 1 ? t.codeLacks1 : t.numberCodesLack(formatNumber(read.missing)),
              )}
              checked={paste.addsMissing}
              onChange={(adds) => onChange({ ...paste, addsMissing: adds })}
            />
          ) : null}
          <Text size="meta" tone="subtle">
            {t.addedRenamedSameWrong(
              formatNumber(counts.new),
              formatNumber(counts.renamed),
              formatNumber(counts.same),
              formatNumber(counts.error),
            )}
          </Text>
          <DataGrid
            label={t.pastedCodes}
            columns={columns}
            rows={read.rows}
            rowKey={rowKey}
            density="compact"
            maxHeight={360}
          />
        </>
      ) : null}
    </Stack>
  );
}
