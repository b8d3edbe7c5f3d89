import { useQuery } from '@tanstack/react-query';
import type { TemplateKind } from '#domain/library';
import { LIBRARY_WORDS } from './model/templateWords.ts';
import { targetProjectsQuery } from './templateQueries.ts';
import * as t from './texts.ts';

/** Why somebody takes templates of a kind into no project; undefined where there is one, or while that is read. */
export function useTakeReason(kind: TemplateKind): string | undefined {
  const targets = useQuery(targetProjectsQuery(kind)).data;
  return targets?.count === 0 ? t.thereIsNoProjectWhere(LIBRARY_WORDS[kind].many) : undefined;
}
