import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import type { AppError } from '#platform/api';
import { useProjectId } from '#shared/project';
import { useUndo } from '#shared/undo';
import { packageKeys } from './packageQueries.ts';
import * as t from './texts.ts';

export interface PackageStep<Step, Saved> {
  /** Steps of one name are sent after each other. */
  scope: string;
  send: (step: Step, projectId: number) => Promise<Saved>;
  /** Key and value of what is known once it is done. */
  known: (saved: Saved, projectId: number) => [key: readonly unknown[], value: unknown];
  /** Said where it was refused. */
  refused: string;
}

/** What is said once a step is done; `isShown` where whoever takes it says itself why it was refused. */
interface Said {
  title: string;
  detail?: string;
  isShown?: boolean;
}

/** Takes a step on what belongs to a package. The toast takes it back where that can be. */
export function usePackageStep<Step, Saved extends { change_set_id: number | null }>({
  scope,
  send,
  known,
  refused,
}: PackageStep<Step, Saved>) {
  const client = useQueryClient();
  const projectId = useProjectId();
  const toasts = useToasts();
  const settle = () => client.invalidateQueries({ queryKey: packageKeys.project(projectId) });
  const { undo } = useUndo(settle);
  return useMutation<Saved, AppError, Said & { step: Step }>({
    meta: { shownInline: true },
    scope: { id: scope },
    mutationFn: ({ step }) => send(step, projectId),
    onSuccess: (saved, { title, detail }) => {
      const [key, value] = known(saved, projectId);
      client.setQueryData(key, value);
      const { change_set_id: set } = saved;
      toasts.show({
        title,
        ...(detail && { detail }),
        ...(set !== null && { action: { label: t.undo, onAction: () => undo(set) } }),
      });
    },
    onError: (error, { isShown }) => {
      if (!isShown) toasts.show({ tone: 'critical', title: refused, detail: error.message });
    },
    onSettled: settle,
  });
}
