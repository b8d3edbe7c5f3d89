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
      title="Add columns"
      size="medium"
      onCloseRequest={onClose}
      actions={
        <Button variant="primary" onPress={onClose}>
          Done
        </Button>
      }
    >
      <Stack gap={3}>
        <SearchField
          label="Find a project or milestone"
          placeholder="Project or milestone"
          value={search}
          onChange={setSearch}
        />
        {estimates.isError ? (
          <LoadError what="estimates" error={estimates.error} onRetry={() => void estimates.refetch()} />
        ) : !found ? (
          <Skeleton height={240} />
        ) : found.results.length === 0 ? (
          <EmptyState art="funnel" title="No estimate found" />
        ) : (
          <ul className={styles.choices}>
            {found.results.map(({ milestone_id: id, name, date, project, is_newest: isNewest }) => (
              <li key={id}>
                <Checkbox
                  label={`${project}, ${name}`}
                  hint={`${formatDate(date)}${isNewest ? ' · Newest' : ''}`}
                  checked={chosen.includes(id)}
                  disabledReason={
                    room <= 0 && !chosen.includes(id) ? 'Eight columns at most. Remove one first.' : undefined
                  }
                  onChange={(isOn) => onChange(isOn ? [...chosen, id] : chosen.filter((one) => one !== id))}
                />
              </li>
            ))}
          </ul>
        )}
        {found && found.count > found.results.length ? (
          <Text tone="muted">{`The first ${found.results.length} of ${found.count}. Search to narrow them.`}</Text>
        ) : null}
      </Stack>
    </Dialog>
  );
}
