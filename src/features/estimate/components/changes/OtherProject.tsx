import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { RadioGroup } from '#design-system/inputs/RadioGroup/RadioGroup.tsx';
import { SearchField } from '#design-system/inputs/SearchField/SearchField.tsx';
import { ScrollBox } from '#design-system/layout/ScrollBox/ScrollBox.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Dialog } from '#design-system/overlays/Dialog/Dialog.tsx';
import { formatDate } from '#domain/dates';
import { estimatesQuery } from '#features/calibrate';
import { LoadError } from '#shared/failure';
import { useProjectId } from '#shared/project';
import * as t from '../../texts.ts';
import * as styles from './Changes.css.ts';

/** An estimate of another project. */
export interface OtherEstimate {
  milestone_id: number;
  name: string;
  project_id: number;
  project: string;
}

export interface OtherProjectProps {
  onChoose: (estimate: OtherEstimate) => void;
  onClose: () => void;
}

/** Chooses an estimate of another project to compare with. */
export function OtherProject({ onChoose, onClose }: OtherProjectProps) {
  const projectId = useProjectId();
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const estimates = useQuery(estimatesQuery(projectId, search.trim()));
  const found = estimates.data?.results.filter((one) => one.project_id !== projectId);
  const estimate = found?.find(({ milestone_id: id }) => String(id) === chosen);
  return (
    <Dialog
      title={t.compareWithAnotherProject}
      onCloseRequest={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t.cancel}</Button>
          <Button
            variant="primary"
            onPress={() => {
              if (!estimate) return;
              onChoose(estimate);
              onClose();
            }}
            {...(!estimate && { disabledReason: t.chooseAnEstimateFirst })}
          >
            {t.compare}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <SearchField
          label={t.findAProjectOrMilestone}
          placeholder={t.projectOrMilestone}
          value={search}
          onChange={setSearch}
        />
        {estimates.isError && !found ? (
          <LoadError what={t.estimates} error={estimates.error} onRetry={() => void estimates.refetch()} />
        ) : !found ? (
          <Skeleton height={240} />
        ) : found.length === 0 ? (
          <EmptyState art="funnel" title={t.noEstimateFound} />
        ) : (
          <ScrollBox label={t.estimatesOfOtherProjects} className={styles.choices}>
            <RadioGroup
              label={t.estimate}
              value={chosen}
              onChange={setChosen}
              options={found.map(({ milestone_id: id, name, date, project }) => ({
                value: String(id),
                label: `${project}, ${name}`,
                description: formatDate(date),
              }))}
            />
          </ScrollBox>
        )}
      </Stack>
    </Dialog>
  );
}
