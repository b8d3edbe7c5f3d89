import { useEffect, useRef, useState } from 'react';
import { Banner } from '#design-system/feedback/Banner/Banner.tsx';
import { FilterBuilder } from '#design-system/filters/FilterBuilder/FilterBuilder.tsx';
import { appliedFilter } from '#design-system/filters/model/checkCondition.ts';
import { createGroup, type FilterField, type FilterGroup } from '#design-system/filters/model/filterTypes.ts';
import { readFilter, storeFilter, type StoredFilter } from '#design-system/filters/model/storedFilter.ts';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';

export interface ConditionsBuilderProps {
  fields: readonly FilterField[];
  today: string;
  value: StoredFilter | null;
  onChange: (value: StoredFilter | null) => void;
}

/** Milliseconds after the last change until the list is asked again (docs/product/foresite.md). */
const wait = { usual: 500, customAttributes: 1000 } as const;

const apply = (filter: FilterGroup, fields: readonly FilterField[]): StoredFilter | null => {
  const applied = appliedFilter(filter, fields);
  return applied && storeFilter(applied);
};

/** The conditions of a list: sent when a person stops changing them, later where they ask the company's own fields. */
export function ConditionsBuilder({ fields, today, value, onChange }: ConditionsBuilderProps) {
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
