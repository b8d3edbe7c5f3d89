import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { saveFile } from '#design-system/private/saveFile.ts';
import { Select } from '#design-system/inputs/Select/Select.tsx';
import { TextArea } from '#design-system/inputs/TextArea/TextArea.tsx';
import { TextField } from '#design-system/inputs/TextField/TextField.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { Dialog } from '#design-system/overlays/Dialog/Dialog.tsx';
import { formatDate } from '#domain/dates';
import { formatCode } from '#domain/items';
import { formatMoney } from '#domain/money';
import { awardOffers, type LevelingSheet } from '#domain/procurement';
import { localToday, useChartPaper } from '#shared/project';
import { recommendationOf } from '../../model/recommendation.ts';
import type { BidPackage } from '../../packageQueries.ts';
import * as t from '../../texts.ts';

interface Props {
  row: BidPackage;
  sheet: LevelingSheet;
  onClose: () => void;
}

/** The recommendation of an award as a letter: to whom, which bid and why. */
export default function RecommendationDialog({ row, sheet, onClose }: Props) {
  const offers = awardOffers(sheet);
  const [bidderId, setBidderId] = useState(offers[0]?.bidder_id ?? 0);
  const [addressee, setAddressee] = useState('');
  const [note, setNote] = useState('');
  const [tried, setTried] = useState(false);
  const found = recommendationOf(sheet, bidderId, row.budget);
  const paper = useChartPaper();
  const needsReason = found?.offer.is_low === false && note.trim() === '';
  const name = `${formatCode('bid_package', row.number)} ${row.name}`;
  const handleSave = () => {
    setTried(true);
    if (!found || needsReason) return;
    const make = async () => {
      const { makeTables } = await import('#design-system/charts/paper/makePaper.ts');
      const file = await makeTables({
        title: t.recommendationOfAwardName(name),
        above: {
          lead: [found.text, note.trim()].filter(Boolean).join('\n\n'),
          facts: factsOf(row, addressee),
          figures: found.figures,
        },
        tables: found.tables,
        paper,
        orientation: 'portrait',
        flows: true,
      });
      saveFile(t.recommendationNamePdf(name), file);
    };
    paper.onMake(make());
    onClose();
  };
  return (
    <Dialog
      title={t.recommendationOfAward}
      size="medium"
      onCloseRequest={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t.cancel}</Button>
          <Button variant="primary" onPress={handleSave}>
            {t.saveAsPdf}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <Select
          label={t.bidder}
          options={offers.map(({ bidder_id: id, company, price, is_low: isLow }) => ({
            value: String(id),
            label: company,
            description: t.moneyLeveledValue(formatMoney(price), isLow ? t.low : ''),
          }))}
          value={String(bidderId)}
          onChange={(id) => setBidderId(Number(id))}
        />
        <TextField label={t.to} maxLength={120} value={addressee} onChange={setAddressee} />
        <Text>{found?.text ?? ''}</Text>
        <TextArea
          label={t.note}
          maxLength={3000}
          value={note}
          error={tried && needsReason ? t.sayWhy : undefined}
          onChange={setNote}
        />
      </Stack>
    </Dialog>
  );
}

const factsOf = (row: BidPackage, addressee: string) => [
  ...(addressee.trim() ? [{ name: t.to, text: addressee.trim() }] : []),
  { name: t.date, text: formatDate(localToday()) },
  ...(row.work_trade ? [{ name: t.trade, text: row.work_trade }] : []),
  ...(row.bids_due ? [{ name: t.bidsDue, text: formatDate(row.bids_due) }] : []),
  ...(row.award_by ? [{ name: t.awardBy, text: formatDate(row.award_by) }] : []),
  ...(row.on_site ? [{ name: t.onSite, text: formatDate(row.on_site) }] : []),
];
