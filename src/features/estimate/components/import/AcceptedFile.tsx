import { useQueryClient } from '@tanstack/react-query';
import { useProjectId } from '#shared/project';
import { acceptedLinesQuery, type EstimateUpload } from '../../importQueries.ts';
import { ConvertedButton } from './ConvertedButton.tsx';

/** Downloads what an accepted upload wrote. */
export function AcceptedFile({ upload, size }: { upload: EstimateUpload; size?: 'small' }) {
  const projectId = useProjectId();
  const client = useQueryClient();
  return (
    <ConvertedButton
      fileName={upload.file_name}
      {...(size && { size })}
      lines={async () => (await client.fetchQuery(acceptedLinesQuery(projectId, upload.id))).results}
    />
  );
}
