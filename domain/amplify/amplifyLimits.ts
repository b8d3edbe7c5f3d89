/** The AI features addendum in force: the day of its last update (docs/product/amplify.md). */
export const ADDENDUM = { day: '2025-05-01', updated: 'May 1st, 2025' } as const;

/** What stands in place of an empty title. */
export const UNTITLED = 'Untitled Conversation';

/** Bounds of Amplify. `questions` are messages of one conversation, `blocks` parts of its canvas, `frame` bytes of a live message. */
export const AMPLIFY_LIMITS = {
  message: 2000,
  title: 80,
  questions: 200,
  blocks: 40,
  frame: 16_384,
} as const;

/** What the service says once the day's messages are used up. */
export const LIMIT_REACHED = 'Message limit exceeded for today.';

/** What is offered to whoever has not asked yet. */
export const QUICK_PROMPTS = [
  'Where do we stand against budget?',
  'What moved since the last milestone?',
  'Top risks without mitigation',
  'Options that close the gap',
] as const;
