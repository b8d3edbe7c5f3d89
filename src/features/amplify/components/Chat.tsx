import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { Icon } from '#design-system/icons/Icon/Icon.tsx';
import { ArrowUp, Check, TriangleAlert } from '#design-system/icons/shapes.ts';
import { AMPLIFY_LIMITS, QUICK_PROMPTS } from '#domain/amplify';
import { useCurrentUser } from '#platform/flags';
import type { Message, Reference } from '../amplifyQueries.ts';
import { referenceLink } from '../model/referenceLink.ts';
import * as t from '../texts.ts';
import * as styles from './Amplify.css.ts';
import { RichText } from './RichText.tsx';
import type { useChannel } from './useConversation.ts';

interface ChatProps {
  channel: Pick<ReturnType<typeof useChannel>, 'asked' | 'thought' | 'note' | 'conversation' | 'ask'>;
  projectId: number;
  onShow: (reference: Reference) => void;
}

/** Questions and answers, prompts to begin with, and the field to ask in. */
export function Chat({ channel, projectId, onShow }: ChatProps) {
  const { asked, thought, note, conversation, ask } = channel;
  const { first_name: name } = useCurrentUser();
  const [text, setText] = useState('');
  const end = useRef<HTMLDivElement>(null);
  const count = conversation?.messages.length ?? 0;
  const isBusy = asked !== undefined;
  useEffect(() => {
    if (count > 0 || asked !== undefined || note !== undefined) end.current?.scrollIntoView({ block: 'end' });
  }, [count, asked, note]);
  const send = () => {
    if (text.trim() === '' || isBusy) return;
    ask(text);
    setText('');
  };
  return (
    <>
      {/* It scrolls, and has to by keyboard, too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.messages} role="log" aria-label={t.conversation} tabIndex={0}>
        <h3 className={styles.hello}>{t.helloName(name)}</h3>
        {conversation ? null : <Skeleton height={120} />}
        {conversation?.messages.map((message) => (
          <Said key={message.id} message={message} projectId={projectId} onShow={onShow} />
        ))}
        {asked === undefined ? null : (
          <>
            <div className={styles.asked}>{asked}</div>
            <div className={styles.waiting}>{thought ?? t.asking}…</div>
          </>
        )}
        {note ? (
          <div className={styles.note}>
            {note.isWarning ? <Icon of={TriangleAlert} label={t.warning} /> : null}
            {note.text}
          </div>
        ) : null}
        <div ref={end} />
      </div>
      <div className={styles.prompts}>
        {QUICK_PROMPTS.map((prompt) => (
          <button
            key={prompt}
            type="button"
            className={styles.prompt}
            disabled={isBusy || text !== '' || !conversation}
            onClick={() => ask(prompt)}
          >
            {prompt}
          </button>
        ))}
      </div>
      <Composer text={text} isBusy={isBusy} onText={setText} onSend={send} />
      <p className={styles.disclaimer}>{t.amplifyCanMakeMistakesPlease}</p>
    </>
  );
}

function Said({
  message,
  projectId,
  onShow,
}: {
  message: Message;
  projectId: number;
  onShow: (reference: Reference) => void;
}) {
  const { role, content, thought, references, is_hidden: isHidden } = message;
  if (role === 'user') return <div className={styles.asked}>{content}</div>;
  if (isHidden) return <div className={styles.note}>{t.thisAnswerRestsOnFigures}</div>;
  return (
    <div className={styles.answer}>
      {thought === '' ? null : (
        <div className={styles.thought}>
          <Icon of={Check} size="small" />
          {thought}
        </div>
      )}
      <RichText text={content} />
      {references.length === 0 ? null : (
        <div className={styles.references}>
          {references.map((reference) => (
            <a
              key={`${reference.entity}-${reference.entity_id}`}
              className={styles.reference}
              href={referenceLink(projectId, reference)}
              title={reference.name}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                event.preventDefault();
                onShow(reference);
              }}
            >
              {reference.code}
            </a>
          ))}
        </div>
      )}
    </div>
  );
}

interface ComposerProps {
  text: string;
  isBusy: boolean;
  onText: (text: string) => void;
  onSend: () => void;
}

/** Enter sends, Shift+Enter begins a line; it grows to four. */
function Composer({ text, isBusy, onText, onSend }: ComposerProps) {
  const id = useId();
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onSend();
  };
  return (
    <div className={styles.composer}>
      <div className={styles.grow}>
        <div className={styles.copy} aria-hidden>{`${text}\u200b`}</div>
        <textarea
          id={id}
          className={styles.field}
          aria-label={t.askAboutThisProject}
          placeholder={t.askAboutThisProject}
          rows={1}
          maxLength={AMPLIFY_LIMITS.message}
          value={text}
          data-autofocus
          onChange={({ currentTarget }) => onText(currentTarget.value)}
          onKeyDown={handleKey}
        />
      </div>
      <IconButton
        icon={ArrowUp}
        label={t.send}
        disabledReason={isBusy ? t.waitForTheAnswer : text.trim() === '' ? t.writeAQuestionFirst : undefined}
        onPress={onSend}
      />
    </div>
  );
}
