import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { DataGrid, type GridColumn } from '#design-system/grid/DataGrid/DataGrid.tsx';
import { ComboBox } from '#design-system/inputs/ComboBox/ComboBox.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { Dialog } from '#design-system/overlays/Dialog/Dialog.tsx';
import type { TemplateScopeLine } from '#domain/library';
import { INCLUSIONS, type LevelingSheet, MOST_LINES } from '#domain/procurement';
import { LoadError } from '#shared/failure';
import type { LevelingEdit } from '../../levelingMutations.ts';
import { addScope, newScope } from '../../model/levelingEdits.ts';
import { companyPackageQuery, companyPackagesQuery } from '../../scopeQueries.ts';

interface Props {
  sheet: LevelingSheet;
  /** What the choice begins with: the company's package that this one was made of, or its name. */
  name: string;
  onSave: (edit: LevelingEdit) => void;
  onClose: () => void;
}

const columns: GridColumn<TemplateScopeLine>[] = [
  {
    id: 'section',
    title: 'Section',
    width: 100,
    value: ({ section }) => section,
    render: ({ section }) => section,
  },
  {
    id: 'name',
    title: 'Scope line',
    width: 260,
    grow: true,
    value: ({ name }) => name,
    render: ({ name }) => name,
  },
  { id: 'unit', title: 'Unit', width: 70, value: ({ unit }) => unit, render: ({ unit }) => unit },
  {
    id: 'inclusion',
    title: 'In the package',
    width: 120,
    value: ({ inclusion = 'INCLUDED' }) => INCLUSIONS[inclusion],
    render: ({ inclusion = 'INCLUDED' }) => INCLUSIONS[inclusion],
  },
];
const rowKey = ({ section, name }: TemplateScopeLine) => `${section}/${name}`;
const linesWords = (count: number) => (count === 1 ? '1 line' : `${count} lines`);
const optionsOf = (rows: readonly { id: number; number: string; name: string; scope_count: number }[]) =>
  rows.map(({ id, number, name, scope_count: count }) => ({
    value: String(id),
    label: [number, name].filter(Boolean).join(' '),
    description: linesWords(count),
  }));

/** Scope lines of a package of the company into this one: those that it has already are left out. */
export default function TakeScopeDialog({ sheet, name, onSave, onClose }: Props) {
  const client = useQueryClient();
  const [chosen, setChosen] = useState<string | null>(null);
  const first = useQuery(companyPackagesQuery(''));
  const template = useQuery({ ...companyPackageQuery(Number(chosen)), enabled: chosen !== null });
  const lines = template.data ? newScope(sheet, template.data.scope) : undefined;
  const known = template.data ? template.data.scope.length - (lines?.length ?? 0) : 0;
  const tooMany = (lines?.length ?? 0) + sheet.lines.length > MOST_LINES;
  const reason =
    chosen === null
      ? 'Choose a package first'
      : lines === undefined
        ? 'Loading'
        : lines.length === 0
          ? 'There is nothing new to add'
          : tooMany
            ? `A scope sheet has at most ${MOST_LINES} lines`
            : undefined;
  return (
    <Dialog
      title="Scope from the library"
      size="large"
      onCloseRequest={onClose}
      actions={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button
            variant="primary"
            disabledReason={reason}
            onPress={() => {
              const scope = template.data?.scope ?? [];
              onSave({
                title: `${linesWords(lines?.length ?? 0)} added`,
                change: (now) => addScope(now, scope),
              });
              onClose();
            }}
          >
            {lines && lines.length > 0 ? `Add ${linesWords(lines.length)}` : 'Add lines'}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <ComboBox
          label="Package of the company"
          required
          startsFocused
          placeholder={`Number or name, e.g. ${name}`}
          options={optionsOf(first.data?.results ?? [])}
          search={async (text) => optionsOf((await client.fetchQuery(companyPackagesQuery(text))).results)}
          value={chosen}
          onChange={setChosen}
        />
        {chosen === null ? null : template.isError ? (
          <LoadError what="scope" error={template.error} onRetry={() => void template.refetch()} />
        ) : lines ? (
          <>
            {known > 0 ? (
              <Text as="p">{`${known === 1 ? '1 line is' : `${known} lines are`} in the scope sheet already.`}</Text>
            ) : null}
            <DataGrid
              label="Lines to add"
              columns={columns}
              rows={lines}
              rowKey={rowKey}
              frame="control"
              maxHeight={320}
              empty={<Text tone="subtle">Every line of this package is in the scope sheet.</Text>}
            />
          </>
        ) : (
          <Skeleton height={160} />
        )}
      </Stack>
    </Dialog>
  );
}
