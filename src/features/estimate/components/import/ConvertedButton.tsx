import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { saveFile } from '#design-system/private/saveFile.ts';
import { type ConvertedLine, convertedName, convertedTable } from '../../model/convertedFile.ts';
import * as t from '../../texts.ts';

export interface ConvertedButtonProps {
  fileName: string;
  size?: 'small';
  /** Its lines as they are understood. */
  lines: () => readonly ConvertedLine[] | Promise<readonly ConvertedLine[]>;
}

/** Downloads the lines of a file as they were understood, beside the original. */
export function ConvertedButton({ fileName, lines, ...look }: ConvertedButtonProps) {
  const toasts = useToasts();
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const { writeXlsx } = await import('#design-system/grid/export/writeXlsx.ts');
      saveFile(convertedName(fileName), await writeXlsx(convertedTable(await lines())));
    } catch (error) {
      toasts.show({
        title: t.notDownloaded,
        detail: error instanceof Error ? error.message : t.tryAgain,
        tone: 'critical',
      });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button {...look} busy={isBusy} tooltip={t.theLinesAsTheyWere} onPress={() => void save()}>
      {t.downloadConverted}
    </Button>
  );
}
