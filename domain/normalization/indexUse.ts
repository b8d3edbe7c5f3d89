/** Why an index that projects have chosen cannot be deleted, and what to do; null where none has. */
export const indexUseProblem = (name: string, projects: number): string | null =>
  projects === 0
    ? null
    : `"${name}" is chosen by ${projects === 1 ? 'one project' : `${projects.toLocaleString('en-US')} projects`}. Choose another index in ${projects === 1 ? 'its' : 'their'} settings first.`;
