import { Text } from '#design-system/layout/Text/Text.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Confirm } from '#design-system/overlays/Confirm/Confirm.tsx';
import { currencyText, type FileEstimate } from '#domain/estimate/import';
import type { DesignMilestone } from '#shared/project';
import { linesOf } from '../../model/bulkLines.ts';

export interface ConfirmImportProps {
  milestone: DesignMilestone;
  /** Lines that the milestone has, and those that take their place. */
  before: number;
  after: number;
  currencies: FileEstimate['currencies'];
  busy: boolean;
  onCancel: () => void;
  onConfirm: () => void;
}

/** Asks before lines of a file take the place of others, or prices in another currency become dollars. */
export function ConfirmImport({ milestone, before, after, currencies, ...rest }: ConfirmImportProps) {
  const isForeign = currencies.length > 0;
  return (
    <Confirm
      {...rest}
      title={
        isForeign
          ? `Take prices in ${currencies.map(({ name }) => name).join(' and ')} as US dollars?`
          : `Replace the estimate of ${milestone.name}?`
      }
      confirmLabel={isForeign ? 'Accept as US dollars' : 'Replace estimate'}
    >
      <Stack gap={2}>
        {currencies.map((one) => (
          <Text key={one.code} size="body">
            {currencyText(one)}
          </Text>
        ))}
        {before > 0 ? (
          <Text size="body">
            {`${isForeign ? `The ${linesOf(before)} of ${milestone.name}` : `Its ${linesOf(before)}`} are replaced by the ${linesOf(after)} of this file, as one change that you can undo.`}
          </Text>
        ) : null}
      </Stack>
    </Confirm>
  );
}
