import { lazy, Suspense, useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Upload } from '#design-system/icons/shapes.ts';
import * as t from '../../texts.ts';
import type { RoomListImportProps } from './roomListProps.ts';

const RoomListDialog = lazy(() =>
  import('./RoomListDialog.tsx').then(({ RoomListDialog: dialog }) => ({ default: dialog })),
);

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
