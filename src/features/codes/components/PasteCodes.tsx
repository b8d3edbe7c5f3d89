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

const levels = (Object.keys(CODE_LEVELS) as CodeLevels[]).map((value) => ({
  value,
  label: CODE_LEVELS[value],
}));

const STATES: Record<PasteState, { word: string; tone: Tone }> = {
  new: { word: 'New', tone: 'positive' },
  renamed: { word: 'Renamed', tone: 'info' },
  same: { word: 'Same', tone: 'neutral' },
  error: { word: 'Error', tone: 'critical' },
};

const sheetColumns: SheetColumn[] = [
  {
    id: 'code',
    label: 'Code',
    required: true,
    words: ['code', 'div code', 'cost code', 'number', 'no', 'id'],
  },
  { id: 'name', label: 'Name', required: true, words: ['name', 'title', 'description', 'text'] },
  { id: 'level', label: 'Level', required: false, words: ['level', 'depth', 'tier'] },
];
const plain = ['txt', 'tsv'];
/** As large as workbooks are read. */
const sheetMegabytes = 50;

const noteOf = ({ problem, before }: PastedRow) => problem ?? (before === null ? '' : `Was ${before}`);
const rowKey = ({ line, div_code: code }: PastedRow) => `${line} ${code}`;
const columns: GridColumn<PastedRow>[] = [
  { id: 'code', title: 'Code', width: 110, render: (row) => row.div_code },
  { id: 'parent', title: 'Below', width: 100, render: (row) => row.parent_code ?? '-' },
  { id: 'name', title: 'Name', width: 150, grow: true, render: ({ name }) => name },
  { id: 'note', title: 'Note', width: 150, render: noteOf },
  {
    id: 'state',
    title: 'State',
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
        label="Codes and names"
        rows={4}
        placeholder="Paste two columns: code and name"
        startsFocused={startsFocused}
        value={paste.text}
        onChange={(text) => onChange({ ...paste, text })}
      />
      <SheetFile
        label="Or a file"
        hint="Excel, CSV or text with a column of codes, one of names, and one of levels if there is one"
        columns={sheetColumns}
        plain={plain}
        megabytes={sheetMegabytes}
        onText={(text) => onChange({ ...paste, text, levels: null })}
      />
      {read.problem ? <Banner tone="critical">{read.problem}</Banner> : null}
      {read.rows.length > 0 ? (
        <>
          <Stack gap={1}>
            <Text weight="strong">Levels from</Text>
            <ToggleGroup
              label="Levels from"
              options={levels}
              value={read.levels}
              onChange={(chosen) => onChange({ ...paste, levels: chosen })}
            />
          </Stack>
          {read.missing > 0 ? (
            <Switch
              label={`Add the levels that ${read.missing === 1 ? '1 code lacks' : `${formatNumber(read.missing)} codes lack`}`}
              checked={paste.addsMissing}
              onChange={(adds) => onChange({ ...paste, addsMissing: adds })}
            />
          ) : null}
          <Text size="meta" tone="subtle">
            {`${formatNumber(counts.new)} new, ${formatNumber(counts.renamed)} renamed, ${formatNumber(counts.same)} same, ${formatNumber(counts.error)} with an error`}
          </Text>
          <DataGrid
            label="Pasted codes"
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
