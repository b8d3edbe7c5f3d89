import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx';
import { Select } from '#design-system/inputs/Select/Select.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { LoadError } from '#shared/failure';
import { ToolRow } from '#shared/page';
import { type Format, type FormatDetails, formatQuery, mappingQuery } from '../../codeQueries.ts';
import * as t from '../../texts.ts';
import { MappingEditor } from './MappingEditor.tsx';

export interface CodeMappingProps {
  format: FormatDetails;
  formats: readonly Format[];
}

/** Where the codes of a format go in another one, which is chosen here. */
export function CodeMapping({ format, formats }: CodeMappingProps) {
  const others = formats.filter(({ id }) => id !== format.id);
  const [chosen, setChosen] = useState<string | null>(null);
  const usual = others.find((one) => one.is_standard) ?? others[0];
  const to = Number(chosen ?? usual?.id ?? 0);
  const target = useQuery({ ...formatQuery(to), enabled: to > 0 });
  const mapping = useQuery({ ...mappingQuery(format.id, to), enabled: to > 0 });
  if (!usual) return <EmptyState title={t.noOtherFormat} text={t.addAnotherFormatToSay} />;
  const error = target.error ?? mapping.error;
  const choice = (
    <Select
      label={t.to}
      value={String(to)}
      onChange={setChosen}
      options={others.map(({ id, name }) => ({ value: String(id), label: name }))}
    />
  );
  return (
    <Stack gap={3}>
      <ToolRow>{choice}</ToolRow>
      {target.data && mapping.data ? (
        <MappingEditor key={to} format={format} target={target.data} mapping={mapping.data} />
      ) : error ? (
        <LoadError
          what={t.mappingLower}
          error={error}
          onRetry={() => void Promise.all([target.refetch(), mapping.refetch()])}
        />
      ) : (
        <Skeleton height={400} />
      )}
    </Stack>
  );
}
