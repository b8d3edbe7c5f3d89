import { Button } from '#design-system/actions/Button/Button.tsx';
import type { GridColumn } from '#design-system/grid/DataGrid/DataGrid.tsx';
import { Paperclip } from '#design-system/icons/shapes.ts';
import { formatGridDate } from '#domain/dates';
import { formatCode } from '#domain/items';
import { NOTHING } from '#domain/money';
import { bidDocumentFields, DOCUMENT_KINDS } from '#domain/procurement';
import type { DocumentRow } from '../../model/documentRows.ts';
import * as t from '../../texts.ts';

interface Look {
  packages: readonly { id: number; name: string; number: number }[];
  onFiles: (row: DocumentRow) => void;
}

const text = (field: 'code' | 'title' | 'revision', width: number): GridColumn<DocumentRow> => ({
  id: field,
  title: bidDocumentFields[field].label,
  width,
  ...(field === 'title' && { grow: true }),
  value: (row) => row[field],
  render: (row) => row[field] || NOTHING,
  edit: {
    type: 'text',
    maxLength: bidDocumentFields[field].max,
    ...(field === 'title' && {
      validate: (value) =>
        typeof value === 'string' && value.trim() !== '' ? undefined : t.titleIsRequiredEnterOne,
    }),
  },
});

/** Documents for bidders as a spreadsheet. */
export function documentColumns({ packages, onFiles }: Look): GridColumn<DocumentRow>[] {
  const names = new Map(packages.map(({ id, name }) => [id, name]));
  const nameOf = ({ bid_package_ids: ids }: DocumentRow) =>
    ids.flatMap((id) => names.get(id) ?? []).join(', ');
  return [
    { ...text('code', 96), frozen: true },
    text('title', 260),
    {
      id: 'kind',
      title: bidDocumentFields.kind.label,
      width: 118,
      value: ({ kind }) => DOCUMENT_KINDS[kind],
      render: ({ kind }) => DOCUMENT_KINDS[kind],
      edit: {
        type: 'choice',
        options: Object.entries(DOCUMENT_KINDS).map(([value, label]) => ({ value, label })),
        value: ({ kind }) => kind,
        validate: (value) => (value === null ? t.chooseWhatTheDocumentIs : undefined),
      },
    },
    text('revision', 80),
    {
      id: 'issued_on',
      title: bidDocumentFields.issued_on.label,
      width: 104,
      value: (row) => row.issued_on,
      render: (row) => (row.issued_on ? formatGridDate(row.issued_on) : NOTHING),
      edit: { type: 'date' },
    },
    {
      id: 'bid_packages',
      title: bidDocumentFields.bid_package_ids.label,
      width: 240,
      value: nameOf,
      render: (row) => nameOf(row) || NOTHING,
      edit: {
        type: 'choices',
        options: packages.map(({ id, name, number }) => ({
          value: String(id),
          label: name,
          code: formatCode('bid_package', number),
        })),
        value: ({ bid_package_ids: ids }) => ids.map(String),
        set: (row, value) => ({ ...row, bid_package_ids: Array.isArray(value) ? value.map(Number) : [] }),
      },
    },
    {
      id: 'files',
      title: t.files,
      width: 110,
      value: (row) => row.files_count,
      render: (row) =>
        row.id === 0 ? (
          NOTHING
        ) : (
          <Button variant="quiet" size="small" icon={Paperclip} onPress={() => onFiles(row)}>
            {row.files_count === 1 ? t.file1 : t.filesCountFiles(row.files_count)}
          </Button>
        ),
    },
  ];
}
