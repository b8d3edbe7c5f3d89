import { ComboBox } from '#design-system/inputs/ComboBox/ComboBox.tsx';
import { Select } from '#design-system/inputs/Select/Select.tsx';
import type { Allocation } from '../../allocationQueries.ts';
import * as t from '../../texts.ts';
import { bidPackageOf, targetOptions, type TypedTarget, workPackageOptions } from './targets.ts';

interface Props {
  allocation: Allocation;
  value: TypedTarget;
  onChange: (value: TypedTarget) => void;
  error?: string | undefined;
}

/** Where lines go: a bid package, and one of its work packages or the name of a new one. */
export function TargetFields({ allocation, value, onChange, error }: Props) {
  const isBid = bidPackageOf(value) !== null;
  return (
    <>
      <Select
        label={t.bidPackage}
        options={targetOptions(allocation)}
        value={value.bidPackage || null}
        error={error}
        onChange={(bidPackage) => onChange({ bidPackage, workPackage: '' })}
      />
      <ComboBox
        label={t.workPackage}
        placeholder={isBid ? t.asTheBidPackage : ''}
        empty={t.leaveTheFieldToAdd}
        options={workPackageOptions(allocation, value.bidPackage)}
        value={value.workPackage || null}
        selectedLabel={value.workPackage}
        clearable
        disabledReason={isBid ? undefined : t.chooseABidPackageFirst}
        onChange={(name) => onChange({ ...value, workPackage: name ?? '' })}
        onTyped={(name) => onChange({ ...value, workPackage: name.trim().slice(0, 120) })}
      />
    </>
  );
}
