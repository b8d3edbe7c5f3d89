import { Suspense, useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Upload } from '#design-system/icons/shapes.ts';
import { opened } from '#design-system/private/on-demand/onDemand.tsx';
import * as t from '../../texts.ts';
import type { RoomListImportProps } from './roomListProps.ts';

const RoomListDialog = opened(async () => (await import('./RoomListDialog.tsx')).RoomListDialog);

/** Opens the import of a room list. */
export function RoomListImport({ program, unit }: RoomListImportProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={Upload} collapses onPress={() => setOpen(true)}>
        {t.importWord}
      </Button>
      {isOpen ? (
        <Suspense>
          <RoomListDialog program={program} unit={unit} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
