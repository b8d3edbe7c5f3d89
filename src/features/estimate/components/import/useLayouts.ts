import { useState } from 'react';
import {
  type FileLayout,
  type GuessedSheet,
  layoutOf,
  readBy,
  sameLayout,
  toLayout,
} from '#domain/estimate/import';
import { freeViewName, MAX_VIEW_NAME } from '#domain/views';
import { type SavedView, useViewWrites } from '#shared/views';
import type { EstimateFile } from '../../importQueries.ts';
import { noEdits, type Review, usualByLine } from '../../model/keptReview.ts';
import * as t from '../../texts.ts';

/** Layouts belong to the company: a file of one shape comes in any project. */
export const LAYOUTS = { projectId: null, list: 'estimate_files' } as const;

/** A layout that fits the file, with the review that it makes of it. */
export interface FittingLayout {
  view: SavedView;
  layout: FileLayout;
  review: Review;
}

/** The layouts that fit a file: the one that was used last first, own ones before those of others. */
export function fittingLayouts(
  file: EstimateFile,
  guessed: readonly GuessedSheet[],
  views: readonly SavedView[],
  groups: readonly { id: number }[],
): FittingLayout[] {
  const known = new Set(groups.map(({ id }) => id));
  const rank = ({ is_selected: isSelected, is_mine: isMine }: SavedView) => (isSelected ? 0 : isMine ? 1 : 2);
  return views
    .toSorted((one, other) => rank(one) - rank(other))
    .flatMap((view) => {
      const layout = toLayout(view.config);
      const choices = layout && readBy(layout, view.name, file.sheets, guessed);
      if (!layout || !choices) return [];
      // Cost groups that are gone since are looked for anew.
      const codes = new Map(layout.codes.filter(([, id]) => id === null || known.has(id)));
      return [
        { view, layout, review: { choices, codes, places: new Map(), edits: noEdits, byLine: usualByLine } },
      ];
    });
}

/** How a file reads without a layout. */
const guessedReview = (choices: readonly GuessedSheet[]): Review => ({
  choices,
  codes: new Map(),
  places: new Map(),
  edits: noEdits,
  byLine: usualByLine,
});

interface LayoutsOf {
  file: EstimateFile;
  /** What was guessed about its sheets: reading them takes every row, so it is done once. */
  guessed: readonly GuessedSheet[];
  review: Review;
  /** Every layout that the person sees. */
  views: readonly SavedView[];
  fitting: readonly FittingLayout[];
  /** The layout that the review began with. */
  start: FittingLayout | undefined;
  onReview: (review: Review) => void;
}

/** The layout by which a file is read: another one chosen, this one kept under a name, shared, deleted. */
export function useLayouts({ file, guessed, review, views, fitting, start, onReview }: LayoutsOf) {
  const writes = useViewWrites(LAYOUTS);
  const now = layoutOf(file.sheets, review.choices, review.codes);
  // A review that goes on where it was left is known by what was kept of it when it was accepted before.
  const [currentId, setCurrentId] = useState(
    () => (start ?? fitting.find(({ layout }) => sameLayout(layout, now)))?.view.id ?? null,
  );
  const current = views.find(({ id }) => id === currentId);
  const kept = current && toLayout(current.config);
  const isChanged = !sameLayout(kept ?? layoutOf(file.sheets, guessed, new Map()), now);
  const mayChange = current !== undefined && (current.is_mine || !current.is_locked);
  const config = { ...now };
  const create = (name: string, isShared: boolean) =>
    writes.create.mutate({ name, isShared, config }, { onSuccess: ({ id }) => setCurrentId(id) });
  const save = () => {
    if (current) writes.change.mutate({ view: current, patch: { config } });
  };
  return {
    current,
    isChanged,
    mayChange,
    choose: (id: number | null) => {
      const chosen = fitting.find(({ view }) => view.id === id);
      setCurrentId(chosen?.view.id ?? null);
      onReview(chosen?.review ?? guessedReview(guessed));
      if (chosen) writes.select.mutate(chosen.view);
    },
    create,
    save,
    rename: (name: string) => current && writes.change.mutate({ view: current, patch: { name } }),
    share: (isShared: boolean) =>
      current && writes.change.mutate({ view: current, patch: { is_shared: isShared } }),
    remove: () => {
      if (!current) return;
      writes.remove.mutate(current);
      setCurrentId(null);
    },
    /** Once a file is accepted, what was changed by hand is known the next time. */
    remember: () => {
      if (!isChanged) return;
      if (current?.is_mine) save();
      else if (!current) {
        const own = views.flatMap(({ is_mine: isMine, name }) => (isMine ? [name] : []));
        create(freeViewName(stemOf(file.file_name), own), false);
      }
    },
  };
}

const stemOf = (fileName: string): string =>
  fileName
    .replace(/\.\w+$/, '')
    .slice(0, MAX_VIEW_NAME)
    .trim() || t.layout;
