import { onlineManager } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { readEntryScript, runningEntryScript } from '#platform/api';
import * as t from '../texts.ts';

/** Milliseconds between two looks for a new version (docs/product/frame.md: every 60 minutes, docs/product/frame.md: while online). */
export const UPDATE_CHECK = 60 * 60 * 1000;

interface Source {
  read: (signal: AbortSignal) => Promise<string | undefined>;
  reload: () => void;
}

const live: Source = { read: readEntryScript, reload: () => location.reload() };

/** Tells once when the server has a newer app than the one that runs (docs/product/frame.md). */
export function useUpdateToast({ read, reload }: Source = live): void {
  const toasts = useToasts();
  const tell = useEffectEvent(() =>
    toasts.show({
      id: 'update',
      tone: 'news',
      title: t.newVersionAvailable,
      action: { label: t.refresh, onAction: reload },
    }),
  );
  const look = useEffectEvent((signal: AbortSignal) => read(signal));
  useEffect(() => {
    const stop = new AbortController();
    const running = runningEntryScript();
    const timer = setInterval(() => {
      if (!onlineManager.isOnline()) return;
      void look(stop.signal).then((now) => {
        if (stop.signal.aborted || now === undefined || now === running) return;
        clearInterval(timer);
        tell();
      });
    }, UPDATE_CHECK);
    return () => {
      stop.abort();
      clearInterval(timer);
    };
  }, []);
}
