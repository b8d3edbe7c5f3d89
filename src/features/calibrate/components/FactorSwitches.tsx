import { Button } from '#design-system/actions/Button/Button.tsx';
import { type Factor, FACTORS } from '#domain/calibrate';
import { useCalibrateFilters } from './useCalibrateFilters.ts';

/** Which steps of normalization count. */
export function FactorSwitches() {
  const [{ isNormalized, skips }, change] = useCalibrateFilters();
  if (!isNormalized) return null;
  return (Object.keys(FACTORS) as Factor[]).map((factor) => (
    <Button
      key={factor}
      size="small"
      pressed={!skips.includes(factor)}
      onPress={() =>
        change({
          skips: skips.includes(factor) ? skips.filter((one) => one !== factor) : [...skips, factor],
        })
      }
    >
      {FACTORS[factor].label}
    </Button>
  ));
}
