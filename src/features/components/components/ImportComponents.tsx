import { useMemo, useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { StatusTag, type Tone } from '#design-system/feedback/StatusTag/StatusTag.tsx';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { DataGrid, type GridColumn } from '#design-system/grid/DataGrid/DataGrid.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { Dialog } from '#design-system/overlays/Dialog/Dialog.tsx';
import { formatArea } from '#domain/area';
import { COMPONENT_LIMIT } from '#domain/components';
import { formatMoney, NOTHING } from '#domain/money';
import { type AttributeDefinition, useAttributes } from '#shared/attributes';
import { localToday } from '#shared/project';
import { ImportDialog, type ImportRequest, readListSheet, type ReadRows, readRows } from '#shared/sheets';
import {
  compareImport,
  componentBlock,
  componentFileFields,
  componentFileSlot,
  type ImportLine,
  type ImportState,
} from '../model/componentImport.ts';
import { blankRow, type ComponentRow, nameOf } from '../model/componentRows.ts';
import type { useComponents } from '../useComponents.ts';
import { useShownColumns } from '../useShownColumns.ts';
import { componentColumns } from './componentColumns.tsx';

export interface ImportComponentsProps {
  components: ReturnType<typeof useComponents>;
  onClose: () => void;
}

const STATES: Record<ImportState, { word: string; tone: Tone }> = {
  new: { word: 'New', tone: 'positive' },
  changed: { word: 'Changed', tone: 'info' },
  same: { word: 'Same', tone: 'neutral' },
  error: { word: 'Left out', tone: 'critical' },
};

const lineKey = ({ key }: ImportLine) => key;
const lineColumns: GridColumn<ImportLine>[] = [
  {
    id: 'state',
    title: 'State',
    width: 96,
    render: ({ state }) => <StatusTag label={STATES[state].word} tone={STATES[state].tone} />,
  },
  { id: 'name', title: 'Name', width: 180, grow: true, render: ({ row }) => nameOf(row) || NOTHING },
  { id: 'note', title: 'Note', width: 220, grow: true, render: ({ note }) => note },
  { id: 'work_type', title: 'Work type', width: 130, render: ({ row }) => row.work_type ?? NOTHING },
  { id: 'area', title: 'Area', width: 110, align: 'end', render: ({ row }) => formatArea(row.area) },
  {
    id: 'budget',
    title: 'Budget',
    width: 130,
    align: 'end',
    render: ({ row }) => formatMoney(row.target_budget),
  },
];

const noAttributes: readonly AttributeDefinition[] = [];
const statuses = { label: '', options: [] };

/** Components from a workbook or CSV file: its columns are matched, what becomes of each row is shown, and one press takes them. */
export default function ImportComponents({ components, onClose }: ImportComponentsProps) {
  const shown = useShownColumns();
  const attributes = useAttributes('COMPONENT') ?? noAttributes;
  const columns = useMemo(() => componentColumns(shown, attributes), [shown, attributes]);
  const toasts = useToasts();
  const [taken, setTaken] = useState<{ fileName: string; read: ReadRows<ComponentRow> }>();
  const take = async (request: ImportRequest, fileName: string) => {
    try {
      const options = { columns, newRow: blankRow, today: localToday(), before: components.rows.length };
      const read = await readRows(componentBlock(request, columns), options);
      if (read) setTaken({ fileName, read });
    } catch {
      toasts.show({
        tone: 'critical',
        title: 'The rows could not be read',
        detail: 'A part of the page could not be loaded. Check the connection and import the file again.',
      });
    }
  };
  if (taken)
    return (
      <Preview
        {...taken}
        components={components}
        columns={columns}
        onBack={() => setTaken(undefined)}
        onClose={onClose}
      />
    );
  return (
    <ImportDialog
      title="Import components from a file"
      hint={`Up to ${COMPONENT_LIMIT} rows`}
      intro="Choose the file, match its columns, and see what it changes. Nothing saves until you import it."
      read={readListSheet}
      columns={columns}
      fields={componentFileFields(columns)}
      statuses={statuses}
      slot={componentFileSlot}
      most={COMPONENT_LIMIT}
      toBlock={componentBlock}
      onCancel={onClose}
      onTake={(request, fileName) => void take(request, fileName)}
    />
  );
}

interface PreviewProps extends ImportComponentsProps {
  fileName: string;
  read: ReadRows<ComponentRow>;
  columns: readonly GridColumn<ComponentRow>[];
  onBack: () => void;
}

/** What becomes of each row of the file, before any of it is written. */
function Preview({ fileName, read, components, columns, onBack, onClose }: PreviewProps) {
  const { rows, save } = components;
  const { lines, counts, problem, plan } = useMemo(
    () => compareImport(read, rows, columns),
    [read, rows, columns],
  );
  const [isSending, setSending] = useState(false);
  const [only, setOnly] = useState(false);
  const count = counts.new + counts.changed;
  const words = `${count.toLocaleString('en-US')} ${count === 1 ? 'component' : 'components'}`;
  const send = async () => {
    setSending(true);
    try {
      await save(plan, `${words} imported from ${fileName}`);
      onClose();
    } catch {
      // What was refused is said in a toast; the file stays here to be tried again.
      setSending(false);
    }
  };
  return (
    <Dialog
      title={`Import ${fileName}`}
      size="large"
      onCloseRequest={onClose}
      actions={
        <>
          {counts.error > 0 ? (
            <Button onPress={() => setOnly(!only)}>
              {only ? 'All rows' : `Only left out, ${counts.error}`}
            </Button>
          ) : null}
          <Button onPress={onBack}>Back</Button>
          <Button
            variant="primary"
            disabledReason={isSending ? 'The components are being saved' : problem}
            onPress={() => void send()}
          >
            {count === 0 ? 'Import' : `Import ${words}`}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <Text as="p">
          {`${counts.new} new, ${counts.changed} changed, ${counts.same} same, ${counts.error} left out. Components are known by their names; what the file says nothing of stays as it is.`}
        </Text>
        <DataGrid
          label={`Rows of ${fileName}`}
          columns={lineColumns}
          rows={only ? lines.filter(({ state }) => state === 'error') : lines}
          rowKey={lineKey}
          density="compact"
          maxHeight={420}
        />
      </Stack>
    </Dialog>
  );
}
