import { useState } from 'react';
import { toIsoDate } from '#domain/dates';
import { projectProblems, startingProblems } from '#domain/projects';
import { changedFields, type ProjectDraft } from './model/projectDraft.ts';

/** The day it is where the person is. */
export function localDay(): string {
  const now = new Date();
  return toIsoDate({ year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() });
}

type Problems = Readonly<Record<string, readonly string[]>>;

/** A text that is empty counts as none, as it does once it is saved. */
const plain = (draft: ProjectDraft) =>
  Object.fromEntries(
    Object.entries(draft).map(([field, value]) => [
      field,
      typeof value === 'string' && value.trim() === '' ? null : value,
    ]),
  );

/**
 * What is typed over what is saved. Problems show for what was changed, and for everything once somebody tried to save;
 * what the server refused stays until its field changes.
 */
export function useProjectForm(
  start: ProjectDraft,
  { isNew, hasUnits = true }: { isNew: boolean; hasUnits?: boolean },
) {
  const [typed, setTyped] = useState<Partial<ProjectDraft>>({});
  const [tried, setTried] = useState<'no' | 'save' | 'next'>('no');
  const [refused, setRefused] = useState<Problems>({});
  const draft: ProjectDraft = { ...start, ...typed };
  const changed = changedFields(draft, start);
  const today = localDay();
  const own = projectProblems(
    plain(draft),
    Object.fromEntries(
      Object.entries(plain(draft)).filter(([field]) => changed.includes(field as keyof ProjectDraft)),
    ),
    { today, isNew: isNew && tried !== 'no' },
  );
  const problems: Problems = {
    ...refused,
    ...own,
    ...(tried === 'next' ? startingProblems(draft, { hasUnits }) : {}),
  };
  return {
    draft,
    today,
    changed,
    problems,
    change: (part: Partial<ProjectDraft>) => {
      setTyped((before) => ({ ...before, ...part }));
      setRefused((before) =>
        Object.fromEntries(
          Object.entries(before).filter(([field]) => !Object.hasOwn(part, field.replace(/\..*/, ''))),
        ),
      );
    },
    /** Shows everything that is missing for this step; true where nothing is. */
    attempt: (step: 'save' | 'next'): boolean => {
      setTried(step);
      const all = {
        ...projectProblems(plain(draft), plain(draft), { today, isNew: true }),
        ...(step === 'next' ? startingProblems(draft, { hasUnits }) : {}),
      };
      return Object.keys(all).length === 0;
    },
    refuse: setRefused,
    reset: () => {
      setTyped({});
      setRefused({});
      setTried('no');
    },
  };
}
