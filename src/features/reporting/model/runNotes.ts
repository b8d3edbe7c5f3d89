import { RUN_NOTES } from '#domain/reporting';
import { tabStore } from '#platform/storage';
import type { ReportCardShape } from '#shared/reports';

/** A note that one run of a report prints after its cards. */
export interface RunNote {
  key: string;
  title: string;
  text: string;
}

const keyOf = (reportId: number) => `report-notes:${reportId}`;

const isNote = (one: unknown): one is RunNote => {
  const { key, title, text } = (one ?? {}) as Partial<RunNote>;
  return typeof key === 'string' && typeof title === 'string' && typeof text === 'string';
};

/** The notes in a stored text; what is no note, too long or too much is left out. */
export function parseRunNotes(stored: string | null): RunNote[] {
  try {
    const read: unknown = JSON.parse(stored ?? '[]');
    if (!Array.isArray(read)) return [];
    return read
      .filter(isNote)
      .filter(({ title, text }) => title.length <= RUN_NOTES.title && text.length <= RUN_NOTES.text)
      .slice(0, RUN_NOTES.most)
      .map(({ key, title, text }) => ({ key, title, text }));
  } catch {
    return [];
  }
}

/** The notes that this tab keeps for a report. */
export function readRunNotes(reportId: number): RunNote[] {
  try {
    return parseRunNotes(tabStore().getItem(keyOf(reportId)));
  } catch {
    // A browser that refuses storage: the notes live as long as the page.
    return [];
  }
}

/** Keeps the notes of a report until the tab is closed or somebody logs out. */
export function keepRunNotes(reportId: number, notes: readonly RunNote[]): void {
  try {
    tabStore().setItem(keyOf(reportId), JSON.stringify(notes));
  } catch {
    // As above.
  }
}

/** A note as a card of text, so that it is measured and paginated like one. */
export const toNoteCard = ({ key, title, text }: RunNote): ReportCardShape => ({
  key,
  kind: 'text',
  title,
  text,
});
