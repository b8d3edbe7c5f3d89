import { useMemo, useState } from 'react';
import type { GridColumn } from '#design-system/grid/DataGrid/DataGrid.tsx';
import { formatArea } from '#domain/area';
import { COMPONENT_LIMIT } from '#domain/components';
import { formatMoney, NOTHING } from '#domain/money';
import { type AttributeDefinition, useAttributes } from '#shared/attributes';
import { localToday } from '#shared/project';
import {
  ImportDialog,
  ImportPreview,
  importStateColumn,
  readListSheet,
  type ReadRows,
  useFileRows,
} from '#shared/sheets';
import {
  compareImport,
  componentBlock,
  componentFileFields,
  componentFileSlot,
  type ImportLine,
} from '../model/componentImport.ts';
import { blankRow, type ComponentRow, nameOf } from '../model/componentRows.ts';
import * as t from '../texts.ts';
import type { useComponents } from '../useComponents.ts';
import { useShownColumns } from '../useShownColumns.ts';
import { componentColumns } from './componentColumns.tsx';

export interface ImportComponentsProps {
  components: ReturnType<typeof useComponents>;
  onClose: () => void;
}

const lineColumns: GridColumn<ImportLine>[] = [
  importStateColumn,
  { id: 'name', title: t.name, width: 180, grow: true, render: ({ row }) => nameOf(row) || NOTHING },
  { id: 'note', title: t.note, width: 220, grow: true, render: ({ note }) => note },
  { id: 'work_type', title: t.workType, width: 130, render: ({ row }) => row.work_type ?? NOTHING },
  { id: 'area', title: t.area, width: 110, align: 'end', render: ({ row }) => formatArea(row.area) },
  {
    id: 'budget',
    title: t.budget,
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
  const { taken, take, back } = useFileRows({
    columns,
    newRow: blankRow,
    today: localToday(),
    before: components.rows.length,
    toBlock: componentBlock,
  });
  if (taken)
    return <Preview {...taken} components={components} columns={columns} onBack={back} onClose={onClose} />;
  return (
    <ImportDialog
      title={t.importComponentsFromAFile}
      hint={t.upToValueRows(COMPONENT_LIMIT)}
      intro={t.chooseTheFileMatch}
      read={readListSheet}
      columns={columns}
      fields={componentFileFields(columns)}
      statuses={statuses}
      slot={componentFileSlot}
      most={COMPONENT_LIMIT}
      toBlock={componentBlock}
      onCancel={onClose}
      onTake={take}
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
  const count = counts.new + counts.changed;
  const words = `${count.toLocaleString('en-US')} ${t.componentWord(count)}`;
  const send = async () => {
    setSending(true);
    try {
      await save(plan, t.wordsImportedFromFileName(words, fileName));
      onClose();
    } catch {
      // What was refused is said in a toast; the file stays here to be tried again.
      setSending(false);
    }
  };
  return (
    <ImportPreview
      fileName={fileName}
      lines={lines}
      columns={lineColumns}
      summary={t.addedChangedSameLeftOut(counts.new, counts.changed, counts.same, counts.error)}
      words={count === 0 ? undefined : words}
      disabledReason={isSending ? t.theComponentsAreBeingSaved : problem}
      onImport={() => void send()}
      onBack={onBack}
      onClose={onClose}
    />
  );
}
