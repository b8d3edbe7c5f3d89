/** What somebody is called; an invited person has no name yet and goes by their address. */
export const memberName = (person: { first_name: string; last_name: string; email: string }): string =>
  `${person.first_name} ${person.last_name}`.trim() || person.email;
