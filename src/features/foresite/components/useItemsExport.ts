import { type ItemsExportProps, useExport } from '#features/items';
import { useCan } from '#platform/flags';
import { noAttributes, type useItemsView } from './useItemsView.ts';

/** The list as a file, as it is shown; undefined for those who may not take it away. */
export function useItemsExport(projectId: number, view: ReturnType<typeof useItemsView>) {
  const canExport = useCan('foresite_export');
  const canApprove = useCan('approve_scenarioitem');
  const exporting = useExport(projectId);
  const { filters, grid, attributes = noAttributes } = view;
  const onExport: ItemsExportProps['onExport'] = (request) =>
    exporting.mutate(
      request.what === 'shown' ? { ...request, filters, grid, canApprove, attributes } : request,
    );
  return canExport ? { busy: exporting.isPending, onExport } : undefined;
}
