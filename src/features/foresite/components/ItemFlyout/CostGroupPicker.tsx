import { useQueryClient } from '@tanstack/react-query';
import { ComboBox } from '#design-system/inputs/ComboBox/ComboBox.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Popover } from '#design-system/overlays/Popover/Popover.tsx';
import { costGroupsQuery } from '../../foresiteQueries.ts';
import type { CostGroup } from '../../model/foresiteTypes.ts';
import * as styles from './SubItemsTable.css.ts';

export interface CostGroupPickerProps {
  /** Place of the row, from 1. */
  row: number;
  uniFormat: CostGroup | null;
  masterFormat: CostGroup | null;
  onChange: (change: { uniFormat?: CostGroup | null; masterFormat?: CostGroup | null }) => void;
}

const titleOf = (group: CostGroup) => `${group.div_code} ${group.name}`;

/** Where a row's cost belongs: by element (UniFormat) and by trade (MasterFormat). */
export function CostGroupPicker({ row, uniFormat, masterFormat, onChange }: CostGroupPickerProps) {
  const codes = [uniFormat?.div_code, masterFormat?.div_code].filter((code) => code !== undefined);
  return (
    <Popover
      label={`Cost groups, row ${row}`}
      width={320}
      renderTrigger={(trigger) => (
        <button
          {...trigger}
          type="button"
          className={styles.codes}
          aria-label={`Cost groups, row ${row}: ${codes.join(', ') || 'none'}`}
        >
          {codes.length === 0 ? '-' : codes.map((code) => <span key={code}>{code}</span>)}
        </button>
      )}
    >
      <Stack gap={3}>
        <StandardPicker
          label="UniFormat"
          standard="UF"
          value={uniFormat}
          onChange={(group) => onChange({ uniFormat: group })}
        />
        <StandardPicker
          label="MasterFormat"
          standard="MF"
          value={masterFormat}
          onChange={(group) => onChange({ masterFormat: group })}
        />
      </Stack>
    </Popover>
  );
}

interface StandardPickerProps {
  label: string;
  standard: 'MF' | 'UF';
  value: CostGroup | null;
  onChange: (value: CostGroup | null) => void;
}

function StandardPicker({ label, standard, value, onChange }: StandardPickerProps) {
  const client = useQueryClient();
  const find = async (text: string) =>
    (await client.ensureQueryData(costGroupsQuery(standard, text))).results;
  const search = async (text: string) =>
    (await find(text)).map((group) => ({ value: String(group.id), label: titleOf(group) }));
  const choose = async (id: string | null) => {
    if (id === null) return onChange(null);
    const known = client
      .getQueriesData<{ results: CostGroup[] }>({ queryKey: ['cost-groups', standard] })
      .flatMap(([, page]) => page?.results ?? []);
    onChange(known.find((group) => String(group.id) === id) ?? null);
  };
  return (
    <ComboBox
      label={label}
      placeholder="Code or name"
      search={search}
      value={value ? String(value.id) : null}
      selectedLabel={value ? titleOf(value) : undefined}
      onChange={(id: string | null) => void choose(id)}
    />
  );
}
