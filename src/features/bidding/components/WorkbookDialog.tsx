import { useEffect, useRef, useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Banner } from '#design-system/feedback/Banner/Banner.tsx';
import { FileDrop, type ListedFile } from '#design-system/inputs/FileDrop/FileDrop.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { Dialog } from '#design-system/overlays/Dialog/Dialog.tsx';
import { type Offer, offerTotal, readBidWorkbook, type WorkbookRead } from '#domain/bidding';
import { FILE_NAME_LENGTH } from '#domain/files';
import { formatMoney } from '#domain/money';
import { isAppError } from '#platform/api';
import { type Bid, readWorkbook } from '../bidCalls.ts';
import * as t from '../texts.ts';
import * as styles from './Bid.css.ts';

const rules = { types: ['xlsx', 'xls', 'csv'], megabytes: 5, count: 1, nameLength: FILE_NAME_LENGTH };
const notOurs = t.thisIsNotTheWorkbook;

interface Props {
  token: string;
  bid: Bid;
  offer: Offer;
  onTake: (offer: Offer) => void;
  onClose: () => void;
}

/** A priced workbook on its way into the bid: read, looked at, taken. */
export default function WorkbookDialog({ token, bid, offer, onTake, onClose }: Props) {
  const [listed, setListed] = useState<ListedFile>();
  const [found, setFound] = useState<WorkbookRead>();
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);
  const forget = () => {
    stop.current?.abort();
    setListed(undefined);
    setFound(undefined);
  };
  const read = async (chosen: File) => {
    forget();
    const own = new AbortController();
    stop.current = own;
    const line = { id: 'workbook', name: chosen.name, size: chosen.size };
    const fail = (problem: string) => setListed({ ...line, state: 'failed', problem });
    setListed({ ...line, state: 'uploading', progress: 0 });
    try {
      const file = await readWorkbook(token, chosen, {
        signal: own.signal,
        onSent: (progress) => setListed({ ...line, state: 'uploading', progress }),
      });
      if (own.signal.aborted) return;
      const taken = readBidWorkbook(file.sheets, bid, offer);
      if (!taken) return fail(notOurs);
      setListed({ ...line, state: 'done' });
      setFound(taken);
    } catch (error) {
      if (!own.signal.aborted) fail(isAppError(error) ? error.message : t.theFileCouldNot);
    }
  };
  const nothing = found && found.priced + found.excluded === 0;
  return (
    <Dialog
      title={t.uploadYourWorkbook}
      size="medium"
      onCloseRequest={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t.cancel}</Button>
          <Button
            variant="primary"
            disabledReason={!found ? t.chooseAWorkbookFirst : nothing ? t.thereIsNoPrice : undefined}
            onPress={() => found && onTake(found.offer)}
          >
            {t.toUsePrices}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <FileDrop
          label={t.workbook}
          hint={t.theWorkbookOfThisPage}
          rules={rules}
          typeMessage={t.theFileFormat}
          files={listed ? [listed] : []}
          onAdd={([chosen]) => {
            if (chosen) void read(chosen);
          }}
          onRemove={forget}
          onCancel={forget}
        />
        {found ? (
          <div role="status">
            <Text as="p">
              {[
                `${found.priced} ${t.priceWord(found.priced)}`,
                ...(found.excluded > 0 ? [t.excludedExcluded(found.excluded)] : []),
                t.baseBidMoney(formatMoney(offerTotal(bid.lines, found.offer).base)),
              ].join(', ')}
            </Text>
          </div>
        ) : null}
        {found && found.problems.length > 0 ? (
          <Banner tone="caution">
            {t.notTaken}
            <ul className={styles.problems}>
              {found.problems.map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
            </ul>
          </Banner>
        ) : null}
      </Stack>
    </Dialog>
  );
}
