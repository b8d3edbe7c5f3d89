import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import type { AppError } from '#platform/api';
import type { ExportRequest } from '../model/exportRequest.ts';
import * as t from '../texts.ts';

/** Writes items to a file: what is shown at once, everything in the background. */
export function useExport(projectId: number) {
  const toasts = useToasts();
  const client = useQueryClient();

  return useMutation<void, AppError | Error, ExportRequest>({
    mutationFn: async (request) => {
      toasts.show({ id: 'export', tone: 'busy', title: t.downloadingWeArePreparingYour });
      const { exportItems } = await import('./exportItems.ts');
      await exportItems(client, projectId, request);
    },
    onSuccess: () => toasts.show({ id: 'export', title: t.reportDownloaded }),
    onError: (error) =>
      toasts.show({ id: 'export', tone: 'critical', title: t.theExportFailed, detail: error.message }),
  });
}
