import { useRef, useState } from 'react';
import type { MeetingDecision, MeetingTopic } from '#shared/foresite';
import { useUnsaved } from '#shared/unsaved';

/** The note of a topic as somebody saw it. */
export interface SeenNote {
  note: string;
  version: number;
}

/** What became of a note that was sent: as what it is kept, or what stands there instead. */
export interface NoteAnswer {
  version: number;
  /** The note of somebody else, where it was not written over. */
  theirs?: string | undefined;
}

export interface NoteWriter {
  /** A note is begun: the topic stays on screen, whatever others decide. */
  onWrite: () => void;
  /** `from` is the note that was there when this one began to be written. */
  onNote: (note: string, from: SeenNote) => Promise<NoteAnswer>;
  /** Null takes the decision back; comes with the version of the topic afterwards. */
  onDecide: (decision: MeetingDecision | null) => Promise<number>;
}

interface Draft {
  text: string;
  from: SeenNote;
  /** Somebody else's note stands there: it is for the writer to say which one stays. */
  isRefused: boolean;
}

/** The minutes are another view of the same page: the notes in writing are not on it. */
const isMinutes = (search: string) => new URLSearchParams(search).get('view') === 'minutes';

/**
 * What is typed as the notes of topics and not kept yet, by topic: it stays while another topic is shown. What others write shows
 * until somebody types here; what both wrote waits for the writer's choice,
 * and is not left unasked.
 */
export function useNoteDrafts(topic: MeetingTopic, { onWrite, onNote, onDecide }: NoteWriter) {
  const [drafts, setDrafts] = useState<ReadonlyMap<number, Draft>>(new Map());
  /** The notes that are on their way to the server. */
  const sending = useRef(new Map<number, string>());
  useUnsaved(
    [...drafts.values()].some(({ isRefused }) => isRefused),
    (from, to) => from.pathname !== to.pathname || isMinutes(to.search),
  );
  const { id } = topic;
  const draft = drafts.get(id);
  const change = (step: (now: Draft) => Draft | null) =>
    setDrafts((all) => {
      const now = all.get(id);
      const then = now && step(now);
      if (then === now) return all;
      const next = new Map(all);
      if (then) next.set(id, then);
      else next.delete(id);
      return next;
    });
  const drop = () => change(() => null);
  /** The text is kept: what was typed meanwhile goes on from it. */
  const keep = (text: string, version: number) =>
    change((now) => (now.text === text ? null : { ...now, from: { note: text, version }, isRefused: false }));
  const type = (text: string) => {
    if (!draft) onWrite();
    const from = draft?.from ?? { note: topic.note, version: topic.version };
    setDrafts((all) => new Map(all).set(id, { text, from, isRefused: draft?.isRefused ?? false }));
  };
  const send = ({ text, from }: Draft) => {
    sending.current.set(id, text);
    const settle = () => {
      if (sending.current.get(id) === text) sending.current.delete(id);
    };
    // A decision or an order changes the version, and not the note.
    const seen =
      from.note === topic.note ? { ...from, version: Math.max(from.version, topic.version) } : from;
    void onNote(text, seen).then(({ version, theirs }) => {
      settle();
      if (theirs === undefined || theirs === text) keep(text, version);
      else change((now) => ({ ...now, from: { note: theirs, version }, isRefused: true }));
    }, settle);
  };
  /** On leaving the field. */
  const leave = () => {
    if (!draft || draft.isRefused || draft.text === sending.current.get(id)) return;
    if (draft.text === topic.note && !sending.current.has(id)) drop();
    else send(draft);
  };
  const decide = (decision: MeetingDecision | null) =>
    void onDecide(decision).then(
      (version) => decision?.note !== undefined && keep(decision.note, version),
      () => undefined,
    );
  return {
    text: draft?.text,
    /** Somebody else's note, which one's own has not replaced. */
    theirs: draft?.isRefused ? draft.from.note : undefined,
    type,
    leave,
    decide,
    takeTheirs: drop,
    keepMine: () => {
      if (draft && draft.text !== sending.current.get(id)) send(draft);
    },
  };
}
