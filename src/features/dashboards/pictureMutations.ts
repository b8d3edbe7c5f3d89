import { useMutation, useQueryClient } from '@tanstack/react-query';
import { attachmentKeys, fitPicture } from '#features/files';
import { thumbnailOf } from '#features/projects';
import { answer, api, type AppError, type UploadWatch, withFile } from '#platform/api';
import { dashboardKeys } from './knownDashboards.ts';

/** Longest side that a picture is kept with: what a card over the whole screen shows. */
const mostPixels = 2560;

const send = (id: number, file: File, field: 'picture' | 'picture_thumbnail', watch: UploadWatch) =>
  answer(
    api.POST('/attachments', {
      params: { query: { entity_name: 'dashboard', entity_id: id, field_name: field } },
      ...withFile(file, watch),
    }),
  );

/** Puts a picture in the place of the one before, with its small one; the browser draws both beside the page. */
async function upload(id: number, file: File, watch: UploadWatch): Promise<void> {
  await send(id, await fitPicture(file, mostPixels), 'picture', watch);
  const small = await thumbnailOf(file);
  if (small) await send(id, small, 'picture_thumbnail', watch.signal ? { signal: watch.signal } : {});
}

async function removeAll(id: number): Promise<void> {
  const query = { entity_name: 'dashboard' as const, entity_id: id, limit: 10 };
  const { results } = await answer(api.GET('/attachments', { params: { query } }));
  for (const kept of results)
    await api.DELETE('/attachments/{attachment_id}', { params: { path: { attachment_id: kept.id } } });
}

type Keeping = { id: number; picture: File | null } & UploadWatch;

/** Keeps another picture of a dashboard, or none; the form shows what is refused. */
export function useKeepPicture() {
  const client = useQueryClient();
  return useMutation<unknown, AppError, Keeping>({
    meta: { shownInline: true },
    mutationFn: ({ id, picture, ...watch }) => (picture ? upload(id, picture, watch) : removeAll(id)),
    onSettled: (_done, _error, { id }) =>
      Promise.all(
        [attachmentKeys.all, dashboardKeys.lists, dashboardKeys.one(id)].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      ),
  });
}
