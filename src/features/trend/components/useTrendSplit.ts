import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { hasOwnField } from '#domain/codes';
import { DIMENSIONS, type StandardDimension } from '#domain/foresite';
import { useCan } from '#platform/flags';
import { costFormatsQuery } from '#features/codes';
import { splitQuery } from '../trendQueries.ts';
import type { Foresite, TrendChoices } from '../model/costTrendTypes.ts';

/** A dimension as the chart offers it. */
export interface DimensionChoice {
  id: string;
  label: string;
}

const standard = Object.keys(DIMENSIONS) as StandardDimension[];

/** The trend by the chosen dimension, and what else it can be split by. `isLive` is false for a day that is past: it knows components only. */
export function useTrendSplit(projectId: number, data: Foresite, choices: TrendChoices, isLive: boolean) {
  const seesMembers = useCan('component_access');
  const seesWidget = useCan('overview_widget_component');
  const seesComponents = seesMembers || seesWidget;
  const formats = useQuery({ ...costFormatsQuery(), enabled: isLive }).data?.results;
  const dimensions = useMemo((): DimensionChoice[] => {
    const own = (formats ?? []).filter((format) => !hasOwnField(format));
    return [
      ...standard
        .filter((id) => id !== 'components' || seesComponents)
        .map((id) => ({ id, label: DIMENSIONS[id].label })),
      ...own.map(({ id, name }) => ({ id: String(id), label: name })),
    ];
  }, [formats, seesComponents]);
  // A dimension that is not there (any more) is the one that the project opens with.
  const isKnown = formats === undefined || dimensions.some(({ id }) => id === choices.dimension);
  const wanted = isLive && isKnown && (choices.dimension !== 'components' || seesComponents);
  const dimension = wanted ? choices.dimension : data.dimension;
  const split = useQuery({ ...splitQuery(projectId, dimension), enabled: dimension !== data.dimension });
  const shown = useMemo(
    () =>
      dimension === data.dimension || split.data === undefined
        ? data
        : // What is painted before the server answers is painted in the project's own figures.
          { ...split.data, summary: data.summary },
    [data, dimension, split.data],
  );
  const labelOf = (asked: string) =>
    dimensions.find(({ id }) => id === asked)?.label ?? DIMENSIONS.components.label;
  return {
    shown,
    dimensions,
    dimension,
    label: labelOf(dimension),
    /** Of what the figures are split by, until those of another dimension are there. */
    shownLabel: labelOf(shown.dimension),
    isReading: dimension !== data.dimension && (split.isPending || split.isPlaceholderData),
    error: split.isError ? split.error : undefined,
    retry: () => void split.refetch(),
  };
}
