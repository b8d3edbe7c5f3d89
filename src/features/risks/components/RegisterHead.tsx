import type { UseQueryResult } from '@tanstack/react-query';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { LoadError } from '#shared/failure';
import type { RiskRegister } from '../riskQueries.ts';
import * as t from '../texts.ts';
import { MitigationsCard } from './MitigationsCard.tsx';
import { RiskChart } from './RiskChart.tsx';
import * as styles from './Register.css.ts';
import { useChartHeight } from './useChartHeight.ts';

export interface RegisterHeadProps {
  register: UseQueryResult<RiskRegister>;
  onOpen: (id: number) => void;
}

/** What the frame of the chart adds to it, px. */
const FRAME = 50;

/** Heatmap, mitigations and exposure above the list. */
export function RegisterHead({ register, onOpen }: RegisterHeadProps) {
  const height = useChartHeight() + FRAME;
  if (register.isError && !register.data)
    return <LoadError what={t.register} error={register.error} onRetry={() => void register.refetch()} />;
  if (!register.data)
    return (
      <div className={styles.head}>
        <Skeleton height={height} />
        <Skeleton height={height} />
      </div>
    );
  return (
    <div className={styles.head}>
      <RiskChart register={register.data} onOpen={onOpen} />
      <MitigationsCard register={register.data} />
    </div>
  );
}
