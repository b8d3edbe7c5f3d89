import { useState } from 'react';
import { SavedViews, type SavedView as ListedView } from '#design-system/filters/SavedViews/SavedViews.tsx';
import { VIEW_LISTS } from '#domain/views';
import { useCan, useCurrentUser } from '#platform/flags';
import { ImportViewMenu } from './ImportViewMenu.tsx';
import type { ListLook } from './savedLook.ts';
import * as t from './texts.ts';
import { type SavedLookOptions, useSavedLook } from './useSavedLook.ts';
import { ViewConflict } from './ViewConflict.tsx';
import { useViewWrites } from './viewMutations.ts';
import type { SavedView } from './viewQueries.ts';

/** Stands for the look before anything was saved (docs/product/lists.md: default view name). */
const unsaved: ListedView = { id: 'unsaved', name: t.view1, access: 'private' };

const nameOf = ({ owner }: SavedView) => `${owner.first_name} ${owner.last_name}`;
const toListed = (view: SavedView): ListedView => ({
  id: String(view.id),
  name: view.name,
  access: view.is_shared ? 'shared' : 'private',
  isLocked: view.is_locked,
  ...(!view.is_mine && view.is_locked && { lockedReason: t.onlyValueCanChange(nameOf(view)) }),
  ...(!view.is_mine && { ownerReason: t.itBelongsToValue(nameOf(view)) }),
});

/** The views of a list: looks kept under a name. */
export function ListViews<Look extends ListLook>(props: SavedLookOptions<Look>) {
  const { place, rules, look, onLook } = props;
  const me = useCurrentUser();
  const { shares, sharers } = VIEW_LISTS[place.list];
  const canShare = useCan(shares);
  const saved = useSavedLook(props);
  const { create, importing, change, select, remove } = useViewWrites(place);
  const [conflict, setConflict] = useState<SavedView | null>(null);
  const { views, current, base } = saved;
  const config = rules.toConfig(look);
  const byId = (id: string) => views.find((view) => String(view.id) === id);
  const withView = (id: string, act: (view: SavedView) => void) => {
    const view = byId(id);
    if (view) act(view);
  };
  const save = (view: SavedView, version: number | undefined) =>
    change.mutate(
      { view, patch: { config }, ...(version !== undefined && { version }) },
      {
        onSuccess: saved.rebase,
        onError: (error) => {
          if (error.status === 412) setConflict(view);
        },
      },
    );
  const hasOwn = views.some((view) => view.is_mine);
  const keep = (name: string, isShared: boolean, kept = config) =>
    create.mutate(
      { name, isShared, config: kept },
      {
        onSuccess: (view) => {
          saved.rebase(view);
          // The usual look, kept before it as a view of its own, was on meanwhile.
          onLook(saved.lookOf(view));
        },
      },
    );
  /** The first view that is kept beside the usual look keeps that one too. */
  const keepAs: typeof keep = (name, isShared, kept) => {
    const next = () => keep(name, isShared, kept);
    if (hasOwn || name === unsaved.name) next();
    else
      create.mutate(
        { name: unsaved.name, isShared: false, config: rules.toConfig(rules.usual) },
        { onSuccess: next },
      );
  };
  return (
    <>
      <SavedViews
        views={[...(hasOwn ? [] : [unsaved]), ...views.map(toListed)]}
        currentId={current ? String(current.id) : hasOwn ? null : unsaved.id}
        changed={saved.changed}
        shareDisabledReason={canShare ? undefined : sharers}
        onOpen={(id) => {
          if (id === unsaved.id) keepAs(unsaved.name, false, rules.toConfig(rules.usual));
          else withView(id, (view) => select.mutate(view));
        }}
        onSave={() => (current ? save(current, base.version) : keepAs(unsaved.name, false))}
        onDiscard={() => onLook(base.look)}
        onCreate={({ name, access }) => keepAs(name, access === 'shared')}
        onRename={(id, name) => {
          if (id === unsaved.id) keepAs(name, false);
          else withView(id, (view) => change.mutate({ view, patch: { name } }));
        }}
        onDuplicate={(id, name) => keepAs(name, false, byId(id)?.config)}
        onDelete={(id) => withView(id, (view) => remove.mutate(view))}
        onShare={(id, isShared) =>
          withView(id, (view) => change.mutate({ view, patch: { is_shared: isShared } }))
        }
        onLock={(id, isLocked) =>
          withView(id, (view) => change.mutate({ view, patch: { is_locked: isLocked } }))
        }
        importMenu={
          place.projectId === null ? null : (
            <ImportViewMenu place={place} userId={me.id} onImport={(view) => importing.mutate(view.id)} />
          )
        }
      />
      {conflict ? (
        <ViewConflict
          name={conflict.name}
          onCancel={() => setConflict(null)}
          onTheirs={() => {
            setConflict(null);
            const theirs = byId(String(conflict.id));
            if (theirs) saved.rebase(theirs);
            if (theirs) onLook(saved.lookOf(theirs));
          }}
          onMine={() => {
            setConflict(null);
            save(conflict, undefined);
          }}
        />
      ) : null}
    </>
  );
}
