import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { answer, api, type AppError, withFile } from '#platform/api';
import { projectQuery } from '#shared/project';
import type { CroppedPictures } from './model/cropPicture.ts';
import * as t from './texts.ts';

/** The files of a project's picture: the picture itself and the small one for lists. */
export const pictureQuery = (projectId: number) =>
  queryOptions({
    queryKey: ['attachments', 'project', projectId] as const,
    queryFn: async ({ signal }) => {
      const query = { entity_name: 'project' as const, entity_id: projectId, limit: 10 };
      return (await answer(api.GET('/attachments', { params: { query }, signal }))).results;
    },
  });

function useSettled(projectId: number) {
  const client = useQueryClient();
  return () =>
    Promise.all(
      [projectQuery(projectId).queryKey, ['projects', 'list'], pictureQuery(projectId).queryKey].map(
        (queryKey) => client.invalidateQueries({ queryKey }),
      ),
    );
}

/** Uploads a cropped picture and its small one, in place of those before. */
export function useUploadPicture(projectId: number) {
  const toasts = useToasts();
  return useMutation<unknown, AppError, CroppedPictures & { onSent: (share: number) => void }>({
    meta: { shownInline: true },
    mutationFn: async ({ picture, thumbnail, onSent }) => {
      const send = (file: File, field: 'picture' | 'picture_thumbnail', watch: typeof onSent) =>
        answer(
          api.POST('/attachments', {
            params: { query: { entity_name: 'project', entity_id: projectId, field_name: field } },
            ...withFile(file, { onSent: watch }),
          }),
        );
      await send(thumbnail, 'picture_thumbnail', () => undefined);
      await send(picture, 'picture', onSent);
    },
    onSuccess: () => toasts.show({ tone: 'positive', title: t.pictureSaved }),
    onError: (error) =>
      toasts.show({
        tone: 'critical',
        title: t.failedToSaveImagesPlease,
        detail: error.message,
      }),
    onSettled: useSettled(projectId),
  });
}

/** Takes the picture away; the drawing shows again. */
export function useRemovePicture(projectId: number) {
  const toasts = useToasts();
  return useMutation<unknown, AppError, readonly number[]>({
    mutationFn: async (ids) => {
      for (const id of ids)
        await api.DELETE('/attachments/{attachment_id}', { params: { path: { attachment_id: id } } });
    },
    onSuccess: () => toasts.show({ title: t.pictureRemoved }),
    onError: (error) =>
      toasts.show({
        tone: 'critical',
        title: t.failedToDeleteImagePlease,
        detail: error.message,
      }),
    onSettled: useSettled(projectId),
  });
}
