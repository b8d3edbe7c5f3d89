import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { AppError, answer, api, ifMatch } from '#platform/api';
import { useProjectId } from '#shared/project';
import { type EstimateDraft, type EstimateUpload, uploadKeys } from '../../importQueries.ts';
import * as t from '../../texts.ts';

/** Rest after the last change before a review is kept, in milliseconds. */
const rest = 600;

/**
 * Keeps a review as it goes on, one save after the other; `keep` saves what is still open and waits for it. Whoever leaves the page
 * takes nothing along that is not saved, and a tab that would close meanwhile asks first.
 */
export function useKeepReview(upload: EstimateUpload, draft: EstimateDraft) {
  const projectId = useProjectId();
  const client = useQueryClient();
  const toasts = useToasts();
  const [state, setState] = useState<'kept' | 'open' | 'refused'>('kept');
  const text = JSON.stringify(draft);
  const kept = useRef({ text, version: upload.version });
  const queue = useRef(Promise.resolve());
  const keep = () => {
    queue.current = queue.current.then(async () => {
      if (kept.current.text === text) return;
      const { version } = await answer(
        api.PUT('/projects/{project_id}/estimate/uploads/{estimate_upload_id}/draft', {
          params: {
            path: { project_id: projectId, estimate_upload_id: upload.id },
            header: ifMatch(kept.current.version),
          },
          body: draft,
        }),
      );
      kept.current = { text, version };
      client.setQueryData(uploadKeys.one(projectId, upload.id), { upload: { ...upload, version }, draft });
      void client.invalidateQueries({ queryKey: uploadKeys.list(projectId) });
      setState('kept');
    });
    queue.current = queue.current.catch((error: unknown) => {
      setState('refused');
      toasts.show({
        id: 'estimate-review',
        title: t.theReviewIsNotSaved,
        detail: error instanceof AppError ? error.message : t.checkTheConnectionAndTry,
        tone: 'critical',
      });
    });
    return queue.current;
  };
  const latest = useRef({ keep, text });
  useEffect(() => {
    latest.current = { keep, text };
  });
  useEffect(() => {
    const hold = (event: BeforeUnloadEvent) => {
      if (kept.current.text === latest.current.text) return;
      void latest.current.keep();
      event.preventDefault();
    };
    window.addEventListener('beforeunload', hold);
    return () => {
      window.removeEventListener('beforeunload', hold);
      void latest.current.keep();
    };
  }, []);
  useEffect(() => {
    if (kept.current.text === text) return undefined;
    setState('open');
    const timer = setTimeout(() => void latest.current.keep(), rest);
    return () => clearTimeout(timer);
  }, [text]);
  return { keep, state };
}
