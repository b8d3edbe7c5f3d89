import { useEffect, useRef, useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { FileDrop, type ListedFile } from '#design-system/inputs/FileDrop/FileDrop.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { Dialog } from '#design-system/overlays/Dialog/Dialog.tsx';
import { FILE_NAME_LENGTH } from '#domain/files';
import { useProjectId } from '#shared/project';
import { readRoomList, type RoomFile } from '../../roomListQueries.ts';
import * as t from '../../texts.ts';
import type { RoomListImportProps } from './roomListProps.ts';
import { RoomMapping } from './RoomMapping.tsx';

const rules = { types: ['xlsx', 'xls', 'csv'], megabytes: 50, count: 1, nameLength: FILE_NAME_LENGTH };

/** A room list on its way to the program: chosen, read by the server, its columns chosen, accepted. */
export function RoomListDialog({ program, unit, onClose }: RoomListImportProps & { onClose: () => void }) {
  const projectId = useProjectId();
  const [listed, setListed] = useState<ListedFile>();
  const [file, setFile] = useState<RoomFile>();
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);
  const forget = () => {
    stop.current?.abort();
    setListed(undefined);
    setFile(undefined);
  };
  const read = async (chosen: File) => {
    stop.current?.abort();
    const own = new AbortController();
    stop.current = own;
    const line = { id: 'rooms', name: chosen.name, size: chosen.size };
    const show = (progress: number) => setListed({ ...line, state: 'uploading', progress });
    show(0);
    try {
      const found = await readRoomList(projectId, chosen, {
        signal: own.signal,
        onSent: (share) => show(share / 2),
        onProgress: ({ progress }) => show(0.5 + progress / 2),
      });
      if (!own.signal.aborted) setFile(found);
    } catch (error) {
      if (own.signal.aborted) return;
      setListed({
        ...line,
        state: 'failed',
        problem: error instanceof Error ? error.message : t.theFileCouldNotBeRead,
      });
    }
  };
  if (file)
    return <RoomMapping file={file} program={program} unit={unit} onBack={forget} onClose={onClose} />;
  return (
    <Dialog
      title={t.importARoomList}
      size="medium"
      onCloseRequest={onClose}
      actions={<Button onPress={onClose}>{t.cancel}</Button>}
    >
      <Stack gap={4}>
        <Text as="p">{t.youChooseWhatEachColumn}</Text>
        <FileDrop
          label={t.roomList}
          hint={t.excelOrCsvOneRoom}
          rules={rules}
          typeMessage={t.theFileFormat}
          files={listed ? [listed] : []}
          onAdd={([chosen]) => {
            if (chosen) void read(chosen);
          }}
          onRemove={forget}
          onCancel={forget}
        />
      </Stack>
    </Dialog>
  );
}
