import { Stepper } from '#design-system/navigation/Stepper/Stepper.tsx';
import * as t from '../../texts.ts';
import * as styles from './Import.css.ts';

export const IMPORT_STEPS = ['upload', 'sheet', 'columns', 'names', 'review'] as const;
export type ImportStep = (typeof IMPORT_STEPS)[number];

const labels: Readonly<Record<ImportStep, string>> = {
  upload: t.upload,
  sheet: t.sheet,
  columns: t.columns,
  names: t.componentsAndCodes,
  review: t.review,
};

/** Where somebody is on the way from a file to the estimate. */
export function ImportSteps({
  current,
  onSelect,
}: {
  current: ImportStep;
  onSelect?: (step: ImportStep) => void;
}) {
  const at = IMPORT_STEPS.indexOf(current);
  return (
    <div className={styles.way}>
      <Stepper
        label={t.importEstimate}
        current={current}
        steps={IMPORT_STEPS.map((id, index) => ({
          id,
          label: labels[id],
          state: index < at ? ('done' as const) : ('todo' as const),
        }))}
        {...(onSelect && { onSelect })}
      />
    </div>
  );
}
