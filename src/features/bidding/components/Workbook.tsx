import { lazy, Suspense, useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Download, Upload } from '#design-system/icons/shapes.ts';
import { saveFile } from '#design-system/private/saveFile.ts';
import { type Offer, WORKBOOK_HEADINGS, workbookRows } from '#domain/bidding';
import type { Bid } from '../bidCalls.ts';
import * as t from '../texts.ts';

const WorkbookDialog = lazy(() => import('./WorkbookDialog.tsx'));

export interface WorkbookProps {
  token: string;
  bid: Bid;
  offer: Offer;
  onChange: (change: (offer: Offer) => Offer) => void;
}

const widths = { Description: 320, Note: 240 } as const;
const kinds = { Quantity: 'number', 'Unit price': 'money', Amount: 'money' } as const;

/** The lines as a workbook, to be priced elsewhere and sent back. */
export function Workbook({ token, bid, offer, onChange }: WorkbookProps) {
  const [isReading, setIsReading] = useState(false);
  const download = async () => {
    const { writeXlsx } = await import('#design-system/grid/export/writeXlsx.ts');
    const columns = WORKBOOK_HEADINGS.map((title) => ({
      title,
      width: title in widths ? widths[title as keyof typeof widths] : 96,
      kind: title in kinds ? kinds[title as keyof typeof kinds] : ('text' as const),
    }));
    saveFile(
      `${bid.package}.xlsx`,
      await writeXlsx({ name: bid.package, columns, rows: workbookRows(bid, offer) }),
    );
  };
  return (
    <>
      <Button size="small" icon={Download} onPress={() => void download()}>
        {t.workbook}
      </Button>
      <Button size="small" icon={Upload} onPress={() => setIsReading(true)}>
        {t.upload}
      </Button>
      {isReading ? (
        <Suspense fallback={null}>
          <WorkbookDialog
            token={token}
            bid={bid}
            offer={offer}
            onTake={(taken) => {
              setIsReading(false);
              onChange((now) => ({ ...taken, qualifications: now.qualifications }));
            }}
            onClose={() => setIsReading(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
