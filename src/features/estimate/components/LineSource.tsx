import { useQuery } from '@tanstack/react-query';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Link } from '#design-system/actions/Link/Link.tsx';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { ScrollBox } from '#design-system/layout/ScrollBox/ScrollBox.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { Dialog } from '#design-system/overlays/Dialog/Dialog.tsx';
import { rowOfCell, sourceText } from '#domain/estimate';
import { formatCents, formatNumber } from '#domain/money';
import { columnLetter } from '#domain/sheets';
import { LoadError } from '#shared/failure';
import { useProject, useProjectId } from '#shared/project';
import type { EstimateLine } from '../estimateQueries.ts';
import { sheetsQuery, uploadQuery } from '../importQueries.ts';
import type { LineRow } from '../model/lineBatch.ts';
import * as t from '../texts.ts';
import * as styles from './Estimate.css.ts';

export interface LineSourceProps {
  row: LineRow;
  onClose: () => void;
}

/** Rows of the file that show above and below the line's own. */
const around = 3;

/** Why a line costs what it does: the row of the file that it came with, its cell marked. */
export default function LineSource({ row, onClose }: LineSourceProps) {
  const { permissions } = useProject();
  const { source } = row;
  if (!source) return null;
  const priced =
    row.quantity === null || row.unit_cost === null
      ? ''
      : `, ${formatNumber(row.quantity)} ${row.unit} × ${formatCents(row.unit_cost)}`;
  return (
    <Dialog
      title={row.description}
      size="large"
      onCloseRequest={onClose}
      actions={<Button onPress={onClose}>{t.close}</Button>}
    >
      <Stack gap={3}>
        <Text>{t.centsInTheEstimateNow(formatCents(row.amount), priced)}</Text>
        <Text tone="muted">
          {t.itCameWithFileName(source.file_name ?? t.aFileThatIsGone, sourceText(source))}
        </Text>
        {source.file_name !== null && permissions.includes('upload_estimate') ? (
          <FileRows source={source} />
        ) : null}
      </Stack>
    </Dialog>
  );
}

function FileRows({ source }: { source: NonNullable<EstimateLine['source']> }) {
  const projectId = useProjectId();
  const upload = useQuery(uploadQuery(projectId, source.upload_id)).data?.upload;
  const file = useQuery(sheetsQuery(projectId, source.upload_id));
  if (!file.data)
    return file.isError ? (
      <LoadError what={t.file} error={file.error} onRetry={() => void file.refetch()} />
    ) : (
      <Skeleton height={200} />
    );
  const own = rowOfCell(source.cell) - 1;
  const first = Math.max(0, own - around);
  const rows = (file.data.sheets.find(({ name }) => name === source.sheet)?.rows ?? []).slice(
    first,
    own + around + 1,
  );
  const columns = Array.from({ length: Math.max(0, ...rows.map((cells) => cells.length)) }, (_, at) => at);
  return (
    <>
      <ScrollBox role="region" label={t.rowsOfSheet(source.sheet)}>
        <table className={styles.fileRows}>
          <thead>
            <tr>
              <th scope="col">{t.row}</th>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {columnLetter(column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((cells, at) => (
              <tr key={first + at} data-own={first + at === own || undefined}>
                <th scope="row">{first + at + 1}</th>
                {columns.map((column) => (
                  <td
                    key={column}
                    data-number={typeof cells[column] === 'number' || undefined}
                    data-own={`${columnLetter(column)}${first + at + 1}` === source.cell || undefined}
                  >
                    {shownCell(cells[column])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
      {upload ? (
        <Link href={upload.url} external label={t.downloadFileName(upload.file_name)}>
          {t.downloadTheFile}
        </Link>
      ) : null}
    </>
  );
}

const shownCell = (cell: string | number | boolean | null | undefined): string =>
  typeof cell === 'number' ? formatNumber(cell, 2) : String(cell ?? '');
