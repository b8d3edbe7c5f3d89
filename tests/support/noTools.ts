import type { JobTools } from '#server/services/jobs/runJob.ts';

const unused = () => {
  throw new Error('Not used here.');
};

/** What jobs write and read with, for tests of those that do neither. */
export const noTools: JobTools = {
  changes: { apply: unused },
  files: { read: unused, receive: unused, keep: unused },
  pdf: { render: unused },
  visits: { visit: unused },
  bidPlatform: { read: unused, openTokens: unused, sealTokens: unused },
};
