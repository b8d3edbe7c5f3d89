import { useQuery } from '@tanstack/react-query';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { RemoveUnlessUsed } from '#features/codes';
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
      effect="Nothing is counted in it. Its synonyms are no longer read from files; Undo brings it back."
      renderUsage={({ users }) => (
        <Text as="p">
          {`${unit.abbreviation} cannot be deleted: ${users} use it. Give them another unit first.`}
        </Text>
      )}
      onCancel={onCancel}
      onConfirm={onConfirm}
    />
  );
}
