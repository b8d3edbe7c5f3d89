import { useMutation } from '@tanstack/react-query';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { saveFile } from '#design-system/private/saveFile.ts';
import { AppError } from '#platform/api';
import * as t from './texts.ts';

/** A file that a report is downloaded as. */
export type ReportFile = 'pdf' | 'xlsx';

interface Download {
  file: ReportFile;
  /** Writes it; its name goes without an ending. */
  write: () => Promise<{ name: string; content: Blob }>;
}

const id = 'report-download';

/** Writes a report and downloads it; toasts tell what becomes of it. `own` are failures that say themselves what is wrong. */
export function useReportDownload(own: (error: Error) => boolean = () => false) {
  const toasts = useToasts();
  return useMutation<void, Error, Download>({
    mutationFn: async ({ file, write }) => {
      toasts.show({ id, tone: 'busy', title: t.downloadingWeArePreparingYour });
      const { name, content } = await write();
      saveFile(`${name}.${file}`, content);
    },
    onSuccess: () => toasts.show({ id, title: t.reportDownloaded }),
    onError: (error) =>
      toasts.show({
        id,
        tone: 'critical',
        title: t.reportNotDownloaded,
        detail:
          error instanceof AppError || own(error) ? error.message : t.theServiceIsTemporarilyUnavailable,
      }),
  });
}
