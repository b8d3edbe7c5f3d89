import { useMemo, useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Banner } from '#design-system/feedback/Banner/Banner.tsx';
import { DataGrid, type GridColumn } from '#design-system/grid/DataGrid/DataGrid.tsx';
import { EditableGrid } from '#design-system/grid/DataGrid/EditableGrid.tsx';
import { applyChanges } from '#design-system/grid/editing/changes.ts';
import type { GridEditing } from '#design-system/grid/editing/gridEditing.ts';
import { Plus } from '#design-system/icons/shapes.ts';
import { Inline } from '#design-system/layout/Inline/Inline.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { TEMPLATE_LIMITS, type TemplateScopeLine } from '#domain/library';
import { formatNumber } from '#domain/money';
import { type Inclusion, INCLUSIONS, leftOut } from '#domain/procurement';
import * as t from '../texts.ts';

export interface TemplateScopeProps {
  /** As the form began; what is typed is told to `onChange`. */
  scope: readonly TemplateScopeLine[];
  error: string | undefined;
  readOnly: boolean;
  onChange: (scope: TemplateScopeLine[]) => void;
}

type Row = Omit<TemplateScopeLine, 'inclusion'> & { key: string; inclusion: Inclusion };

const blank = (): Row => ({
  key: crypto.randomUUID(),
  section: '',
  name: '',
  unit: '',
  inclusion: 'INCLUDED',
});
const lineOf = ({ section, name, unit, inclusion }: Row): TemplateScopeLine => ({
  section,
  name,
  unit,
  ...leftOut(inclusion),
});
const rowKey = ({ key }: Row) => key;
const rowLabel = ({ name }: Row) => name || t.newLine;
const typed = (
  id: 'section' | 'name' | 'unit',
  title: string,
  width: number,
  maxLength: number,
): GridColumn<Row> => ({
  id,
  title,
  width,
  grow: id === 'name',
  edit: { type: 'text', maxLength },
  value: (row) => row[id],
  render: (row) => row[id],
});
const columns: GridColumn<Row>[] = [
  typed('section', t.section, 96, 40),
  typed('name', t.scopeLine, 240, 250),
  typed('unit', t.unit, 72, 20),
  {
    id: 'inclusion',
    title: t.inThePackage,
    width: 120,
    value: (row) => INCLUSIONS[row.inclusion],
    render: (row) => INCLUSIONS[row.inclusion],
    edit: {
      type: 'choice',
      options: Object.entries(INCLUSIONS).map(([value, label]) => ({ value, label })),
      value: (row) => row.inclusion,
      validate: (value) => (value === null ? t.chooseWhetherTheLine : undefined),
    },
  },
];

/** The scope sheet that a package begins with: typed, pasted from a sheet, removed; quantities and prices come in the project. */
export function TemplateScope({ scope, error, readOnly, onChange }: TemplateScopeProps) {
  const [rows, setRows] = useState<readonly Row[]>(() => scope.map((line) => ({ ...blank(), ...line })));
  const put = (next: readonly Row[]) => {
    setRows(next);
    onChange(next.map(lineOf));
  };
  const editing = useMemo(
    (): GridEditing<Row> => ({
      onChange: (changes) => {
        const next = applyChanges(rows, changes, columns, rowKey);
        setRows(next);
        onChange(next.map(lineOf));
      },
      newRow: blank,
      removable: true,
    }),
    [rows, onChange],
  );
  const grid = {
    label: t.scopeSheet,
    columns,
    rows,
    rowKey,
    rowLabel,
    density: 'compact' as const,
    maxHeight: 360,
    frame: 'control' as const,
  };
  const isFull = rows.length >= TEMPLATE_LIMITS.scope;
  return (
    <Stack gap={2}>
      <Inline justify="space-between">
        <Text as="h3" weight="strong">
          {t.scopeSheetNumber(formatNumber(rows.length))}
        </Text>
        {readOnly ? null : (
          <Button
            size="small"
            icon={Plus}
            disabledReason={isFull ? t.aPackageHasAtMost(TEMPLATE_LIMITS.scope) : undefined}
            onPress={() => put([...rows, blank()])}
          >
            {t.scopeLine}
          </Button>
        )}
      </Inline>
      {error === undefined ? null : <Banner tone="critical">{error}</Banner>}
      {rows.length === 0 ? (
        <Text tone="subtle">{t.theScopeSheet}</Text>
      ) : readOnly ? (
        <DataGrid {...grid} />
      ) : (
        <EditableGrid {...grid} editing={editing} />
      )}
    </Stack>
  );
}
