import { useQuery } from '@tanstack/react-query';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { RemoveUnlessUsed } from '#features/codes';
import * as t from '../texts.ts';
import { type Unit, unitUsageQuery } from '../unitQueries.ts';

export interface RemoveUnitProps {
  unit: Unit;
  onCancel: () => void;
  onConfirm: () => void;
}

/** Says what is counted in a unit before it is deleted; one that is in use stays. */
export function RemoveUnit({ unit, onCancel, onConfirm }: RemoveUnitProps) {
  return (
    <RemoveUnlessUsed
      name={unit.abbreviation}
      usage={useQuery(unitUsageQuery(unit.id))}
      isFree={({ users }) => users === null}
      effect={t.nothingIsCounted}
      renderUsage={({ users }) => (
        <Text as="p">{t.abbreviationCannotBeDeletedUsers(unit.abbreviation, users)}</Text>
      )}
      onCancel={onCancel}
      onConfirm={onConfirm}
    />
  );
}
