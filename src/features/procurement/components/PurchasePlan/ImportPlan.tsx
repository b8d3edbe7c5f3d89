import { useMemo } from 'react';
import type { GridColumn } from '#design-system/grid/DataGrid/DataGrid.tsx';
import { MOST_PACKAGES } from '#domain/procurement';
import {
  ImportDialog,
  ImportPreview,
  importStateColumn,
  readListSheet,
  type ReadRows,
  toBlock,
  useFileRows,
} from '#shared/sheets';
import {
  comparePlan,
  type PlanFileRow,
  planFileColumns,
  planFileFields,
  planFileSlot,
  type PlanLine,
} from '../../model/planImport.ts';
import { packagesWords } from '../../model/packageWords.ts';
import { useSavePlan } from '../../purchasePlanMutations.ts';
import type { PurchasePlanPage } from '../../purchasePlanQueries.ts';
import * as t from '../../texts.ts';

export interface ImportPlanProps {
  /** The plan of every package. */
  page: PurchasePlanPage;
  onClose: () => void;
}

const statuses = { label: '', options: [] };
const lineName = ({ name, row }: PlanLine) => name || t.rowRow(row);
const lineColumns: GridColumn<PlanLine>[] = [
  { id: 'row', title: t.row, width: 56, align: 'end', render: ({ row }) => String(row) },
  importStateColumn,
  { id: 'name', title: t.packageWord, width: 180, render: lineName },
  {
    id: 'note',
    title: t.whatChanges,
    width: 320,
    grow: true,
    render: ({ note }) => <span title={note}>{note}</span>,
  },
];

let made = 0;
const blank = (): PlanFileRow => ({ key: `file-${(made += 1)}`, code: '', name: '' });

/** A plan from a workbook or CSV file: its columns are matched, what becomes of each row is shown, and one press takes them. */
export default function ImportPlan({ page, onClose }: ImportPlanProps) {
  const { taken, take, back } = useFileRows({
    columns: planFileColumns,
    newRow: blank,
    today: page.today,
    before: 0,
    toBlock,
  });
  if (taken) return <Preview {...taken} page={page} onBack={back} onClose={onClose} />;
  return (
    <ImportDialog
      title={t.importAPurchasePlan}
      hint={t.upToValuePackages(MOST_PACKAGES)}
      intro={t.chooseTheFileMatch}
      read={readListSheet}
      columns={planFileColumns}
      fields={planFileFields}
      statuses={statuses}
      slot={planFileSlot}
      most={MOST_PACKAGES}
      toBlock={toBlock}
      onCancel={onClose}
      onTake={take}
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
  return (
    <ImportPreview
      fileName={fileName}
      lines={lines}
      columns={lineColumns}
      rowLabel={lineName}
      summary={t.changedChangedSameSameError(counts.changed, counts.same, counts.error)}
      words={changes.length === 0 ? undefined : packagesWords(changes.length)}
      busy={save.isPending}
      disabledReason={changes.length === 0 ? t.theFileChangesNothing : undefined}
      onImport={() => save.mutate(changes, { onSuccess: onClose })}
      onBack={onBack}
      onClose={onClose}
    />
  );
}
