import { Suspense, useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Upload } from '#design-system/icons/shapes.ts';
import { opened } from '#design-system/private/on-demand/onDemand.tsx';
import { useCan } from '#platform/flags';
import * as t from '../../texts.ts';

const ImportDialog = opened(async () => (await import('./ImportDialog.tsx')).ImportDialog);

/** Opens the import of a schedule from another tool, for those who may add, change and remove activities. */
export function ScheduleImport({ variant }: { variant?: 'primary' }) {
  const [isOpen, setOpen] = useState(false);
  const may = [
    useCan('add_timelineactivity'),
    useCan('change_timelineactivity'),
    useCan('delete_timelineactivity'),
  ];
  if (!may.every(Boolean)) return null;
  return (
    <>
      <Button icon={Upload} collapses {...(variant && { variant })} onPress={() => setOpen(true)}>
        {t.importWord}
      </Button>
      {isOpen ? (
        <Suspense>
          <ImportDialog onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
