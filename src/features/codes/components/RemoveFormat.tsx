import { useQuery } from '@tanstack/react-query';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { formatNumber } from '#domain/money';
import { type FormatDetails, previewQuery } from '../codeQueries.ts';
import * as t from '../texts.ts';
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
      effect={t.noRowOfAnEstimateItem}
      renderUsage={({ blocked }) => (
        <>
          <Text as="p">{t.nameIsInUse(format.name)}</Text>
          <Stack gap={1}>
            {blocked.slice(0, shownCodes).map((code) => (
              <Text key={code.div_code}>{`${code.div_code} ${code.name}: ${code.users}`}</Text>
            ))}
            {blocked.length > shownCodes ? (
              <Text tone="muted">{t.numberMoreCodes(formatNumber(blocked.length - shownCodes))}</Text>
            ) : null}
          </Stack>
        </>
      )}
      onCancel={onCancel}
      onConfirm={onConfirm}
    />
  );
}
