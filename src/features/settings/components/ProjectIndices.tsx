import { useQuery } from '@tanstack/react-query';
import { Card } from '#design-system/layout/Card/Card.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { INDEX_KINDS, type IndexKind } from '#domain/normalization';
import { indicesQuery } from '#features/normalization';
import { useCan, useSubject } from '#platform/flags';
import { AS_COMPANY } from '../model/settingChoices.ts';
import { useSaveProjectSetting } from '../settingMutations.ts';
import type { ProjectSettings } from '#shared/settings';
import * as t from '../texts.ts';
import { SettingSelect } from './SettingControls.tsx';

const kinds = Object.keys(INDEX_KINDS) as IndexKind[];

export interface ProjectIndicesProps {
  projectId: number;
  settings: ProjectSettings;
}

/** The cost indices that bring other projects to this one's place and time; nothing while the company has none. */
export function ProjectIndices({ projectId, settings }: ProjectIndicesProps) {
  const save = useSaveProjectSetting(projectId);
  const isOn = useSubject().tenantFlags.has('enable_normalization_indexes');
  const canOpen = useCan('normalization_indexes_access');
  const canRead = useCan('view_normalizationindex');
  const canOverride = useCan('override_normalizationindex');
  const { data } = useQuery({ ...indicesQuery(''), enabled: isOn && canOpen && canRead });
  // Without the right to read the library there is nothing to choose from, and no name for what is chosen.
  if (!isOn || !data) return null;
  return (
    <Card title={t.costIndices}>
      <Stack gap={5}>
        {kinds.map((kind) => {
          const offered = data.filter((one) => one.kind === kind);
          const usual = offered.find((one) => one.is_default)?.name ?? 'none';
          const own = settings.normalization_indices[kind];
          return (
            <SettingSelect
              key={kind}
              label={t.labelIndex(INDEX_KINDS[kind].label)}
              about={t.labelFactorsThatBringOther(INDEX_KINDS[kind].label)}
              options={[
                { value: AS_COMPANY, label: t.companyDefaultLabel(usual) },
                ...offered.map(({ id, name }) => ({ value: String(id), label: name })),
              ]}
              value={own === null ? AS_COMPANY : String(own)}
              onChange={(value) =>
                save({ normalization_indices: { [kind]: value === AS_COMPANY ? null : Number(value) } })
              }
              {...(!canOverride && { disabledReason: t.thisNeedsPermissionToOverride })}
            />
          );
        })}
      </Stack>
    </Card>
  );
}
