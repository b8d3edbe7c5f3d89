import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx';
import { Figure } from '#design-system/feedback/Figure/Figure.tsx';
import { DataGrid, type GridColumn } from '#design-system/grid/DataGrid/DataGrid.tsx';
import { Pencil, Trash2 } from '#design-system/icons/shapes.ts';
import { SearchField } from '#design-system/inputs/SearchField/SearchField.tsx';
import { Inline } from '#design-system/layout/Inline/Inline.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { ToggleGroup } from '#design-system/actions/ToggleGroup/ToggleGroup.tsx';
import { StatusTag } from '#design-system/feedback/StatusTag/StatusTag.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { Confirm } from '#design-system/overlays/Confirm/Confirm.tsx';
import { formatNumber } from '#domain/money';
import { useSearchText } from '#platform/routing';
import { LoadError } from '#shared/failure';
import { ToolRow } from '#shared/page';
import { useRemoveFormat } from '../codeMutations.ts';
import { type Format, type FormatDetails, formatQuery } from '../codeQueries.ts';
import { type CodeNode, toCodeTree } from '../model/codeTree.ts';
import { CodeEditor } from './CodeEditor/CodeEditor.tsx';
import { CodeMapping } from './CodeMapping/CodeMapping.tsx';
import { FormatDialog } from './FormatDialog.tsx';

const rowKey = (code: CodeNode) => String(code.id);
const tree = { children: (code: CodeNode) => code.children, column: 'code' };
const columns: GridColumn<CodeNode>[] = [
  { id: 'code', title: 'Code', width: 200, render: (code) => code.div_code },
  { id: 'name', title: 'Name', width: 280, grow: true, render: ({ name }) => name },
  {
    id: 'used',
    title: 'Used',
    width: 80,
    align: 'end',
    render: (code) => <Figure>{code.used_count === 0 ? '-' : formatNumber(code.used_count)}</Figure>,
  },
];

export interface FormatPanelProps {
  id: number;
  name: string;
  formats: readonly Format[];
  onPaste: () => void;
}

const parts = [
  { value: 'codes', label: 'Codes' },
  { value: 'mapping', label: 'Mapping' },
] as const;

/** The codes of a format and where they go in others; one of the company's own is edited, pasted into, renamed and deleted. */
export function FormatPanel({ id, name, formats, onPaste }: FormatPanelProps) {
  const format = useQuery(formatQuery(id));
  const [part, setPart] = useState<(typeof parts)[number]['value']>('codes');
  const [asked, setAsked] = useState<'rename' | 'delete' | null>(null);
  const remove = useRemoveFormat();
  const own = format.data && !format.data.is_standard ? format.data : undefined;
  return (
    <Stack gap={3}>
      <Inline justify="space-between">
        <Inline gap={2}>
          <Text as="h2" size="section" weight="strong">
            {name}
          </Text>
          {format.data?.is_default ? <StatusTag label="Default" tone="neutral" /> : null}
        </Inline>
        {own ? (
          <Inline gap={1}>
            <IconButton icon={Pencil} label={`Edit ${name}`} onPress={() => setAsked('rename')} />
            <IconButton icon={Trash2} label={`Delete ${name}`} onPress={() => setAsked('delete')} />
          </Inline>
        ) : null}
      </Inline>
      <ToggleGroup label="Part of the format" options={parts} value={part} onChange={setPart} />
      {format.data ? (
        part === 'mapping' ? (
          <CodeMapping format={format.data} formats={formats} />
        ) : own ? (
          <CodeEditor format={own} onPaste={onPaste} />
        ) : (
          <StandardCodes format={format.data} />
        )
      ) : format.error ? (
        <LoadError what="codes" error={format.error} onRetry={() => void format.refetch()} />
      ) : (
        <Skeleton height={480} />
      )}
      {asked === 'rename' && own ? (
        <FormatDialog format={own} formats={formats} onClose={() => setAsked(null)} />
      ) : null}
      {asked === 'delete' && own ? (
        <Confirm
          title={`Delete ${name}?`}
          confirmLabel="Delete"
          onCancel={() => setAsked(null)}
          onConfirm={() => {
            setAsked(null);
            remove.mutate(own);
          }}
        >
          Its codes go with it. A format that items, ideas or estimates use cannot be deleted.
        </Confirm>
      ) : null}
    </Stack>
  );
}

/** The codes of a standard format, which are read. */
function StandardCodes({ format }: { format: FormatDetails }) {
  const [search, setSearch] = useSearchText();
  const rows = useMemo(() => toCodeTree(format.custom_codes, search), [format, search]);
  return (
    <>
      <ToolRow>
        <SearchField label="Search codes" placeholder="Code or name" value={search} onChange={setSearch} />
      </ToolRow>
      <DataGrid
        label={`Codes of ${format.name}`}
        columns={columns}
        rows={rows}
        rowKey={rowKey}
        tree={tree}
        filtered={search !== ''}
        empty={<EmptyState title="No codes yet" text="This format has no codes." />}
        filteredEmpty={
          <EmptyState
            art="funnel"
            title="Your search didn't return any results"
            text={`No code of ${format.name} matches “${search}”.`}
            action={<Button onPress={() => setSearch('')}>Clear search</Button>}
          />
        }
      />
    </>
  );
}
