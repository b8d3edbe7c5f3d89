import type { components } from '#contract/api.ts';
import type { Person as Choice } from '#design-system/inputs/PersonPicker/PersonPicker.tsx';
import { personName } from '#domain/people';

type Person = Pick<components['schemas']['Person'], 'id' | 'first_name' | 'last_name' | 'email'>;

/** The people who can be chosen, and the name of the one who is chosen now, who may have left. */
export function personChoices(
  people: readonly Person[],
  chosen: Person | null,
): { choices: Choice[]; search: { selectedLabel?: string } } {
  return {
    choices: people.map((person) => ({
      id: String(person.id),
      name: personName(person),
      description: person.email,
    })),
    search: chosen ? { selectedLabel: personName(chosen) } : {},
  };
}
