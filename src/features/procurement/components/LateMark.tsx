import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from '#design-system/icons/shapes.ts';
import { useProjectId } from '#shared/project';
import { lateDays } from '../model/planWords.ts';
import type { BidPackage } from '../packageQueries.ts';
import { packagePlanQuery } from '../purchasePlanQueries.ts';
import * as styles from './Procurement.css.ts';

/** By how many days a package comes too late; nothing while it is on time. */
export function LateMark({ row }: { row: BidPackage }) {
  const page = useQuery(packagePlanQuery(useProjectId(), row)).data;
  const slack = page?.results.find((one) => one.package.id === row.id)?.plan?.slack;
  if (slack === undefined || slack >= 0) return null;
  return (
    <span className={styles.late}>
      <TriangleAlert size={14} aria-hidden />
      {lateDays(slack)}
    </span>
  );
}
