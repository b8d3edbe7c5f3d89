import type { PaletteCommand, PaletteSection } from './commands.ts';

/** Commands of a group while nothing is typed, and of all groups together once something is. */
const mostPerGroup = 8;
const mostInAll = 40;

interface Folded {
  label: string;
  /** First letters of the words. */
  initials: string;
  rest: string;
}

const folded = new WeakMap<PaletteCommand, Folded>();
const accents = /\p{M}/gu;

/** Text without case and accents. */
const fold = (text: string) => text.normalize('NFD').replace(accents, '').toLowerCase();

function foldedOf(command: PaletteCommand): Folded {
  const known = folded.get(command);
  if (known) return known;
  const label = fold(command.label);
  const initials = label
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => word[0] ?? '')
    .join('');
  const rest = fold(`${command.detail ?? ''} ${command.keywords ?? ''} ${command.group}`);
  const made = { label, initials, rest };
  folded.set(command, made);
  return made;
}

const startsWordAt = (text: string, place: number) =>
  place === 0 || /[^\p{L}\p{N}]/u.test(text[place - 1] ?? '');

function startsAWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (startsWordAt(text, at)) return true;
  return false;
}

/** Letters of `word` in their order, beginning at the start of a word; fewer gaps are better. 0 if they are not there. */
function scoreLetters(text: string, word: string): number {
  if (word.length < 2) return 0;
  for (let first = text.indexOf(word[0] ?? ''); first >= 0; first = text.indexOf(word[0] ?? '', first + 1)) {
    if (!startsWordAt(text, first)) continue;
    let at = first;
    let gaps = 0;
    for (const letter of word.slice(1)) {
      const next = text.indexOf(letter, at + 1);
      if (next < 0) return 0;
      if (next > at + 1) gaps += startsWordAt(text, next) ? 1 : 2;
      at = next;
    }
    if (gaps < word.length) return 30 - gaps;
  }
  return 0;
}

function scoreWord({ label, initials, rest }: Folded, word: string): number {
  if (label.startsWith(word)) return 100;
  if (startsAWord(label, word)) return 80;
  if (word.length > 1 && initials.startsWith(word)) return 70;
  if (label.includes(word)) return 50;
  if (startsAWord(rest, word)) return 40;
  if (rest.includes(word)) return 35;
  return scoreLetters(label, word);
}

/**
 * How well a command answers what was typed; 0 = not at all. Every typed word must be found: at the start of the label, of one of
 * its words, as initials (`tvd`), inside, in the quiet text, or as letters in their order (`fsite`).
 */
export function scoreCommand(command: PaletteCommand, text: string): number {
  const typed = fold(text).trim();
  const words = typed.split(/\s+/).filter(Boolean);
  if (words.length === 0) return 0;
  const parts = foldedOf(command);
  let sum = 0;
  for (const word of words) {
    const score = scoreWord(parts, word);
    if (score === 0) return 0;
    sum += score;
  }
  // What was typed to the letter wins, and of equals the shorter.
  const whole = parts.label === typed ? 60 : parts.label.startsWith(typed) ? 20 : 0;
  return sum / words.length + whole - Math.min(parts.label.length, 100) / 100;
}

/** The commands that answer, best first; equals keep their order. Recently used ones come a little forward. */
export function rankCommands(
  commands: readonly PaletteCommand[],
  text: string,
  recent: ReadonlySet<string> = new Set(),
): readonly PaletteCommand[] {
  return commands
    .map((command) => {
      const score = scoreCommand(command, text);
      return { command, score: score > 0 && recent.has(command.id) ? score + 12 : score };
    })
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ command }) => command);
}

/** Commands under their titles, in the order in which the titles first come. */
function bySection(commands: readonly PaletteCommand[], most: number): PaletteSection[] {
  const sections = new Map<string, PaletteCommand[]>();
  for (const command of commands) {
    const section = sections.get(command.group) ?? [];
    if (section.length < most) section.push(command);
    sections.set(command.group, section);
  }
  return [...sections].map(([title, some]) => ({ title, commands: some }));
}

/** What the palette shows: recent ones and the start of each group while nothing is typed, else the best of all. */
export function paletteSections(
  commands: readonly PaletteCommand[],
  text: string,
  recent: readonly PaletteCommand[] = [],
): readonly PaletteSection[] {
  if (text.trim() === '') {
    const used = new Set(recent.map(({ id }) => id));
    const start = recent.length > 0 ? [{ title: 'Recent', commands: recent.slice(0, 5) }] : [];
    return [
      ...start,
      ...bySection(
        commands.filter(({ id }) => !used.has(id)),
        mostPerGroup,
      ),
    ];
  }
  const known = new Set(commands.map(({ id }) => id));
  const all = [...commands, ...recent.filter(({ id }) => !known.has(id))];
  const best = rankCommands(all, text, new Set(recent.map(({ id }) => id))).slice(0, mostInAll);
  return bySection(best, mostInAll);
}
