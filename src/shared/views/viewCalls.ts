import { answer, api, ifMatch } from '#platform/api';
import type { SavedView, ViewConfig, ViewPlace } from './viewQueries.ts';

/** What is changed of a view. */
export interface ViewPatch {
  name?: string;
  is_shared?: boolean;
  is_locked?: boolean;
  config?: ViewConfig;
}

/** A view that is to be kept. */
export interface NewView {
  name?: string;
  isShared: boolean;
  config: ViewConfig;
}

const bodyOf = ({ name, isShared, config }: NewView) => ({
  ...(name !== undefined && { name }),
  is_shared: isShared,
  config,
});
const versionOf = (version: number | undefined) => version !== undefined && { header: ifMatch(version) };

/** The writes of views as the server takes them: each of a list has two addresses, with a project and without. */
export function viewCalls(place: ViewPlace) {
  if (place.projectId === null) {
    const { list } = place;
    const path = ({ id }: SavedView) => ({ saved_view_id: id });
    return {
      create: (view: NewView) => answer(api.POST('/views', { body: { list, ...bodyOf(view) } })),
      change: (view: SavedView, body: ViewPatch, version?: number) =>
        answer(
          api.PATCH('/views/{saved_view_id}', {
            params: { path: path(view), ...versionOf(version) },
            body,
          }),
        ),
      select: (view: SavedView) => api.PUT('/views/{saved_view_id}/select', { params: { path: path(view) } }),
      remove: (view: SavedView) =>
        api.DELETE('/views/{saved_view_id}', {
          params: { path: path(view), header: ifMatch(view.version) },
        }),
    };
  }
  const { projectId, list } = place;
  const path = ({ id }: SavedView) => ({ project_id: projectId, saved_view_id: id });
  return {
    create: (view: NewView) =>
      answer(
        api.POST('/projects/{project_id}/views', {
          params: { path: { project_id: projectId } },
          body: { list, ...bodyOf(view) },
        }),
      ),
    change: (view: SavedView, body: ViewPatch, version?: number) =>
      answer(
        api.PATCH('/projects/{project_id}/views/{saved_view_id}', {
          params: { path: path(view), ...versionOf(version) },
          body,
        }),
      ),
    select: (view: SavedView) =>
      api.PUT('/projects/{project_id}/views/{saved_view_id}/select', { params: { path: path(view) } }),
    remove: (view: SavedView) =>
      api.DELETE('/projects/{project_id}/views/{saved_view_id}', {
        params: { path: path(view), header: ifMatch(view.version) },
      }),
  };
}

/** Takes over a view of another project. */
export const sendImport = (projectId: number, viewId: number) =>
  answer(
    api.POST('/projects/{project_id}/views/import', {
      params: { path: { project_id: projectId } },
      body: { view_id: viewId },
    }),
  );
