import * as t from '../../texts.ts';

const KINDS: Readonly<Record<string, string>> = {
  sso_connection: 'connection',
  domain_rule: 'domain',
  sign_in_rule: t.theSignInRules,
  sign_in_application: 'application',
};

/** What an entry of the history is about; what was deleted has no name any more. */
export function historySubject({
  entity,
  entity_name,
}: {
  entity: string;
  entity_name: string | null;
}): string {
  const kind = KINDS[entity] ?? t.aSetting;
  if (entity === 'sign_in_rule') return kind;
  return entity_name === null ? t.aDeletedKind(kind) : `${kind} ${entity_name}`;
}
