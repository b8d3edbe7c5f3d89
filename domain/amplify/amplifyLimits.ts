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

/** Files that are asked about: what is taken and read of one (docs/product/amplify.md). `minutes` is how long its text waits for the question. */
export const AMPLIFY_FILES = {
  endings: ['xlsx', 'xls', 'pdf', 'doc', 'docx'],
  megabytes: 20,
  pages: 300,
  characters: 300_000,
  passages: 5000,
  minutes: 15,
} as const;

/** Questions by voice. `seconds` and `red`, the last ones, are told to whoever speaks; `frame` are bytes of a live message. */
export const AMPLIFY_VOICE = { seconds: 30, red: 5, megabytes: 1, frame: 1_048_576 } as const;

/** What refuses whoever has not accepted the addendum in force. */
export const AGREEMENT_MISSING = 'User agreement must be accepted before accessing conversations';
