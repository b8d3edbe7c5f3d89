import { useEffect, useRef, useState } from 'react';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { Icon } from '#design-system/icons/Icon/Icon.tsx';
import { Check, TriangleAlert } from '#design-system/icons/shapes.ts';
import { QUICK_PROMPTS } from '#domain/amplify';
import { useCurrentUser } from '#platform/flags';
import type { Message, Reference } from '../amplifyQueries.ts';
import { referenceLink } from '../model/referenceLink.ts';
import * as t from '../texts.ts';
import * as styles from './Amplify.css.ts';
import { Composer } from './Composer.tsx';
import { Recorder } from './Recorder.tsx';
import { RichText } from './RichText.tsx';
import type { useChannel } from './useConversation.ts';
import { useFiles } from './useFiles.ts';
import { useVoice } from './useVoice.ts';

interface ChatProps {
  channel: Pick<
    ReturnType<typeof useChannel>,
    'asked' | 'thought' | 'note' | 'conversation' | 'ask' | 'askAloud' | 'askAbout' | 'warn'
  >;
  projectId: number;
  /** Whether questions may be spoken. */
  hears: boolean;
  onShow: (reference: Reference) => void;
}

/** Questions and answers, prompts to begin with, and the field to ask in. Files are dropped anywhere on it. */
export function Chat({ channel, projectId, hears, onShow }: ChatProps) {
  const { asked, thought, note, conversation, ask, askAloud, askAbout, warn } = channel;
  const { first_name: name } = useCurrentUser();
  const [text, setText] = useState('');
  const end = useRef<HTMLDivElement>(null);
  const count = conversation?.messages.length ?? 0;
  const isBusy = asked !== undefined;
  useEffect(() => {
    if (count > 0 || asked !== undefined || note !== undefined) end.current?.scrollIntoView({ block: 'end' });
  }, [count, asked, note]);
  const blockedBy =
    isBusy || !conversation ? t.waitForTheAnswer : text === '' ? undefined : t.sendOrClearTheTextFirst;
  const voice = useVoice({
    onSpoken: askAloud,
    onRefused: () => warn(t.couldNotAccessMicrophonePlease),
  });
  const isBlocked = blockedBy !== undefined || voice.isAsking || voice.elapsed !== undefined;
  const files = useFiles({ isBlocked, onFile: askAbout, onProblem: warn });
  const send = () => {
    if (text.trim() === '' || isBusy) return;
    ask(text);
    setText('');
  };
  return (
    <div className={styles.dropZone} {...files.dropZone}>
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
            disabled={isBlocked}
            onClick={() => ask(prompt)}
          >
            {prompt}
          </button>
        ))}
      </div>
      {voice.elapsed === undefined ? (
        <Composer
          text={text}
          isBusy={isBusy}
          blockedBy={voice.isAsking ? t.waitForTheAnswer : blockedBy}
          onText={setText}
          onSend={send}
          onFiles={files.take}
          {...(hears && voice.isPossible && { onSpeak: voice.start })}
        />
      ) : (
        <Recorder elapsed={voice.elapsed} onSend={voice.send} onCancel={voice.cancel} />
      )}
      <p className={styles.disclaimer}>{t.amplifyCanMakeMistakesPlease}</p>
      {files.over ? <div className={styles.dropHint}>{t.letGoToAskAboutIt}</div> : null}
    </div>
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
