import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import {
  COMMENT_LIMITS,
  commentProblem,
  type Mentionable,
  mentionAt,
  mentionsIn,
  withMention,
} from '#domain/comments';
import * as styles from './Comments.css.ts';
import type { CommentWords } from './commentQueries.ts';
import * as t from './texts.ts';

export interface MentionBoxProps {
  label: string;
  people: readonly Mentionable[];
  /** What stands in the box at first, with the people it names. */
  start?: { body: string; mentions: readonly Mentionable[] };
  sendLabel: string;
  busy: boolean;
  error: string | undefined;
  /** Sends the words; the box empties when `done` is called. */
  onSend: (words: CommentWords, done: () => void) => void;
  onCancel?: () => void;
}

const mostOffered = 6;

/** A box for a comment; @ offers people, by keyboard too: arrows, Enter, Escape. Ctrl+Enter sends. */
export function MentionBox(props: MentionBoxProps) {
  const { label, people, start, sendLabel, busy, error, onSend, onCancel } = props;
  const [text, setText] = useState(start?.body ?? '');
  const [chosen, setChosen] = useState<readonly Mentionable[]>(start?.mentions ?? []);
  const [caret, setCaret] = useState(0);
  const [active, setActive] = useState(0);
  const [isShut, setIsShut] = useState(false);
  const [problem, setProblem] = useState<string>();
  const box = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const written = isShut ? null : mentionAt(text, caret);
  const offered =
    written === null
      ? []
      : people.filter(({ name }) => name.toLowerCase().includes(written.toLowerCase())).slice(0, mostOffered);
  const isOpen = offered.length > 0;
  const follow = (field: HTMLTextAreaElement) => {
    setText(field.value);
    setCaret(field.selectionStart);
    setActive(0);
    setIsShut(false);
    setProblem(undefined);
  };
  const pick = (person: Mentionable) => {
    const next = withMention(text, caret, person.name);
    setText(next.text);
    setCaret(next.caret);
    setIsShut(true);
    setChosen([...chosen, person]);
    queueMicrotask(() => {
      box.current?.focus();
      box.current?.setSelectionRange(next.caret, next.caret);
    });
  };
  const send = () => {
    const found = commentProblem(text);
    if (found !== null) return setProblem(found);
    onSend({ body: text.trim(), mention_ids: mentionsIn(text, chosen) }, () => {
      setText('');
      setChosen([]);
    });
  };
  const handleKey = (event: KeyboardEvent) => {
    const actions: Record<string, () => void> = isOpen
      ? {
          ArrowDown: () => setActive((active + 1) % offered.length),
          ArrowUp: () => setActive((active + offered.length - 1) % offered.length),
          Enter: () => pick(offered[active] as Mentionable),
          Tab: () => pick(offered[active] as Mentionable),
          Escape: () => setIsShut(true),
        }
      : event.ctrlKey || event.metaKey
        ? { Enter: send }
        : onCancel
          ? { Escape: onCancel }
          : {};
    const action = actions[event.key];
    if (!action) return;
    event.preventDefault();
    event.stopPropagation();
    action();
  };
  const said = problem ?? error;
  return (
    <div className={styles.box}>
      <textarea
        ref={box}
        className={styles.input}
        rows={3}
        aria-label={label}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={isOpen ? id : undefined}
        aria-activedescendant={isOpen ? `${id}-${active}` : undefined}
        aria-invalid={said !== undefined}
        aria-describedby={said === undefined ? undefined : `${id}-problem`}
        placeholder={t.writeACommentMentionsSomeone}
        maxLength={COMMENT_LIMITS.body}
        value={text}
        onChange={(event) => follow(event.target)}
        onSelect={(event) => setCaret(event.currentTarget.selectionStart)}
        onKeyDown={handleKey}
      />
      {isOpen ? (
        <div id={id} role="listbox" aria-label={t.people} className={styles.offers}>
          {offered.map((person, index) => (
            <div
              key={person.id}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              className={styles.offer}
              onPointerDown={(event) => {
                event.preventDefault();
                pick(person);
              }}
            >
              {person.name}
            </div>
          ))}
        </div>
      ) : null}
      {said === undefined ? null : (
        <div id={`${id}-problem`} role="alert">
          <Text size="meta" tone="critical">
            {said}
          </Text>
        </div>
      )}
      <div className={styles.actions}>
        {onCancel ? (
          <Button size="small" onPress={onCancel}>
            {t.cancel}
          </Button>
        ) : null}
        <Button size="small" variant="secondary" busy={busy} onPress={send}>
          {sendLabel}
        </Button>
      </div>
    </div>
  );
}
