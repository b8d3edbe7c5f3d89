import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Banner } from '#design-system/feedback/Banner/Banner.tsx';
import { ComboBox } from '#design-system/inputs/ComboBox/ComboBox.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { Dialog } from '#design-system/overlays/Dialog/Dialog.tsx';
import { TEMPLATE_LIMITS, type TemplateKind } from '#domain/library';
import { countOf, LIBRARY_WORDS } from '../model/templateWords.ts';
import { useTakeTemplates } from '../templateMutations.ts';
import { targetProjectsQuery } from '../templateQueries.ts';
import * as t from '../texts.ts';

export interface TakeTemplatesProps {
  kind: TemplateKind;
  templates: number[];
  onClose: () => void;
  onTaken: () => void;
}

/** Chosen templates into a project: one risk or issue of each. */
export default function TakeTemplates({ kind, templates, onClose, onTaken }: TakeTemplatesProps) {
  const client = useQueryClient();
  const [project, setProject] = useState<string | null>(null);
  // The same key for each try, so that a repeated press adds them once.
  const [key] = useState(() => crypto.randomUUID());
  const first = useQuery(targetProjectsQuery(kind)).data?.results ?? [];
  const take = useTakeTemplates();
  const { one, many, taken: sentence } = LIBRARY_WORDS[kind];
  const optionsOf = (rows: readonly { id: number; name: string }[]) =>
    rows.map(({ id, name }) => ({ value: String(id), label: name }));
  const reason =
    templates.length > TEMPLATE_LIMITS.taken
      ? t.atMostTakenTemplates(TEMPLATE_LIMITS.taken)
      : project === null
        ? t.chooseAProjectFirst
        : undefined;
  const send = () =>
    take.mutate(
      { kind, projectId: Number(project), templates, key: take.isError ? crypto.randomUUID() : key },
      { onSuccess: onTaken },
    );
  return (
    <Dialog
      title={t.addValueToAProject(countOf(templates.length))}
      size="medium"
      onCloseRequest={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t.cancel}</Button>
          <Button variant="primary" busy={take.isPending} disabledReason={reason} onPress={send}>
            {t.addLengthValue(templates.length, templates.length === 1 ? one : many)}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Text as="p">{sentence}</Text>
        {take.isError ? <Banner tone="critical">{take.error.message}</Banner> : null}
        <ComboBox
          label={t.project}
          required
          startsFocused
          placeholder={t.nameOfAProject}
          empty={t.noProjectWhereYou(many)}
          options={optionsOf(first)}
          search={async (text) => {
            const { results } = await client.fetchQuery(targetProjectsQuery(kind, text));
            return optionsOf(results);
          }}
          value={project}
          onChange={setProject}
        />
      </Stack>
    </Dialog>
  );
}
