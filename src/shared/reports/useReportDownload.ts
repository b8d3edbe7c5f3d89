import { useMutation } from '@tanstack/react-query';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { saveFile } from '#design-system/private/saveFile.ts';
import { AppError } from '#platform/api';

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
      toasts.show({ id, tone: 'busy', title: 'Downloading.. We are preparing your report.' });
      const { name, content } = await write();
      saveFile(`${name}.${file}`, content);
    },
    onSuccess: () => toasts.show({ id, title: 'Report Downloaded' }),
    onError: (error) =>
      toasts.show({
        id,
        tone: 'critical',
        title: 'Report not downloaded',
        detail:
          error instanceof AppError || own(error)
            ? error.message
            : 'The service is temporarily unavailable. Try again later.',
      }),
  });
}
