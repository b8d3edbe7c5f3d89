import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { Check, X } from '#design-system/icons/shapes.ts';
import { AMPLIFY_VOICE } from '#domain/amplify';
import { clock, secondsLeft } from '../model/recording.ts';
import * as t from '../texts.ts';
import * as styles from './Amplify.css.ts';

interface RecorderProps {
  elapsed: number;
  onSend: () => void;
  onCancel: () => void;
}

/** Stands in the field's place while somebody speaks. */
export function Recorder({ elapsed, onSend, onCancel }: RecorderProps) {
  const isEnding = secondsLeft(elapsed) <= AMPLIFY_VOICE.red;
  return (
    <div className={styles.composer} role="group" aria-label={t.recording}>
      <div className={styles.recording}>
        <span className={styles.recordingDot} aria-hidden />
        {t.recording}
        <span className={styles.timer} role="timer" data-ending={isEnding || undefined}>
          {t.elapsedOfSeconds(clock(elapsed), clock(AMPLIFY_VOICE.seconds))}
        </span>
      </div>
      <div className={styles.composerTools}>
        <IconButton icon={X} label={t.cancelRecording} onPress={onCancel} />
        <IconButton icon={Check} label={t.sendRecording} startsFocused onPress={onSend} />
      </div>
    </div>
  );
}
