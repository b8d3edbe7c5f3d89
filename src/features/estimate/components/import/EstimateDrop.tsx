import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { FileDrop, type ListedFile } from '#design-system/inputs/FileDrop/FileDrop.tsx';
import { useProject, useProjectId } from '#shared/project';
import { readEstimateFile, uploadKeys } from '../../importQueries.ts';
import * as t from '../../texts.ts';

const rules = { types: ['xlsx', 'xls', 'csv'], megabytes: 50, count: 1 };

export interface EstimateDropProps {
  milestone: number;
  /** The file has been read: the number of its upload. */
  onRead: (upload: number) => void;
}

/** Takes the file of an estimate, and shows how far sending and reading have come. */
export function EstimateDrop({ milestone, onRead }: EstimateDropProps) {
  const projectId = useProjectId();
  const { permissions } = useProject();
  const client = useQueryClient();
  const [file, setFile] = useState<ListedFile>();
  const stop = useRef<AbortController>(undefined);
  const forget = () => {
    stop.current?.abort();
    setFile(undefined);
  };
  const read = async (chosen: File) => {
    const own = new AbortController();
    stop.current = own;
    const listed = { id: 'estimate', name: chosen.name, size: chosen.size };
    const report = (progress: number) => setFile({ ...listed, state: 'uploading', progress });
    report(0);
    try {
      const id = await readEstimateFile({ projectId, milestone }, chosen, {
        signal: own.signal,
        onSent: (share) => report(share / 2),
        onProgress: ({ progress }) => report(0.5 + progress / 2),
      });
      // Its own events are not read: whoever comes back to the list finds it there.
      void client.invalidateQueries({ queryKey: uploadKeys.list(projectId) });
      if (own.signal.aborted) return;
      setFile(undefined);
      onRead(id);
    } catch (error) {
      if (own.signal.aborted) return;
      setFile({
        ...listed,
        state: 'failed',
        problem: error instanceof Error ? error.message : t.theFileCouldNotBe,
      });
    }
  };
  return (
    <FileDrop
      label={t.estimate}
      hint={t.excelOrCsvAsYour}
      rules={rules}
      typeMessage={t.theFileFormat}
      files={file ? [file] : []}
      onAdd={([chosen]) => {
        if (chosen) void read(chosen);
      }}
      onRemove={forget}
      onCancel={forget}
      {...(!permissions.includes('upload_estimate') && {
        disabledReason: t.uploadingNeedsThePermission,
      })}
    />
  );
}
