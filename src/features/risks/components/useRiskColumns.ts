import { useMemo } from 'react';
import type { GridColumn } from '#design-system/grid/DataGrid/gridTypes.ts';
import { useAttributes } from '#shared/attributes';
import type { RiskBrief } from '../riskQueries.ts';
import { riskColumns } from './riskColumns.tsx';

const nothing = () => undefined;

/** The register's columns as the menu of columns and files name them: those that say something. */
export function useRiskColumns(): readonly GridColumn<RiskBrief>[] {
  const attributes = useAttributes('RISK');
  return useMemo(
    () =>
      riskColumns({ totals: undefined, count: 0, attributes: attributes ?? [], onOpen: nothing }).filter(
        ({ id }) => id !== 'options',
      ),
    [attributes],
  );
}
