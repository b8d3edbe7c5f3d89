import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ComboBox } from '#design-system/inputs/ComboBox/ComboBox.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Popover } from '#design-system/overlays/Popover/Popover.tsx';
import { costFormatsQuery, costGroupsQuery, ownCodesQuery } from '../../foresiteQueries.ts';
import type { CostGroup, CustomCode } from '../../model/foresiteTypes.ts';
import * as styles from './SubItemsTable.css.ts';

export interface CostGroupPickerProps {
  /** Place of the row, from 1. */
  row: number;
  uniFormat: CostGroup | null;
  masterFormat: CostGroup | null;
  codes: readonly CustomCode[];
  onChange: (change: {
    uniFormat?: CostGroup | null;
    masterFormat?: CostGroup | null;
    codes?: readonly CustomCode[];
  }) => void;
}

type Coded = Pick<CostGroup, 'id' | 'definition_id' | 'div_code' | 'name'>;

const titleOf = (group: Coded) => `${group.div_code} ${group.name}`;

/** Where a row's cost belongs: by element (UniFormat), by trade (MasterFormat), and in the company's own formats. */
export function CostGroupPicker({ row, uniFormat, masterFormat, codes, onChange }: CostGroupPickerProps) {
  const formats = useQuery(costFormatsQuery()).data?.results.filter((format) => !format.is_standard) ?? [];
  const shown = [uniFormat, masterFormat, ...codes].flatMap((group) => (group ? [group.div_code] : []));
  const ownCode = (format: { id: number; short_name: string }, group: Coded | null) => {
    const others = codes.filter((code) => code.definition_id !== format.id);
    onChange({ codes: group ? [...others, { ...group, definition: format.short_name }] : others });
  };
  return (
    <Popover
      label={`Cost groups, row ${row}`}
      width={320}
      renderTrigger={(trigger) => (
        <button
          {...trigger}
          type="button"
          className={styles.codes}
          aria-label={`Cost groups, row ${row}: ${shown.join(', ') || 'none'}`}
        >
          {shown.length === 0 ? '-' : shown.map((code) => <span key={code}>{code}</span>)}
        </button>
      )}
    >
      <Stack gap={3}>
        <CodePicker
          label="UniFormat"
          codes={(text) => costGroupsQuery('UF', text)}
          value={uniFormat}
          onChange={(group) => onChange({ uniFormat: group })}
        />
        <CodePicker
          label="MasterFormat"
          codes={(text) => costGroupsQuery('MF', text)}
          value={masterFormat}
          onChange={(group) => onChange({ masterFormat: group })}
        />
        {formats.map((format) => (
          <CodePicker
            key={format.id}
            label={format.name}
            codes={(text) => ownCodesQuery(format.id, text)}
            value={codes.find((code) => code.definition_id === format.id) ?? null}
            onChange={(group) => ownCode(format, group)}
          />
        ))}
      </Stack>
    </Popover>
  );
}

interface CodePickerProps {
  label: string;
  /** The codes of the format that match a text. */
  codes: (text: string) => ReturnType<typeof costGroupsQuery> | ReturnType<typeof ownCodesQuery>;
  value: Coded | null;
  onChange: (value: CostGroup | null) => void;
}

function CodePicker({ label, codes, value, onChange }: CodePickerProps) {
  const client = useQueryClient();
  const search = async (text: string) => {
    const { results } = await client.ensureQueryData<{ results: CostGroup[] }>(codes(text) as never);
    return results.map((group) => ({ value: String(group.id), label: titleOf(group) }));
  };
  const choose = (id: string | null) => {
    if (id === null) return onChange(null);
    const known = client
      .getQueriesData<{ results: CostGroup[] }>({ queryKey: ['cost-groups'] })
      .flatMap(([, page]) => page?.results ?? []);
    onChange(known.find((group) => String(group.id) === id) ?? null);
  };
  return (
    <ComboBox
      label={label}
      placeholder="Code or name"
      clearable
      search={search}
      value={value ? String(value.id) : null}
      selectedLabel={value ? titleOf(value) : undefined}
      onChange={choose}
    />
  );
}
