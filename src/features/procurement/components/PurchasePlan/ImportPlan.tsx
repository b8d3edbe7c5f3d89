import { useMemo, useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { StatusTag, type Tone } from '#design-system/feedback/StatusTag/StatusTag.tsx';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { DataGrid, type GridColumn } from '#design-system/grid/DataGrid/DataGrid.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { Dialog } from '#design-system/overlays/Dialog/Dialog.tsx';
import { MOST_PACKAGES } from '#domain/procurement';
import {
  ImportDialog,
  type ImportRequest,
  readListSheet,
  type ReadRows,
  readRows,
  toBlock,
} from '#shared/sheets';
import {
  comparePlan,
  type PlanFileRow,
  planFileColumns,
  planFileFields,
  planFileSlot,
  type PlanLine,
  type PlanLineState,
} from '../../model/planImport.ts';
import { packagesWords } from '../../model/packageWords.ts';
import { useSavePlan } from '../../purchasePlanMutations.ts';
import type { PurchasePlanPage } from '../../purchasePlanQueries.ts';

export interface ImportPlanProps {
  /** The plan of every package. */
  page: PurchasePlanPage;
  onClose: () => void;
}

const STATES: Record<PlanLineState, { label: string; tone: Tone }> = {
  changed: { label: 'Changed', tone: 'info' },
  same: { label: 'Same', tone: 'neutral' },
  error: { label: 'Left out', tone: 'critical' },
};
const statuses = { label: '', options: [] };
const lineKey = ({ key }: PlanLine) => key;
const lineName = ({ name, row }: PlanLine) => name || `Row ${row}`;
const lineColumns: GridColumn<PlanLine>[] = [
  { id: 'row', title: 'Row', width: 56, align: 'end', render: ({ row }) => String(row) },
  { id: 'state', title: 'State', width: 96, render: ({ state }) => <StatusTag {...STATES[state]} /> },
  { id: 'name', title: 'Package', width: 180, render: lineName },
  {
    id: 'note',
    title: 'What changes',
    width: 320,
    grow: true,
    render: ({ note }) => <span title={note}>{note}</span>,
  },
];

let made = 0;
const blank = (): PlanFileRow => ({ key: `file-${(made += 1)}`, code: '', name: '' });

/** A plan from a workbook or CSV file: its columns are matched, what becomes of each row is shown, and one press takes them. */
export default function ImportPlan({ page, onClose }: ImportPlanProps) {
  const toasts = useToasts();
  const [taken, setTaken] = useState<{ fileName: string; read: ReadRows<PlanFileRow> }>();
  const take = async (request: ImportRequest, fileName: string) => {
    try {
      const options = { columns: planFileColumns, newRow: blank, today: page.today, before: 0 };
      const read = await readRows(toBlock(request, planFileColumns), options);
      if (read) setTaken({ fileName, read });
    } catch {
      toasts.show({
        tone: 'critical',
        title: 'The rows could not be read',
        detail: 'A part of the page could not be loaded. Check the connection and import the file again.',
      });
    }
  };
  if (taken) return <Preview {...taken} page={page} onBack={() => setTaken(undefined)} onClose={onClose} />;
  return (
    <ImportDialog
      title="Import a purchase plan"
      hint={`Up to ${MOST_PACKAGES} packages`}
      intro="Choose the file, match its columns, and see what it changes. Packages are known by their codes, or by their names. Nothing saves until you import it."
      read={readListSheet}
      columns={planFileColumns}
      fields={planFileFields}
      statuses={statuses}
      slot={planFileSlot}
      most={MOST_PACKAGES}
      toBlock={toBlock}
      onCancel={onClose}
      onTake={(request, fileName) => void take(request, fileName)}
    />
  );
}

interface PreviewProps extends ImportPlanProps {
  fileName: string;
  read: ReadRows<PlanFileRow>;
  onBack: () => void;
}

/** What becomes of each row of the file, before any of it is written. */
function Preview({ fileName, read, page, onBack, onClose }: PreviewProps) {
  const { lines, counts, changes } = useMemo(() => comparePlan(read, page.results, page.today), [read, page]);
  const save = useSavePlan();
  const [only, setOnly] = useState(false);
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
            busy={save.isPending}
            disabledReason={changes.length === 0 ? 'The file changes nothing' : undefined}
            onPress={() => save.mutate(changes, { onSuccess: onClose })}
          >
            {changes.length === 0 ? 'Import' : `Import ${packagesWords(changes.length)}`}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <Text as="p">
          {`${counts.changed} changed, ${counts.same} same, ${counts.error} left out. Empty cells change nothing.`}
        </Text>
        <DataGrid
          label={`Rows of ${fileName}`}
          columns={lineColumns}
          rows={only ? lines.filter(({ state }) => state === 'error') : lines}
          rowKey={lineKey}
          rowLabel={lineName}
          density="compact"
          maxHeight={420}
        />
      </Stack>
    </Dialog>
  );
}
