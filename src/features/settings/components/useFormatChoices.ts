import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { costFormatsQuery } from '#features/codes';
import { formatChoices } from '../model/settingChoices.ts';

/** Formats in which costs can be coded; the standards until the company's own are known. */
export function useFormatChoices() {
  const formats = useQuery(costFormatsQuery()).data?.results;
  return useMemo(() => formatChoices(formats ?? []), [formats]);
}
