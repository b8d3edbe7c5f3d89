import { Avatar } from '../../feedback/Avatar/Avatar.tsx';
import type { FieldProps } from '../../private/field/Field.tsx';
import { ComboBox } from '../ComboBox/ComboBox.tsx';

/** Somebody who can be picked. */
export interface Person {
  id: string;
  name: string;
  /** Role, company or address, on a second line. */
  description?: string;
  picture?: string | null;
}

export interface PersonPickerProps extends FieldProps {
  /** All who can be picked; with `search` those shown before anything is typed. */
  people?: readonly Person[];
  /** Finds people elsewhere, from three letters on; `signal` aborts when the text changes. */
  search?: (text: string, signal: AbortSignal) => Promise<readonly Person[]>;
  value: string | null;
  /** Name of the person while not among `people` (someone who left). */
  selectedLabel?: string;
  onChange: (id: string | null) => void;
  placeholder?: string;
  /** Said when nobody matches, or nobody can be picked. */
  empty?: string;
  clearable?: boolean;
  size?: 'medium' | 'small';
  /** Has the focus when the dialog or flyout around it opens. */
  startsFocused?: boolean;
}

const toOption = (person: Person) => ({
  value: person.id,
  label: person.name,
  description: person.description,
  start: <Avatar name={person.name} src={person.picture} seed={person.id} decorative />,
});

/** One person of a team, found by name. */
export function PersonPicker({
  people = [],
  search,
  placeholder = 'Select member',
  empty = people.length === 0 && !search ? 'No available users' : 'No members found',
  clearable = true,
  selectedLabel,
  onChange,
  ...rest
}: PersonPickerProps) {
  const byId = new Map(people.map((person) => [person.id, person]));
  const avatar = (id: string | null) => {
    const name = id === null ? undefined : (byId.get(id)?.name ?? selectedLabel);
    return name === undefined || id === null ? null : (
      <Avatar name={name} src={byId.get(id)?.picture} seed={id} decorative />
    );
  };
  return (
    <ComboBox
      {...rest}
      options={people.map(toOption)}
      {...(search
        ? { search: async (text: string, signal: AbortSignal) => (await search(text, signal)).map(toOption) }
        : {})}
      selectedLabel={selectedLabel}
      placeholder={placeholder}
      empty={empty}
      clearable={clearable}
      renderStart={() => avatar(rest.value)}
      onChange={(id) => onChange(id)}
    />
  );
}
