import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { AMPLIFY_VOICE } from '#domain/amplify';
import { canRecord, type Recording, startRecording } from '../model/recording.ts';

const second = 1000;

interface Voice {
  onSpoken: (recording: Blob) => void;
  /** The microphone is not given. */
  onRefused: () => void;
}

/** A question that is spoken: it sends itself when the time is up. */
export function useVoice({ onSpoken, onRefused }: Voice) {
  const running = useRef<Recording>(undefined);
  const isOver = useRef(false);
  const [elapsed, setElapsed] = useState<number>();
  const [isAsking, setIsAsking] = useState(false);
  const isRecording = elapsed !== undefined;

  const end = (): Recording | undefined => {
    const own = running.current;
    running.current = undefined;
    setElapsed(undefined);
    return own;
  };
  const send = () => {
    void end()
      ?.stop()
      .then((recording) => {
        if (!isOver.current) onSpoken(recording);
      });
  };
  const cancel = () => end()?.discard();
  const start = async () => {
    setIsAsking(true);
    try {
      const own = await startRecording();
      if (isOver.current) return own.discard();
      running.current = own;
      setElapsed(0);
    } catch {
      onRefused();
    } finally {
      setIsAsking(false);
    }
  };

  const tick = useEffectEvent((from: number) => {
    const now = Math.floor((performance.now() - from) / second);
    if (now >= AMPLIFY_VOICE.seconds) send();
    else setElapsed(now);
  });
  useEffect(() => {
    if (!isRecording) return undefined;
    const from = performance.now();
    const timer = setInterval(() => tick(from), second / 4);
    return () => clearInterval(timer);
  }, [isRecording]);
  useEffect(() => {
    isOver.current = false;
    return () => {
      isOver.current = true;
      running.current?.discard();
    };
  }, []);

  return { elapsed, isAsking, isPossible: canRecord(), start: () => void start(), send, cancel };
}
