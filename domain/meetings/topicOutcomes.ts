/** What can become of a topic (docs/product/meetings.md). */
export const TOPIC_OUTCOMES = {
  OPEN: { label: 'Not decided' },
  APPROVED: { label: 'Approved' },
  REJECTED: { label: 'Rejected' },
  DEFERRED: { label: 'Deferred' },
  NOTED: { label: 'Noted' },
} as const;

/** What became of a topic. */
export type TopicOutcome = keyof typeof TOPIC_OUTCOMES;

/** An outcome that somebody decides; every topic begins open. */
export type DecidedOutcome = Exclude<TopicOutcome, 'OPEN'>;

/** What can stand on an agenda: how it is called, who may see it, and what can be decided of it there. */
export const TOPIC_ENTITIES = {
  item: {
    label: 'Item',
    permission: 'foresite_access',
    outcomes: ['APPROVED', 'REJECTED', 'DEFERRED', 'NOTED'],
  },
  risk: { label: 'Risk', permission: 'risk_access', outcomes: ['NOTED'] },
  issue: { label: 'Issue', permission: 'issue_access', outcomes: ['NOTED'] },
} as const satisfies Record<
  string,
  { label: string; permission: string; outcomes: readonly DecidedOutcome[] }
>;

/** A kind of topic. */
export type TopicEntity = keyof typeof TOPIC_ENTITIES;

/** The kinds of topics that somebody with these permissions may see. */
export function seenTopics(permissions: ReadonlySet<string>): TopicEntity[] {
  return (Object.keys(TOPIC_ENTITIES) as TopicEntity[]).filter((entity) =>
    permissions.has(TOPIC_ENTITIES[entity].permission),
  );
}

/** What can be decided of a topic of this kind. */
export const outcomesOf = (entity: TopicEntity): readonly DecidedOutcome[] => TOPIC_ENTITIES[entity].outcomes;
