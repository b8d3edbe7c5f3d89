import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { components } from '#contract/api.ts';
import { answer, api } from '#platform/api';
import { personName } from '#domain/people';

/** Somebody who holds a role or belongs to a business unit. */
export type Member = components['schemas']['RoleMember'];

/** Finds people of the company who are not members yet, as choices of a combo box. */
export function useFindPeople(
  members: readonly Member[],
  reasonAgainst: (person: Member) => string | undefined = () => undefined,
) {
  const client = useQueryClient();
  const last = useRef<readonly Member[]>([]);
  const search = async (text: string, signal: AbortSignal) => {
    const { results } = await client.fetchQuery({
      queryKey: ['company-people', text],
      queryFn: () =>
        answer(api.GET('/company-people', { params: { query: { search: text, limit: 20 } }, signal })),
      staleTime: 0,
    });
    const taken = new Set(members.map(({ id }) => id));
    last.current = results;
    return results
      .filter(({ id }) => !taken.has(id))
      .map((person) => ({
        value: String(person.id),
        label: personName(person),
        description: person.email,
        disabledReason: reasonAgainst(person),
      }));
  };
  return { search, found: (id: string | null) => last.current.find((person) => String(person.id) === id) };
}
