import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { StatusTag, type Tone } from '#design-system/feedback/StatusTag/StatusTag.tsx';
import { DataGrid, type GridColumn } from '#design-system/grid/DataGrid/DataGrid.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { Dialog } from '#design-system/overlays/Dialog/Dialog.tsx';
import * as t from './texts.ts';

const STATES = {
  new: { label: t.newWord, tone: 'positive' },
  changed: { label: t.changed, tone: 'info' },
  same: { label: t.same, tone: 'neutral' },
  error: { label: t.leftOut, tone: 'critical' },
} as const satisfies Record<string, { label: string; tone: Tone }>;

interface Line {
  key: string;
  /** What becomes of the row. */
  state: keyof typeof STATES;
}

/** The column that says what becomes of a row. */
export const importStateColumn = {
  id: 'state',
  title: t.state,
  width: 96,
  render: ({ state }) => <StatusTag {...STATES[state]} />,
} satisfies GridColumn<Line>;

const lineKey = ({ key }: Line) => key;

export interface ImportPreviewProps<Row extends Line> {
  fileName: string;
  lines: readonly Row[];
  columns: readonly GridColumn<Row>[];
  rowLabel?: (line: Row) => string;
  /** How many rows are what, and what the file leaves alone. */
  summary: string;
  /** What is imported, such as "3 packages"; none where nothing is. */
  words: string | undefined;
  busy?: boolean;
  disabledReason: string | undefined;
  onImport: () => void;
  onBack: () => void;
  onClose: () => void;
}

/** What becomes of each row of a file, before any of it is written. */
export function ImportPreview<Row extends Line>({
  fileName,
  lines,
  columns,
  rowLabel,
  summary,
  words,
  busy = false,
  disabledReason,
  onImport,
  onBack,
  onClose,
}: ImportPreviewProps<Row>) {
  const [only, setOnly] = useState(false);
  const leftOut = lines.filter(({ state }) => state === 'error');
  return (
    <Dialog
      title={t.importFileName(fileName)}
      size="large"
      onCloseRequest={onClose}
      actions={
        <>
          {leftOut.length > 0 ? (
            <Button onPress={() => setOnly(!only)}>
              {only ? t.allRows : t.onlyLeftOutLength(leftOut.length)}
            </Button>
          ) : null}
          <Button onPress={onBack}>{t.back}</Button>
          <Button variant="primary" busy={busy} disabledReason={disabledReason} onPress={onImport}>
            {words === undefined ? t.importWord : t.importFileName(words)}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <Text as="p">{summary}</Text>
        <DataGrid
          label={t.rowsOfFileName(fileName)}
          columns={columns}
          rows={only ? leftOut : lines}
          rowKey={lineKey}
          {...(rowLabel && { rowLabel })}
          density="compact"
          maxHeight={420}
        />
      </Stack>
    </Dialog>
  );
}
