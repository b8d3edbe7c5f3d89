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
import * as t from '../../texts.ts';

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
    title: t.section,
    width: 100,
    value: ({ section }) => section,
    render: ({ section }) => section,
  },
  {
    id: 'name',
    title: t.scopeLine,
    width: 260,
    grow: true,
    value: ({ name }) => name,
    render: ({ name }) => name,
  },
  { id: 'unit', title: t.unit, width: 70, value: ({ unit }) => unit, render: ({ unit }) => unit },
  {
    id: 'inclusion',
    title: t.inThePackage,
    width: 120,
    value: ({ inclusion = 'INCLUDED' }) => INCLUSIONS[inclusion],
    render: ({ inclusion = 'INCLUDED' }) => INCLUSIONS[inclusion],
  },
];
const rowKey = ({ section, name }: TemplateScopeLine) => `${section}/${name}`;
const linesWords = (count: number) => (count === 1 ? t.line1 : t.countLines(count));
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
      ? t.chooseAPackageFirst
      : lines === undefined
        ? t.loading
        : lines.length === 0
          ? t.thereIsNothingNew
          : tooMany
            ? t.aScopeSheetHas(MOST_LINES)
            : undefined;
  return (
    <Dialog
      title={t.scopeFromTheLibrary}
      size="large"
      onCloseRequest={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t.cancel}</Button>
          <Button
            variant="primary"
            disabledReason={reason}
            onPress={() => {
              const scope = template.data?.scope ?? [];
              onSave({
                title: t.companyAdded(linesWords(lines?.length ?? 0)),
                change: (now) => addScope(now, scope),
              });
              onClose();
            }}
          >
            {lines && lines.length > 0 ? t.addPackagesWords(linesWords(lines.length)) : t.addLines}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <ComboBox
          label={t.packageOfTheCompany}
          required
          startsFocused
          placeholder={t.numberOrNameEG(name)}
          options={optionsOf(first.data?.results ?? [])}
          search={async (text) => optionsOf((await client.fetchQuery(companyPackagesQuery(text))).results)}
          value={chosen}
          onChange={setChosen}
        />
        {chosen === null ? null : template.isError ? (
          <LoadError what={t.scopeLower} error={template.error} onRetry={() => void template.refetch()} />
        ) : lines ? (
          <>
            {known > 0 ? (
              <Text as="p">{t.valueInTheScopeSheet(known === 1 ? t.lineIs1 : t.lengthLinesAre(known))}</Text>
            ) : null}
            <DataGrid
              label={t.linesToAdd}
              columns={columns}
              rows={lines}
              rowKey={rowKey}
              frame="control"
              maxHeight={320}
              empty={<Text tone="subtle">{t.everyLineOfThisPackage}</Text>}
            />
          </>
        ) : (
          <Skeleton height={160} />
        )}
      </Stack>
    </Dialog>
  );
}
