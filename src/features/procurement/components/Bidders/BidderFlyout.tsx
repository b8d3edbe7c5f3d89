import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { Trash2, X } from '#design-system/icons/shapes.ts';
import { Box } from '#design-system/layout/Box/Box.tsx';
import { Inline } from '#design-system/layout/Inline/Inline.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { formatGridDate } from '#domain/dates';
import { formatMoney } from '#domain/money';
import { personName } from '#domain/people';
import { checkPrequalification } from '#domain/procurement';
import { useCan } from '#platform/flags';
import { DraftProblem, useRowDraft } from '#shared/draft';
import { LoadError } from '#shared/failure';
import { HostedFlyout, useUnsavedFlyout } from '#shared/flyout';
import { HistoryList } from '#shared/history';
import { localToday } from '#shared/project';
import { SectionTabs } from '#shared/section';
import { bidderFlyout } from '../../bidderFlyout.ts';
import { toBidderDraft, toBidderPatch } from '../../model/bidderDraft.ts';
import { useRemoveBidder, useSaveBidder } from '../../prequalificationMutations.ts';
import { bidderHistoryQuery, bidderQuery, type Prequalification } from '../../prequalificationQueries.ts';
import * as t from '../../texts.ts';
import { BidderForm } from './BidderForm.tsx';

export interface BidderFlyoutProps {
  bidderId: number | 'new';
  onOpen: (id: number) => void;
  onClose: () => void;
}

/** One bidder beside the list: its prequalification, and what happened to it. */
export default function BidderFlyout({ bidderId, ...rest }: BidderFlyoutProps) {
  return bidderId === 'new' ? <Editor {...rest} /> : <Loaded id={bidderId} {...rest} />;
}

type Rest = Omit<BidderFlyoutProps, 'bidderId'>;

function Loaded({ id, ...rest }: Rest & { id: number }) {
  const bidder = useQuery(bidderQuery(id));
  if (bidder.data) return <Editor key={bidder.data.id} row={bidder.data} {...rest} />;
  return (
    <HostedFlyout
      flyout={bidderFlyout}
      label={t.bidder}
      footer={<Button onPress={rest.onClose}>{t.close}</Button>}
    >
      {bidder.isError ? (
        <LoadError what={t.detailsOfThisBidder} error={bidder.error} onRetry={() => void bidder.refetch()} />
      ) : (
        <Skeleton height={320} />
      )}
    </HostedFlyout>
  );
}

function Editor({ row, onOpen, onClose }: Rest & { row?: Prequalification }) {
  const mayChange = useCan('change_procurement');
  const form = useRowDraft(row, toBidderDraft);
  const { draft, start } = form;
  const [tab, setTab] = useState<'details' | 'history'>('details');
  const [tried, setTried] = useState(false);
  // The same key for each try of this form, so that a repeated Save keeps one record.
  const [key] = useState(() => crypto.randomUUID());
  const save = useSaveBidder();
  const remove = useRemoveBidder();
  const input = toBidderPatch(draft, start);
  const isChanged = Object.keys(input).length > 0;
  const letGo = useUnsavedFlyout(bidderFlyout, isChanged);
  const problems = checkPrequalification(input, {
    today: localToday(),
    before: row ? (form.row ?? row) : null,
  });
  const reason =
    draft.company.trim() === '' ? t.companyIsRequired : isChanged ? undefined : t.nothingHasChanged;
  const send = () => {
    setTried(true);
    if (Object.keys(problems).length > 0) return;
    save.mutate(
      { row: form.row, input, key: save.isError ? crypto.randomUUID() : key },
      {
        onSuccess: ({ prequalification: saved }) => {
          letGo();
          form.adopt(saved);
          onOpen(saved.id);
        },
      },
    );
  };
  const leave = (one: Prequalification) => {
    letGo();
    onClose();
    remove.mutate(one);
  };
  const title = row?.company ?? t.newBidder;
  return (
    <HostedFlyout
      flyout={bidderFlyout}
      label={title}
      header={
        <Head
          row={row}
          onClose={onClose}
          {...(row && mayChange && { onRemove: () => leave(form.row ?? row) })}
        />
      }
      footer={
        <>
          <Box flex="grow" />
          <Button onPress={onClose}>{mayChange ? t.cancel : t.close}</Button>
          {mayChange ? (
            <Button variant="primary" busy={save.isPending} disabledReason={reason} onPress={send}>
              {t.save}
            </Button>
          ) : null}
        </>
      }
    >
      <Stack gap={4}>
        <DraftProblem what={t.bidderLower} state={form} error={save.error} />
        {row ? (
          <SectionTabs
            label={t.bidder}
            value={tab}
            onChange={setTab}
            tabs={[
              { id: 'details', label: t.details },
              { id: 'history', label: t.history },
            ]}
          />
        ) : null}
        {row && tab === 'history' ? (
          <BidderHistory id={row.id} />
        ) : (
          <>
            <BidderForm
              draft={draft}
              isNew={!row}
              readOnly={!mayChange}
              errors={{ ...save.error?.fields, ...(tried && problems) }}
              onChange={form.change}
            />
            {row ? (
              <Text as="p" size="meta" tone="subtle">
                {t.moneyAwardedInAllProjects(
                  formatMoney(row.held),
                  formatGridDate(row.set_at.slice(0, 10)),
                  row.set_by ? t.byPersonName(personName(row.set_by)) : '',
                )}
              </Text>
            ) : null}
          </>
        )}
      </Stack>
    </HostedFlyout>
  );
}

interface HeadProps {
  row: Prequalification | undefined;
  onClose: () => void;
  onRemove?: () => void;
}

function Head({ row, onClose, onRemove }: HeadProps) {
  return (
    <Inline justify="space-between">
      <Text as="h2" size="section" weight="strong">
        {row?.company ?? t.newBidder}
      </Text>
      <Inline gap={1}>
        {onRemove ? <IconButton icon={Trash2} size="small" label={t.deleteWord} onPress={onRemove} /> : null}
        <IconButton icon={X} size="small" label={t.close} onPress={onClose} />
      </Inline>
    </Inline>
  );
}

function BidderHistory({ id }: { id: number }) {
  const history = useInfiniteQuery(bidderHistoryQuery(id));
  return <HistoryList history={history} subject={t.theBidder} />;
}
