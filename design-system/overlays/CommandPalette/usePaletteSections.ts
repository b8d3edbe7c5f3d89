import { useMemo } from 'react';
import { useSearches } from '../../private/useSearches.ts';
import type {
  PaletteCommand,
  PalettePrefix,
  PaletteSection,
  PaletteSource,
  PaletteStep,
} from './commands.ts';
import { paletteSections } from './rankCommands.ts';

interface Question {
  text: string;
  step: PaletteStep | undefined;
  commands: readonly PaletteCommand[];
  recent: readonly PaletteCommand[];
  sources: readonly PaletteSource[];
  prefixes: readonly PalettePrefix[];
}

const none: readonly PaletteCommand[] = [];

/** What the palette offers for what was typed: known commands at once, those found elsewhere as they come. */
export function usePaletteSections({ text, step, commands, recent, sources, prefixes }: Question) {
  const prefix = step ? undefined : prefixes.find(({ sign }) => text.startsWith(sign));
  const words = prefix ? text.slice(prefix.sign.length) : text;
  const allowed = prefix?.groups;
  const asked: readonly PaletteSource[] = step
    ? step.find
      ? [{ group: step.title, find: step.find, least: 0 }]
      : []
    : sources.filter(({ group }) => !allowed || allowed.includes(group));
  const { findings, retry } = useSearches(
    asked.map((source) => ({ ...source, least: prefix ? 0 : (source.least ?? 2) })),
    words,
    150,
  );
  const offered = step ? (step.commands ?? none) : commands;
  const shown = useMemo(
    () =>
      paletteSections(
        allowed ? offered.filter(({ group }) => allowed.includes(group)) : offered,
        words,
        step || allowed ? none : recent,
      ),
    [allowed, offered, words, step, recent],
  );
  return {
    sections: join(shown, findings),
    busy: findings.some(({ status }) => status === 'loading'),
    failed: findings.filter(({ status }) => status === 'error').map(({ group }) => group),
    retry,
  };
}

/** Sections of known commands, with what was found elsewhere behind them; a command found twice shows once. */
function join(
  shown: readonly PaletteSection[],
  findings: readonly { group: string; found: readonly PaletteCommand[] }[],
): readonly PaletteSection[] {
  const known = new Set(shown.flatMap((section) => section.commands.map(({ id }) => id)));
  const joined = shown.map((section) => ({ ...section }));
  for (const { group, found } of findings) {
    const fresh = found.filter(({ id }) => !known.has(id));
    const section = joined.find(({ title }) => title === group);
    if (section) section.commands = [...section.commands, ...fresh];
    else if (fresh.length > 0) joined.push({ title: group, commands: fresh });
  }
  return joined;
}
