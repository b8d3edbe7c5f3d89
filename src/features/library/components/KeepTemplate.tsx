import { useState } from 'react';
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { Library } from '#design-system/icons/shapes.ts';
import type { TemplateKind } from '#domain/library';
import { useCan } from '#platform/flags';
import { usePages } from '#platform/routing';
import type { TemplateDraft } from '../model/templateDraft.ts';
import { LIBRARY_WORDS } from '../model/templateWords.ts';
import { useSaveTemplate } from '../templateMutations.ts';
import * as t from '../texts.ts';

export interface KeepTemplateProps {
  kind: TemplateKind;
  /** What the template takes from the risk or the issue. */
  input: Partial<TemplateDraft>;
}

/** Keeps a project's risk or issue as a template of the company; undefined for who may not. */
export function useKeepTemplate({ kind, input }: KeepTemplateProps): (() => void) | undefined {
  const opens = usePages().opens(LIBRARY_WORDS[kind].page);
  const canAdd = useCan('add_idea');
  const save = useSaveTemplate({ shownInline: false });
  // The same key until it is kept, so that a repeated press keeps one.
  const [key, setKey] = useState(() => crypto.randomUUID());
  if (!opens || !canAdd) return undefined;
  return () =>
    save.mutate({ template: undefined, kind, input, key }, { onSettled: () => setKey(crypto.randomUUID()) });
}

/** The same as a button. */
export function KeepTemplate(props: KeepTemplateProps) {
  const keep = useKeepTemplate(props);
  return keep ? <IconButton icon={Library} size="small" label={t.keepAsATemplate} onPress={keep} /> : null;
}
