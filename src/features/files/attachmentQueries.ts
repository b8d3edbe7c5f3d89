import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { components } from '#contract/api.ts';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { type PictureMark, placeOf } from '#domain/files';
import { answer, api, type AppError, ifMatch, type UploadWatch, withFile } from '#platform/api';
import { currentUserQuery } from '#platform/flags';
import type { LiveRule } from '#platform/realtime';
import { useUndo } from '#shared/undo';
import * as t from './texts.ts';

export type Attachment = components['schemas']['Attachment'];

/** A field of a row that holds files. */
export type FilePlace = {
  entity: Attachment['entity_name'];
  entityId: number;
  field: Attachment['field_name'];
};

/** Key families: everything of files starts with `attachments`. */
export const attachmentKeys = {
  all: ['attachments'] as const,
  of: ({ entity, entityId, field }: FilePlace) => ['attachments', entity, entityId, field] as const,
};

/** Files of the company itself stand beside names everywhere: in the frame, in lists of people, in the profile. */
const shownIn = [
  attachmentKeys.all,
  currentUserQuery.queryKey,
  ['company'],
  ['company-users'],
  ['members'],
] as const;

/** What somebody's upload or removal makes out of date; files of a project's rows only show with their row. */
export const filesLive: LiveRule = ({ module, project_id }) => {
  if (module !== 'files') return [];
  return project_id === null ? shownIn : [attachmentKeys.all];
};

const settle = (client: QueryClient) =>
  Promise.all(shownIn.map((queryKey) => client.invalidateQueries({ queryKey })));

/** The files of a field. */
export const attachmentsQuery = (place: FilePlace) =>
  queryOptions({
    queryKey: attachmentKeys.of(place),
    queryFn: ({ signal }) =>
      answer(
        api.GET('/attachments', {
          params: {
            query: {
              entity_name: place.entity,
              entity_id: place.entityId,
              field_name: place.field,
              limit: 100,
            },
          },
          signal,
        }),
      ),
  });

type Files = { count: number; results: Attachment[] };

const isSingle = ({ entity, field }: FilePlace) => placeOf(entity, field)?.most === 1;

function withKept(files: Files | undefined, kept: Attachment, isOnly: boolean): Files {
  const others = isOnly ? [] : (files?.results ?? []).filter(({ id }) => id !== kept.id);
  return { count: others.length + 1, results: [...others, kept] };
}

function withoutFile(files: Files | undefined, id: number): Files {
  const results = (files?.results ?? []).filter((file) => file.id !== id);
  return { count: results.length, results };
}

/** `onKept` is told what a file became just before the list holds it. */
type Upload = { file: File; onKept?: (kept: Attachment) => void } & UploadWatch;

/** Uploads one file; the field shows what is refused. `onChanged` is told even where the field has gone meanwhile. */
export function useUpload(place: FilePlace, onChanged?: () => void) {
  const client = useQueryClient();
  return useMutation<Attachment, AppError, Upload>({
    meta: { shownInline: true },
    mutationFn: ({ file, ...watch }) =>
      answer(
        api.POST('/attachments', {
          params: {
            query: { entity_name: place.entity, entity_id: place.entityId, field_name: place.field },
          },
          ...withFile(file, watch),
        }),
      ),
    onSuccess: (kept, { onKept }) => {
      onKept?.(kept);
      client.setQueryData<Files>(attachmentKeys.of(place), (files) => withKept(files, kept, isSingle(place)));
    },
    onSettled: () => {
      onChanged?.();
      return settle(client);
    },
  });
}

type Marked = components['schemas']['MarkedAttachment'];

/** Keeps what was drawn on a picture; the toast takes it back. */
export function useMarkPicture(place: FilePlace) {
  const client = useQueryClient();
  const toasts = useToasts();
  const { undo } = useUndo(() => settle(client));
  return useMutation<Marked, AppError, { picture: Attachment; marks: readonly PictureMark[] }>({
    meta: { shownInline: true },
    mutationFn: ({ picture: { id, version }, marks }) =>
      answer(
        api.PATCH('/attachments/{attachment_id}', {
          params: { path: { attachment_id: id }, header: ifMatch(version) },
          body: { marks: marks.map((mark) => ({ ...mark, points: mark.points.map(([x, y]) => [x, y]) })) },
        }),
      ),
    onSuccess: ({ attachment, change_set_id: id }) => {
      client.setQueryData<Files>(
        attachmentKeys.of(place),
        (files) =>
          files && {
            ...files,
            results: files.results.map((one) => (one.id === attachment.id ? attachment : one)),
          },
      );
      toasts.show({
        title: t.marksOfFileNameSaved(attachment.file_name),
        ...(id !== null && { action: { label: t.undo, onAction: () => undo(id) } }),
      });
    },
    onSettled: () => settle(client),
  });
}

/** Removes a file at once; a refused removal brings it back. */
export function useRemoveFile(place: FilePlace, onChanged?: () => void) {
  const client = useQueryClient();
  const key = attachmentKeys.of(place);
  return useMutation<unknown, AppError, Attachment>({
    meta: { shownInline: true },
    mutationFn: ({ id }) =>
      answer(api.DELETE('/attachments/{attachment_id}', { params: { path: { attachment_id: id } } })),
    onMutate: async ({ id }) => {
      await client.cancelQueries({ queryKey: key });
      const before = client.getQueryData(key);
      client.setQueryData<Files>(key, (files) => withoutFile(files, id));
      return before;
    },
    onError: (_error, _file, before) => client.setQueryData(key, before),
    onSettled: () => {
      onChanged?.();
      return settle(client);
    },
  });
}
