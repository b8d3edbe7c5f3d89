import { useQuery } from '@tanstack/react-query';
import { ComboBox } from '#design-system/inputs/ComboBox/ComboBox.tsx';
import { MultiSelect } from '#design-system/inputs/MultiSelect/MultiSelect.tsx';
import { Select } from '#design-system/inputs/Select/Select.tsx';
import { PROJECT_LISTS } from '#domain/projects';
import { useProjectIdIfAny } from '#shared/project';
import { choicesQuery, groupsQuery } from '../projectListQueries.ts';
import * as t from '../texts.ts';

/** What a field of the form brings. */
interface Common {
  label: string;
  required: boolean;
  error: string | undefined;
  readOnly: boolean;
}

type Of<Value> = Common & { value: Value; onChange: (value: Value) => void };

const none = 'none';

/** The business unit: one's own ones and those below, all for administrators, and the one that is chosen already. */
export function UnitField({ value, onChange, ...field }: Of<number | null>) {
  const units = useQuery(choicesQuery).data?.access_scopes ?? [];
  const known = value === null || units.some(({ id }) => id === value);
  return (
    <Select
      {...field}
      required={field.required && units.length > 0}
      placeholder={t.chooseAUnit}
      options={[
        { value: none, label: t.none },
        ...(known ? [] : [{ value: String(value), label: t.anotherBusinessUnit }]),
        ...units.map(({ id, path }) => ({ value: String(id), label: path })),
      ]}
      value={value === null ? null : String(value)}
      onChange={(id) => onChange(id === none ? null : Number(id))}
    />
  );
}

/** A firm: one that other projects name, or any other. */
export function FirmField({
  of,
  value,
  onChange,
  ...field
}: Of<string> & { of: 'owners' | 'architect_firms' | 'cm_firms' }) {
  const names = useQuery(choicesQuery).data?.[of] ?? [];
  const all = value === '' || names.includes(value) ? names : [value, ...names];
  return (
    <ComboBox
      {...field}
      clearable
      options={all.map((name) => ({ value: name, label: name }))}
      value={value === '' ? null : value}
      empty={t.leaveTheFieldToKeep}
      onChange={(name) => onChange(name ?? '')}
      onTyped={(text) => onChange(text.slice(0, 150))}
    />
  );
}

/** The other firms of a joint venture, typed one after the other. */
export function PartnersField({ value, onChange, ...field }: Of<readonly string[]>) {
  const { architect_firms: architects = [], cm_firms: managers = [] } = useQuery(choicesQuery).data ?? {};
  const names = [...new Set([...value, ...managers, ...architects])];
  return (
    <MultiSelect
      {...field}
      placeholder={t.typeAFirm}
      options={names.map((name) => ({ value: name, label: name }))}
      value={value}
      onChange={(chosen) => onChange(chosen.slice(0, PROJECT_LISTS.jv_partners))}
      onCreate={(name) => onChange([...value, name.slice(0, 150)].slice(0, PROJECT_LISTS.jv_partners))}
    />
  );
}

/** The project groups that the project is in; one with projects out of sight is only for those who see them all. */
export function GroupsField({ value, onChange, ...field }: Of<readonly number[]>) {
  const groups = useQuery(groupsQuery).data?.results ?? [];
  const projectId = useProjectIdIfAny();
  return (
    <MultiSelect
      {...field}
      options={groups.map(({ id, name, has_access: hasAccess, projects }) => ({
        value: String(id),
        label: name,
        disabledReason:
          hasAccess || value.includes(id) || projects.some((one) => one.id === projectId)
            ? undefined
            : t.youDoNotHaveAccess,
      }))}
      empty={t.noProjectGroupsYet}
      value={value.map(String)}
      onChange={(ids) => onChange(ids.map(Number))}
    />
  );
}
