import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { Checkbox } from '#design-system/inputs/Checkbox/Checkbox.tsx';
import { SearchField } from '#design-system/inputs/SearchField/SearchField.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { Dialog } from '#design-system/overlays/Dialog/Dialog.tsx';
import { formatDate } from '#domain/dates';
import { LoadError } from '#shared/failure';
import { useProjectId } from '#shared/project';
import { estimatesQuery } from '../calibrateQueries.ts';
import * as t from '../texts.ts';
import * as styles from './Breakdown.css.ts';

export interface AddEstimatesProps {
  chosen: readonly number[];
  /** How many more columns fit. */
  room: number;
  onChange: (milestones: readonly number[]) => void;
  onClose: () => void;
}

/** Puts estimates of this and other projects beside the newest one. */
export function AddEstimates({ chosen, room, onChange, onClose }: AddEstimatesProps) {
  const [search, setSearch] = useState('');
  const estimates = useQuery(estimatesQuery(useProjectId(), search.trim()));
  const found = estimates.data;
  return (
    <Dialog
      title={t.addColumns}
      size="medium"
      onCloseRequest={onClose}
      actions={
        <Button variant="primary" onPress={onClose}>
          {t.done}
        </Button>
      }
    >
      <Stack gap={3}>
        <SearchField
          label={t.findAProjectOrMilestone}
          placeholder={t.projectOrMilestone}
          value={search}
          onChange={setSearch}
        />
        {estimates.isError ? (
          <LoadError what={t.estimates} error={estimates.error} onRetry={() => void estimates.refetch()} />
        ) : !found ? (
          <Skeleton height={240} />
        ) : found.results.length === 0 ? (
          <EmptyState art="funnel" title={t.noEstimateFound} />
        ) : (
          <ul className={styles.choices}>
            {found.results.map(({ milestone_id: id, name, date, project, is_newest: isNewest }) => (
              <li key={id}>
                <Checkbox
                  label={`${project}, ${name}`}
                  hint={`${formatDate(date)}${isNewest ? t.newestPiece : ''}`}
                  checked={chosen.includes(id)}
                  disabledReason={room <= 0 && !chosen.includes(id) ? t.eightColumnsAtMostRemove : undefined}
                  onChange={(isOn) => onChange(isOn ? [...chosen, id] : chosen.filter((one) => one !== id))}
                />
              </li>
            ))}
          </ul>
        )}
        {found && found.count > found.results.length ? (
          <Text tone="muted">{t.theFirstLengthOfCount(found.results.length, found.count)}</Text>
        ) : null}
      </Stack>
    </Dialog>
  );
}
