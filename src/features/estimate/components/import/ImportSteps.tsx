import { Stepper } from '#design-system/navigation/Stepper/Stepper.tsx';

export const IMPORT_STEPS = ['upload', 'sheet', 'columns', 'names', 'review'] as const;
export type ImportStep = (typeof IMPORT_STEPS)[number];

const labels: Readonly<Record<ImportStep, string>> = {
  upload: 'Upload',
  sheet: 'Sheet',
  columns: 'Columns',
  names: 'Components and codes',
  review: 'Review',
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
    <Stepper
      label="Import estimate"
      current={current}
      steps={IMPORT_STEPS.map((id, index) => ({
        id,
        label: labels[id],
        state: index < at ? ('done' as const) : ('todo' as const),
      }))}
      {...(onSelect && { onSelect })}
    />
  );
}
