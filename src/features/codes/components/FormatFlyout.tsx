import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { Banner } from '#design-system/feedback/Banner/Banner.tsx';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { X } from '#design-system/icons/shapes.ts';
import { Box } from '#design-system/layout/Box/Box.tsx';
import { Inline } from '#design-system/layout/Inline/Inline.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { type CodeRow, mergeCodes } from '#domain/codes';
import { formatNumber } from '#domain/money';
import { LoadError } from '#shared/failure';
import { HostedFlyout, useUnsavedFlyout } from '#shared/flyout';
import { useAddFormat, useSaveFormat } from '../codeMutations.ts';
import { type Format, type FormatDetails, formatQuery } from '../codeQueries.ts';
import { formatFlyout } from '../formatFlyout.ts';
import { toCodeRows } from '../model/codeTree.ts';
import { noPaste, readPaste } from '../model/paste.ts';
import * as t from '../texts.ts';
import { FormatFields, type FormatNames, namesProblem } from './FormatFields.tsx';
import { PasteCodes } from './PasteCodes.tsx';

export interface FormatFlyoutProps {
  formatId: number | 'new';
  /** Shows the saved format; the address without the flyout closes it. */
  onSaved: (id: number) => void;
  onClose: () => void;
}

/** A new format with its codes, or codes pasted into one that is there. */
export default function FormatFlyout({ formatId, ...rest }: FormatFlyoutProps) {
  return formatId === 'new' ? <PasteEditor {...rest} /> : <LoadedFormat id={formatId} {...rest} />;
}

function LoadedFormat({ id, ...rest }: Omit<FormatFlyoutProps, 'formatId'> & { id: number }) {
  const format = useQuery(formatQuery(id));
  if (format.data) return <PasteEditor format={format.data} {...rest} />;
  return (
    <HostedFlyout
      flyout={formatFlyout}
      label={t.pasteCodes}
      footer={<Button onPress={rest.onClose}>{t.close}</Button>}
    >
      {format.isError ? (
        <LoadError what={t.formatLower} error={format.error} onRetry={() => void format.refetch()} />
      ) : (
        <Skeleton height={320} />
      )}
    </HostedFlyout>
  );
}

const noNames: FormatNames = {
  name: '',
  short_name: '',
  is_estimates_only: false,
  child_definition_id: null,
};
const noCodes: readonly CodeRow[] = [];
const noFormats: readonly Format[] = [];

function PasteEditor({
  format,
  onSaved,
  onClose,
}: Omit<FormatFlyoutProps, 'formatId'> & { format?: FormatDetails }) {
  const [names, setNames] = useState(noNames);
  const [paste, setPaste] = useState(noPaste);
  // The same key for each try of this form, so that a repeated Save adds one format.
  const [key] = useState(() => crypto.randomUUID());
  const add = useAddFormat();
  const save = useSaveFormat();
  const existing = useMemo(() => (format ? toCodeRows(format.custom_codes) : noCodes), [format]);
  const read = useMemo(() => readPaste(paste, existing), [paste, existing]);
  const letGo = useUnsavedFlyout(formatFlyout, paste.text !== '' || names !== noNames);
  const changes = read.counts.new + read.counts.renamed;
  const reason =
    read.problem ?? (format ? (changes === 0 ? t.pasteCodesThatAreNew : undefined) : namesProblem(names));
  const error = add.error ?? save.error;
  const send = () => {
    const codes = mergeCodes(existing, read.rows);
    const done = (saved: FormatDetails) => {
      letGo();
      onSaved(saved.id);
    };
    if (format)
      save.mutate({ format, patch: { codes }, done: t.nameSaved(format.name) }, { onSuccess: done });
    else
      add.mutate(
        { input: { ...names, codes }, key: add.isError ? crypto.randomUUID() : key },
        { onSuccess: done },
      );
  };
  const title = format ? t.pasteCodes : t.newFormat;
  return (
    <HostedFlyout
      flyout={formatFlyout}
      label={title}
      header={
        <Inline justify="space-between">
          <Text as="h2" size="section" weight="strong">
            {title}
          </Text>
          <IconButton icon={X} size="small" label={t.close} onPress={onClose} />
        </Inline>
      }
      footer={
        <>
          <Text size="meta" tone="subtle">
            {read.counts.error === 0
              ? ''
              : read.counts.error === 1
                ? t.errorIsLeftOut1
                : t.numberErrorsAreLeftOut(formatNumber(read.counts.error))}
          </Text>
          <Box flex="grow" />
          <Button onPress={onClose}>{t.cancel}</Button>
          <Button
            variant="primary"
            busy={add.isPending || save.isPending}
            disabledReason={reason}
            onPress={send}
          >
            {format ? read.verb : t.addFormat}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {error ? <Banner tone="critical">{error.message}</Banner> : null}
        {format ? null : (
          <FormatFields
            names={names}
            below={noFormats}
            errors={add.error?.fields ?? {}}
            onChange={setNames}
          />
        )}
        <PasteCodes paste={paste} read={read} startsFocused={format !== undefined} onChange={setPaste} />
      </Stack>
    </HostedFlyout>
  );
}
