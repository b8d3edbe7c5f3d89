import { useMutation } from '@tanstack/react-query';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { answer, api, type AppError } from '#platform/api';
import type { ItemsQuery } from '../model/itemFilters.ts';

/** Milliseconds between two looks at the job. */
const pace = 400;

const wait = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

async function finished(jobId: number): Promise<void> {
  for (;;) {
    const job = await answer(api.GET('/jobs/{job_id}', { params: { path: { job_id: jobId } } }));
    if (job.status === 'done') return;
    if (job.status === 'failed' || job.status === 'cancelled')
      throw new Error(job.message ?? 'The export did not finish. Try again.');
    await wait(pace);
  }
}

function save(text: string, name: string) {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** Prepares the shown items as CSV in the background and hands the file over. */
export function useExport(projectId: number) {
  const toasts = useToasts();
  return useMutation<void, AppError | Error, ItemsQuery>({
    mutationFn: async ({ limit: _limit, ordering: _ordering, ...filters }) => {
      toasts.show({ id: 'export', tone: 'busy', title: 'Downloading.. We are preparing your report.' });
      const { job_id } = await answer(
        api.POST('/projects/{project_id}/scenario-items/export', {
          params: { path: { project_id: projectId }, query: filters },
        }),
      );
      await finished(job_id);
      const csv = await answer(
        api.GET('/jobs/{job_id}/result', { params: { path: { job_id } }, parseAs: 'text' }),
      );
      save(csv, 'items.csv');
    },
    onSuccess: () => toasts.show({ id: 'export', title: 'Report Downloaded' }),
    onError: (error) =>
      toasts.show({ id: 'export', tone: 'critical', title: 'The export failed', detail: error.message }),
  });
}
