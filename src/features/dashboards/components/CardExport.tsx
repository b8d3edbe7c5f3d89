import { createContext, useContext } from 'react';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { ExportMenu } from '#design-system/grid/ExportMenu/ExportMenu.tsx';
import type { CardFile } from '../model/cardFiles.ts';
import * as t from '../texts.ts';
import * as styles from './Dashboards.css.ts';

/** Whether cards may be taken away as files: the portfolio takes a right, a dashboard only that it is seen. */
export const MayExport = createContext(true);

/** Saves what a card shows as a workbook, as a list or as a picture. */
export function CardExport<Row>({
  file: { name, columns, rows, isEmpty, picture },
}: {
  file: CardFile<Row>;
}) {
  const toasts = useToasts();
  if (!useContext(MayExport)) return null;
  return (
    <span className={styles.offPaper}>
      <ExportMenu
        name={name}
        columns={columns}
        rows={rows}
        onPrint={null}
        offersPicture={picture ?? true}
        compact={{ subject: name }}
        {...(isEmpty && { disabledReason: t.thereIsNothingToExport })}
        onError={() =>
          toasts.show({
            tone: 'critical',
            title: t.nameWasNotExported(name),
            detail: t.checkYourConnectionAndTry,
          })
        }
      />
    </span>
  );
}
