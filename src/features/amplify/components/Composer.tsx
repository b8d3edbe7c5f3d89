import { useId, type KeyboardEvent } from 'react';
import { FileButton } from '#design-system/actions/FileButton/FileButton.tsx';
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { ArrowUp, Mic, Paperclip } from '#design-system/icons/shapes.ts';
import { AMPLIFY_FILES, AMPLIFY_LIMITS } from '#domain/amplify';
import * as t from '../texts.ts';
import * as styles from './Amplify.css.ts';

interface ComposerProps {
  text: string;
  isBusy: boolean;
  /** Why nothing can be uploaded or said just now. */
  blockedBy: string | undefined;
  onText: (text: string) => void;
  onSend: () => void;
  onFiles: (files: File[]) => void;
  /** Begins to listen; without it nothing can be said. */
  onSpeak?: () => void;
}

/** Enter sends, Shift+Enter begins a line; it grows to four. */
export function Composer({ text, isBusy, blockedBy, onText, onSend, onFiles, onSpeak }: ComposerProps) {
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
      <div className={styles.composerTools}>
        <FileButton
          icon={Paperclip}
          iconOnly
          types={AMPLIFY_FILES.endings}
          disabledReason={blockedBy}
          onFiles={onFiles}
        >
          {t.uploadAFile}
        </FileButton>
        {onSpeak ? (
          <IconButton icon={Mic} label={t.askByVoice} disabledReason={blockedBy} onPress={onSpeak} />
        ) : null}
        <IconButton
          icon={ArrowUp}
          label={t.send}
          disabledReason={
            isBusy ? t.waitForTheAnswer : text.trim() === '' ? t.writeAQuestionFirst : undefined
          }
          onPress={onSend}
        />
      </div>
    </div>
  );
}
