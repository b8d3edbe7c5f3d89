import { useQuery } from '@tanstack/react-query';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { formatNumber } from '#domain/money';
import { type FormatDetails, previewQuery } from '../codeQueries.ts';
import { RemoveUnlessUsed } from './RemoveUnlessUsed.tsx';

export interface RemoveFormatProps {
  format: FormatDetails;
  onCancel: () => void;
  onConfirm: () => void;
}

/** Codes in use that are named; the others are counted. */
const shownCodes = 5;

/** Says what uses the codes of a format before it is deleted; one that is in use stays. */
export function RemoveFormat({ format, onCancel, onConfirm }: RemoveFormatProps) {
  return (
    <RemoveUnlessUsed
      name={format.name}
      usage={useQuery(previewQuery(format.id, []))}
      isFree={({ blocked }) => blocked.length === 0}
      effect="No row of an estimate, item or idea uses it. Its codes and mappings go with it; Undo brings them back."
      renderUsage={({ blocked }) => (
        <>
          <Text as="p">{`${format.name} is in use and stays. Give these rows another code first.`}</Text>
          <Stack gap={1}>
            {blocked.slice(0, shownCodes).map((code) => (
              <Text key={code.div_code}>{`${code.div_code} ${code.name}: ${code.users}`}</Text>
            ))}
            {blocked.length > shownCodes ? (
              <Text tone="muted">{`${formatNumber(blocked.length - shownCodes)} more codes are in use.`}</Text>
            ) : null}
          </Stack>
        </>
      )}
      onCancel={onCancel}
      onConfirm={onConfirm}
    />
  );
}
