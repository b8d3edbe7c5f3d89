import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx';
import { Figure } from '#design-system/feedback/Figure/Figure.tsx';
import { DataGrid, type GridColumn } from '#design-system/grid/DataGrid/DataGrid.tsx';
import { Pencil, Trash2 } from '#design-system/icons/shapes.ts';
import { SearchField } from '#design-system/inputs/SearchField/SearchField.tsx';
import { Inline } from '#design-system/layout/Inline/Inline.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { Confirm } from '#design-system/overlays/Confirm/Confirm.tsx';
import { formatNumber } from '#domain/money';
import { useSearchText } from '#platform/routing';
import { LoadError } from '#shared/failure';
import { ToolRow } from '#shared/page';
import { useRemoveFormat } from '../codeMutations.ts';
import { formatQuery } from '../codeQueries.ts';
import { type CodeNode, toCodeTree } from '../model/codeTree.ts';
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
  onPaste: () => void;
}

/** The codes of a format as a tree; one of the company's own can be renamed, pasted into and deleted. */
export function FormatPanel({ id, name, onPaste }: FormatPanelProps) {
  const format = useQuery(formatQuery(id));
  const [search, setSearch] = useSearchText();
  const [asked, setAsked] = useState<'rename' | 'delete' | null>(null);
  const remove = useRemoveFormat();
  const rows = useMemo(() => toCodeTree(format.data?.custom_codes ?? [], search), [format.data, search]);
  const own = format.data && !format.data.is_standard ? format.data : undefined;
  const paste = <Button onPress={onPaste}>Paste codes</Button>;
  return (
    <Stack gap={3}>
      <Inline justify="space-between">
        <Text as="h2" size="section" weight="strong">
          {name}
        </Text>
        {own ? (
          <Inline gap={1}>
            <IconButton icon={Pencil} label={`Edit ${name}`} onPress={() => setAsked('rename')} />
            <IconButton icon={Trash2} label={`Delete ${name}`} onPress={() => setAsked('delete')} />
          </Inline>
        ) : null}
      </Inline>
      <ToolRow>
        <SearchField label="Search codes" placeholder="Code or name" value={search} onChange={setSearch} />
        {own ? paste : null}
      </ToolRow>
      <DataGrid
        label={`Codes of ${name}`}
        columns={columns}
        rows={rows}
        rowKey={rowKey}
        tree={tree}
        status={format.data ? 'ready' : format.error ? 'error' : 'loading'}
        filtered={search !== ''}
        empty={
          <EmptyState
            title="No codes yet"
            text="Paste a column of codes and a column of names from your own list."
            action={own ? paste : undefined}
          />
        }
        filteredEmpty={
          <EmptyState
            art="funnel"
            title="Your search didn't return any results"
            text={`No code of ${name} matches “${search}”.`}
            action={<Button onPress={() => setSearch('')}>Clear search</Button>}
          />
        }
        error={<LoadError what="codes" error={format.error} onRetry={() => void format.refetch()} />}
      />
      {asked === 'rename' && own ? <FormatDialog format={own} onClose={() => setAsked(null)} /> : null}
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
