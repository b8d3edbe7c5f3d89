import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { Pencil, Trash2 } from '#design-system/icons/shapes.ts';
import { Inline } from '#design-system/layout/Inline/Inline.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { ToggleGroup } from '#design-system/actions/ToggleGroup/ToggleGroup.tsx';
import { StatusTag } from '#design-system/feedback/StatusTag/StatusTag.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { hasOwnField } from '#domain/codes';
import { LoadError } from '#shared/failure';
import { useRemoveFormat } from '../codeMutations.ts';
import { type Format, formatQuery } from '../codeQueries.ts';
import * as t from '../texts.ts';
import { CodeEditor } from './CodeEditor/CodeEditor.tsx';
import { CodeMapping } from './CodeMapping/CodeMapping.tsx';
import { FormatDialog } from './FormatDialog.tsx';
import { RemoveFormat } from './RemoveFormat.tsx';

export interface FormatPanelProps {
  id: number;
  name: string;
  formats: readonly Format[];
  onPaste: () => void;
}

const parts = [
  { value: 'codes', label: t.codes },
  { value: 'mapping', label: t.mapping },
] as const;

/** The codes of a format, edited and pasted into, and where they go in others; one of the company's own is renamed and deleted too. */
export function FormatPanel({ id, name, formats, onPaste }: FormatPanelProps) {
  const format = useQuery(formatQuery(id));
  const [part, setPart] = useState<(typeof parts)[number]['value']>('codes');
  const [asked, setAsked] = useState<'rename' | 'delete' | null>(null);
  const remove = useRemoveFormat();
  const own = format.data && !format.data.is_standard ? format.data : undefined;
  const edited = format.data && !hasOwnField(format.data) ? format.data : undefined;
  return (
    <Stack gap={3}>
      <Inline justify="space-between">
        <Inline gap={2}>
          <Text as="h2" size="section" weight="strong">
            {name}
          </Text>
          {format.data?.is_default ? <StatusTag label={t.defaultWord} tone="neutral" /> : null}
        </Inline>
        {edited ? (
          <Inline gap={1}>
            <IconButton icon={Pencil} label={t.editName(name)} onPress={() => setAsked('rename')} />
            {own ? (
              <IconButton icon={Trash2} label={t.deleteName(name)} onPress={() => setAsked('delete')} />
            ) : null}
          </Inline>
        ) : null}
      </Inline>
      <ToggleGroup label={t.partOfTheFormat} options={parts} value={part} onChange={setPart} />
      {format.data ? (
        part === 'mapping' ? (
          <CodeMapping format={format.data} formats={formats} />
        ) : (
          <CodeEditor format={format.data} onPaste={onPaste} />
        )
      ) : format.error ? (
        <LoadError what={t.codesLower} error={format.error} onRetry={() => void format.refetch()} />
      ) : (
        <Skeleton height={480} />
      )}
      {asked === 'rename' && edited ? (
        <FormatDialog format={edited} formats={formats} onClose={() => setAsked(null)} />
      ) : null}
      {asked === 'delete' && own ? (
        <RemoveFormat
          format={own}
          onCancel={() => setAsked(null)}
          onConfirm={() => {
            setAsked(null);
            remove.mutate(own);
          }}
        />
      ) : null}
    </Stack>
  );
}
