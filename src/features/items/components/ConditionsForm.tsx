import { useEffect, useRef, useState } from 'react';
import { Banner } from '#design-system/feedback/Banner/Banner.tsx';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { FilterBuilder } from '#design-system/filters/FilterBuilder/FilterBuilder.tsx';
import { appliedFilter } from '#design-system/filters/model/checkCondition.ts';
import { createGroup, type FilterField, type FilterGroup } from '#design-system/filters/model/filterTypes.ts';
import { readFilter, storeFilter, type StoredFilter } from '#design-system/filters/model/storedFilter.ts';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { useConditionFields } from './useConditionFields.ts';

export interface ConditionsFormProps {
  projectId: number;
  canApprove: boolean;
  today: string;
  value: StoredFilter | null;
  onChange: (value: StoredFilter | null) => void;
}

/** Milliseconds after the last change until the list is asked again (docs/product/foresite.md). */
const wait = { usual: 500, customAttributes: 1000 } as const;

/** The conditions of the list; fetched with the first look, because few lists need them. */
export default function ConditionsForm(props: ConditionsFormProps) {
  const fields = useConditionFields(props.projectId, props.canApprove);
  return fields ? <KnownForm {...props} fields={fields} /> : <Skeleton height={96} />;
}

const apply = (filter: FilterGroup, fields: readonly FilterField[]): StoredFilter | null => {
  const applied = appliedFilter(filter, fields);
  return applied && storeFilter(applied);
};

function KnownForm({
  fields,
  today,
  value,
  onChange,
}: ConditionsFormProps & { fields: readonly FilterField[] }) {
  const [read] = useState(() =>
    value ? readFilter(value, fields) : { filter: createGroup(), problems: [] as readonly string[] },
  );
  const [filter, setFilter] = useState(read.filter);
  const sent = useRef(JSON.stringify(value));
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; send: () => void }>(undefined);
  // What was set a moment ago is not lost when the form closes.
  useEffect(
    () => () => {
      clearTimeout(waiting.current?.timer);
      waiting.current?.send();
    },
    [],
  );
  const change = (next: FilterGroup) => {
    setFilter(next);
    clearTimeout(waiting.current?.timer);
    const stored = apply(next, fields);
    const text = JSON.stringify(stored);
    const send = () => {
      waiting.current = undefined;
      if (text === sent.current) return;
      sent.current = text;
      onChange(stored);
    };
    const asksAttributes = text.includes('"ca_');
    waiting.current = {
      send,
      timer: setTimeout(send, asksAttributes ? wait.customAttributes : wait.usual),
    };
  };
  return (
    <Stack gap={3}>
      {read.problems.map((problem) => (
        <Banner key={problem} tone="caution">
          {problem}
        </Banner>
      ))}
      <FilterBuilder fields={fields} filter={filter} onChange={change} today={today} layout="compact" />
    </Stack>
  );
}
