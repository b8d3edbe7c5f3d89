import { useQuery } from '@tanstack/react-query';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { useCan } from '#platform/flags';
import { projectQuery } from '#shared/project';
import { type Coefficients, useTakeFactors } from '../indexMutations.ts';
import type { Factor } from '../indexQueries.ts';
import * as t from '../texts.ts';

/** Factors are kept with four decimals, as they are typed on a project. */
const rounded = (factor: number) => Math.round(factor * 10_000) / 10_000;

/** The factors that the steps come to; null where one could not be read or lies beyond what a project keeps. */
function factorsOf({ steps }: Factor): Coefficients | null {
  const by = (kind: Factor['steps'][number]['kind']) =>
    rounded(steps.find((step) => step.kind === kind)?.factor ?? Number.NaN);
  const factors = { by_location: by('location'), by_time: by('time'), by_custom: by('custom') };
  return Object.values(factors).every((one) => one >= 0.01 && one <= 100) ? factors : null;
}

const written = ({ by_location: place, by_time: time, by_custom: own }: Coefficients) =>
  `×\u00A0${(place * time * own).toFixed(4)}`;

/** What Calibrate multiplies the source by now, and how it takes what the library says. */
export function TakeFactors({ factor }: { factor: Factor }) {
  const mayOverride = useCan('override_normalizationindex');
  const project = useQuery(projectQuery(factor.source.id)).data;
  const take = useTakeFactors();
  const factors = factorsOf(factor);
  if (!project || factor.source.id === factor.target.id) return null;
  const now = project.coefficients;
  const isSame =
    factors !== null &&
    factors.by_location === now.by_location &&
    factors.by_time === now.by_time &&
    factors.by_custom === now.by_custom;
  const blocked = !mayOverride
    ? t.thisNeedsPermissionToOverride
    : !project.permissions.includes('change_project')
      ? t.thisNeedsPermissionToChange
      : factors === null
        ? t.thereIsNoFactor
        : isSame
          ? t.theProjectHasTheseFactors
          : undefined;
  return (
    <Stack gap={2}>
      <Text as="p" tone="muted">
        {isSame
          ? t.calibrateMultipliesNameByWrittenAs(project.name, written(now))
          : t.calibrateMultipliesNameByWritten(project.name, written(now))}
      </Text>
      <Button
        busy={take.isPending}
        disabledReason={blocked}
        onPress={() => {
          if (factors) take.mutate({ project, factors });
        }}
      >
        {t.theseFactorsInCalibrate}
      </Button>
    </Stack>
  );
}
