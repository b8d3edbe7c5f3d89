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
import { personName } from '#domain/people';
import { LoadError } from '#shared/failure';
import * as t from '../../texts.ts';
import { assignableProjectsQuery, companyUserQuery } from '../peopleQueries.ts';
import { useAssignProjects } from '../peopleMutations.ts';
import type { CompanyUser, CompanyUserDetail } from '../peopleTypes.ts';
import * as styles from './AssignProjectsDialog.css.ts';

interface AssignProps {
  user: CompanyUser;
  onClose: () => void;
}

/** On whose teams somebody is: the projects in sight, ticked where they are a member. */
export function AssignProjectsDialog({ user, onClose }: AssignProps) {
  const detail = useQuery(companyUserQuery(user.id));
  if (detail.data) return <Assignment user={detail.data} onClose={onClose} />;
  return (
    <Dialog title={t.projectsOfPersonName(personName(user))} size="medium" onCloseRequest={onClose}>
      {detail.isError ? (
        <LoadError what={t.projectsLower} error={detail.error} onRetry={() => void detail.refetch()} />
      ) : (
        <Skeleton height={240} />
      )}
    </Dialog>
  );
}

function Assignment({ user, onClose }: { user: CompanyUserDetail; onClose: () => void }) {
  const [search, setSearch] = useState('');
  const [ticked, setTicked] = useState(() => new Set(user.projects.map(({ id }) => id)));
  const projects = useQuery(assignableProjectsQuery(search));
  const assign = useAssignProjects();
  const had = new Set(user.projects.map(({ id }) => id));
  const changes =
    [...ticked].filter((id) => !had.has(id)).length + [...had].filter((id) => !ticked.has(id)).length;
  const toggle = (id: number) =>
    setTicked((old) => new Set(old.has(id) ? [...old].filter((other) => other !== id) : [...old, id]));
  return (
    <Dialog
      title={t.projectsOfPersonName(personName(user))}
      size="medium"
      onCloseRequest={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t.cancel}</Button>
          <Button
            variant="primary"
            busy={assign.isPending}
            disabledReason={changes === 0 ? t.nothingHasChanged : undefined}
            onPress={() => assign.mutate({ user, projects: [...ticked] }, { onSuccess: onClose })}
          >
            {t.save}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <SearchField
          label={t.searchProjects}
          placeholder={t.nameCodeOrCity}
          width="full"
          value={search}
          onChange={setSearch}
        />
        {assign.error ? (
          <Text tone="critical" size="grid">
            {assign.error.message}
          </Text>
        ) : null}
        <ul className={styles.list} aria-label={t.projects}>
          {projects.data?.results.map(({ id, name, code, city }) => (
            <li key={id} className={styles.row}>
              <Checkbox label={name} checked={ticked.has(id)} onChange={() => toggle(id)} />
              <Text size="meta" tone="subtle">
                {[code, city].filter(Boolean).join(' · ')}
              </Text>
            </li>
          ))}
        </ul>
        {projects.data?.count === 0 ? (
          <EmptyState art="funnel" title={t.noProjectFound} text={t.noProjectsMatchYourSearch} />
        ) : null}
        {projects.isPending ? <Skeleton height={200} /> : null}
        <Text size="meta" tone="subtle">
          {t.valueChosen(ticked.size === 1 ? t.project1 : t.sizeProjects(ticked.size))}
        </Text>
      </Stack>
    </Dialog>
  );
}
