/** What a list calls a person: the name, or the address of somebody who has not given one yet. */
export function personName(person: { first_name: string; last_name: string; email: string }): string {
  return `${person.first_name} ${person.last_name}`.trim() || person.email;
}
