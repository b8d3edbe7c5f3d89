import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { Icon } from '../../icons/Icon/Icon.tsx';
import { CircleAlert, CircleCheck, Info, RefreshCw, Undo2, X } from '../../icons/shapes.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { stays, type ToastContent, type ToastTone } from './toastContent.ts';
import * as styles from './Toast.css.ts';

const kinds = {
  positive: { icon: CircleCheck, tone: 'positive' },
  undone: { icon: Undo2, tone: 'positive' },
  critical: { icon: CircleAlert, tone: 'critical' },
  info: { icon: Info, tone: 'accent' },
  news: { icon: RefreshCw, tone: 'accent' },
} as const satisfies Record<Exclude<ToastTone, 'busy'>, object>;

const defaultDuration = 7000;

/** One message with an optional action; its time stands still under the pointer or the focus. */
export function Toast({
  title,
  detail,
  tone = 'positive',
  action,
  duration,
  onClose,
}: ToastContent & { onClose: () => void }) {
  const time = duration === undefined ? (stays.has(tone) ? null : defaultDuration) : duration;
  const [paused, setPaused] = useState(false);
  useCountdown(time, paused, `${tone} ${title}`, onClose);
  const kind = tone === 'busy' ? undefined : kinds[tone];
  return (
    // Pausing under the pointer is a courtesy to readers, no interaction of its own.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={styles.toast}
      data-toast
      data-tone={tone}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      {kind ? <Icon of={kind.icon} tone={kind.tone} /> : <Spinner />}
      <div className={styles.text}>
        {title}
        {detail === undefined ? null : <small className={styles.detail}>{detail}</small>}
      </div>
      {action ? (
        <Button
          variant={tone === 'news' ? 'secondary' : 'accent'}
          size="small"
          onPress={() => {
            onClose();
            action.onAction();
          }}
        >
          {action.label}
        </Button>
      ) : null}
      {tone === 'busy' ? null : (
        <IconButton icon={X} label="Dismiss" size="small" tooltip={false} onPress={onClose} />
      )}
      {time === null ? null : (
        <span
          key={title}
          className={styles.progress}
          data-paused={paused || undefined}
          style={{ animationDuration: `${time}ms` }}
        />
      )}
    </div>
  );
}

/** Calls `onEnd` after `time` milliseconds outside pauses; `key` starts it afresh. */
function useCountdown(time: number | null, paused: boolean, key: string, onEnd: () => void) {
  const left = useRef<{ key: string; time: number }>({ key: '', time: 0 });
  const handleEnd = useEffectEvent(onEnd);
  useEffect(() => {
    if (time === null) return undefined;
    if (left.current.key !== key) left.current = { key, time };
    if (paused) return undefined;
    const started = performance.now();
    const timer = setTimeout(() => handleEnd(), left.current.time);
    return () => {
      clearTimeout(timer);
      left.current.time = Math.max(0, left.current.time - (performance.now() - started));
    };
  }, [time, paused, key]);
}
