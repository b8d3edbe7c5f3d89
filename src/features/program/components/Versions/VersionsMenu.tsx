import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Menu } from '#design-system/actions/Menu/Menu.tsx';
import { opened } from '#design-system/private/on-demand/onDemand.tsx';
import type { AreaUnit } from '#domain/area';
import { formatDate } from '#domain/dates';
import { useProjectId } from '#shared/project';
import type { ProgramArea } from '../../programQueries.ts';
import * as t from '../../texts.ts';
import { useRemoveVersion, versionsQuery } from '../../versionQueries.ts';

const VersionDialog = opened(async () => (await import('./VersionDialog.tsx')).VersionDialog);
const VersionCompare = opened(async () => (await import('./VersionCompare.tsx')).VersionCompare);

export interface VersionsMenuProps {
  /** Undefined until they are read: the button stands there from the start, and what is beside it does not move. */
  areas: readonly ProgramArea[] | undefined;
  unit: AreaUnit;
  canWrite: boolean;
}

type Open = { what: 'keep' } | { what: 'compare' | 'edit'; id: number };

/** The versions of the program: comparing with one, and keeping the areas of now as a new one. */
export function VersionsMenu({ areas, unit, canWrite }: VersionsMenuProps) {
  const [open, setOpen] = useState<Open | null>(null);
  const versions = useQuery(versionsQuery(useProjectId())).data?.results ?? [];
  const remove = useRemoveVersion();
  const chosen = open && open.what !== 'keep' ? versions.find(({ id }) => id === open.id) : undefined;
  const close = () => setOpen(null);
  if (versions.length === 0 && !canWrite) return null;
  return (
    <>
      <Menu
        label={t.versions}
        width={280}
        sections={[
          {
            id: 'kept',
            label: t.compareWith,
            items: versions.map(({ id, name, milestone, created_at: at }) => ({
              id: String(id),
              label: name,
              description: [milestone?.name, formatDate(at.slice(0, 10))].filter(Boolean).join(' · '),
              onSelect: () => setOpen({ what: 'compare', id }),
            })),
          },
          {
            id: 'keep',
            items: canWrite
              ? [{ id: 'keep', label: t.keepThisProgram, onSelect: () => setOpen({ what: 'keep' }) }]
              : [],
          },
        ].filter(({ items }) => items.length > 0)}
        renderTrigger={(trigger) => (
          <Button caret trigger={trigger} disabledReason={areas ? undefined : t.theProgramHasNotLoaded}>
            {t.versions}
          </Button>
        )}
      />
      <Suspense>
        {open?.what === 'compare' && chosen && areas ? (
          <VersionCompare
            version={chosen}
            versions={versions}
            areas={areas}
            unit={unit}
            canWrite={canWrite}
            onEdit={() => setOpen({ what: 'edit', id: chosen.id })}
            onRemove={() => {
              close();
              remove.mutate(chosen);
            }}
            onClose={close}
          />
        ) : null}
        {open?.what === 'keep' || (open?.what === 'edit' && chosen) ? (
          <VersionDialog version={chosen} onClose={close} />
        ) : null}
      </Suspense>
    </>
  );
}
