import { useQuery } from '@tanstack/react-query';
import { hasOwnField } from '#domain/codes';
import { costFormatsQuery } from '#features/codes';
import { usePageSetup } from '#shared/look';
import { columnChoices, type EstimateLook, estimateSetup } from '../model/estimateLook.ts';

/** What the columns are and how markups show, what columns can be, and a way to change it that follows a person. */
export interface EstimateView {
  look: EstimateLook;
  columns: ReturnType<typeof columnChoices>;
  onLook: (look: EstimateLook) => void;
}

/** How the caller looks at estimates; a format that is gone, or not known yet, is no column. */
export function useEstimateLook(): EstimateView {
  const [kept, onLook] = usePageSetup(estimateSetup);
  const formats = useQuery(costFormatsQuery()).data?.results ?? [];
  const columns = columnChoices(formats.filter((format) => !hasOwnField(format)));
  const isKnown = columns.some(({ value }) => value === kept.columns);
  return { look: isKnown ? kept : { ...kept, columns: 'components' }, columns, onLook };
}
