import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { generatePath } from 'react-router-dom';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Link } from '#design-system/actions/Link/Link.tsx';
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { StatusTag } from '#design-system/feedback/StatusTag/StatusTag.tsx';
import { Trash2, X } from '#design-system/icons/shapes.ts';
import { Box } from '#design-system/layout/Box/Box.tsx';
import { Inline } from '#design-system/layout/Inline/Inline.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { formatCode } from '#domain/items';
import { FIRST_STATUSES, isBought, nextPackageStatuses, type PackageStatus } from '#domain/procurement';
import { RelatedIssues } from '#features/issues';
import { useCan, useSubject } from '#platform/flags';
import { PATHS } from '#platform/routing';
import { DraftProblem, useRowDraft } from '#shared/draft';
import { LoadError } from '#shared/failure';
import { type FlyoutDefinition, HostedFlyout, useUnsavedFlyout } from '#shared/flyout';
import { useProjectId } from '#shared/project';
import { SectionTabs } from '#shared/section';
import { type PackageDraft, toPackageDraft, toPackageInput } from '../model/packageDraft.ts';
import { statusLook } from '../model/packageWords.ts';
import { packageFlyout } from '../packageFlyout.ts';
import { useRemovePackage, useSavePackage } from '../packageMutations.ts';
import { type BidPackage, packageQuery } from '../packageQueries.ts';
import * as t from '../texts.ts';
import { LateMark } from './LateMark.tsx';
import { PackageHistory } from './Package/PackageHistory.tsx';
import { PackageForm } from './PackageForm.tsx';

const AwardDialog = lazy(() => import('./Award/AwardDialog.tsx'));

export interface PackageFlyoutProps {
  packageId: number | 'new';
  /** Where it stands; beside the list unless told otherwise. */
  flyout?: FlyoutDefinition;
  onOpen: (id: number) => void;
  onClose: () => void;
}

/** One package beside the list: what it says, and what happened to it. */
export default function PackageFlyout({ packageId, flyout = packageFlyout, ...rest }: PackageFlyoutProps) {
  const given = { ...rest, flyout };
  return packageId === 'new' ? <PackageEditor {...given} /> : <LoadedPackage id={packageId} {...given} />;
}

type PartProps = Required<Omit<PackageFlyoutProps, 'packageId'>>;

function LoadedPackage({ id, ...rest }: PartProps & { id: number }) {
  const { data, isError, error, refetch } = useQuery(packageQuery(useProjectId(), id));
  if (data) return <PackageEditor key={data.id} row={data} {...rest} />;
  return (
    <HostedFlyout
      flyout={rest.flyout}
      label={t.bidPackage}
      footer={<Button onPress={rest.onClose}>{t.close}</Button>}
    >
      {isError ? (
        <LoadError what={t.detailsOfThisPackage} error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton height={320} />
      )}
    </HostedFlyout>
  );
}

/** A package that is no longer bought has no contract. */
const followed = (draft: PackageDraft, change: Partial<PackageDraft>): PackageDraft => {
  const next = { ...draft, ...change };
  return change.status === undefined || isBought(change.status) ? next : { ...next, committed: null };
};

/** States that the panel itself can give: an award is made with its contract and its savings. */
const statusesOf = (status: PackageStatus): readonly PackageStatus[] => [
  status,
  ...nextPackageStatuses(status).filter((next) => next !== 'AWARDED' || isBought(status)),
];

function PackageEditor({ row, flyout, onOpen, onClose }: PartProps & { row?: BidPackage }) {
  const form = useRowDraft(row, toPackageDraft);
  const { start, draft } = form;
  const [tab, setTab] = useState<'details' | 'history'>('details');
  // The same key for each try of this form, so that a repeated Save keeps one package.
  const [key] = useState(() => crypto.randomUUID());
  const mayChange = useCan('change_procurement');
  const save = useSavePackage();
  const remove = useRemovePackage();
  const isChanged = Object.keys(toPackageInput(draft, start, false)).length > 0;
  const letGo = useUnsavedFlyout(flyout, isChanged);
  const title = row ? `${formatCode('bid_package', row.number)} ${row.name}` : t.newPackage;
  const reason = draft.name.trim() === '' ? t.nameIsRequired : isChanged ? undefined : t.nothingHasChanged;
  const send = () =>
    save.mutate(
      {
        row: form.row,
        input: toPackageInput(draft, start, !row),
        key: save.isError ? crypto.randomUUID() : key,
      },
      {
        onSuccess: ({ package: saved }) => {
          letGo();
          form.adopt(saved);
          onOpen(saved.id);
        },
      },
    );
  const leave = (one: BidPackage) => {
    letGo();
    onClose();
    remove.mutate(one);
  };
  return (
    <HostedFlyout
      flyout={flyout}
      label={title}
      header={
        <PackageHead row={row} onClose={onClose} {...(row && mayChange && { onRemove: () => leave(row) })} />
      }
      footer={
        <>
          {row && mayChange && row.status === 'RECOMMENDED' ? <Award row={row} hasDraft={isChanged} /> : null}
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
        <DraftProblem what={t.packageWordLower} state={form} error={save.error} />
        {row ? (
          <SectionTabs
            label={t.bidPackage}
            value={tab}
            onChange={setTab}
            tabs={[
              { id: 'details', label: t.details },
              { id: 'history', label: t.history },
            ]}
          />
        ) : null}
        {row && tab === 'history' ? (
          <PackageHistory id={row.id} />
        ) : (
          <PackageForm
            draft={draft}
            isNew={!row}
            isReadOnly={!mayChange}
            statuses={row ? statusesOf(row.status) : FIRST_STATUSES}
            activity={row?.activity ?? null}
            errors={save.error?.fields ?? {}}
            onChange={(change) => form.change(followed(draft, change))}
          />
        )}
        {row && tab === 'details' ? (
          <RelatedIssues
            source={{ entity_type: 'bid_package', entity_id: row.id }}
            input={{ name: row.name }}
          />
        ) : null}
      </Stack>
    </HostedFlyout>
  );
}

/** Opens the award of a recommended package. */
function Award({ row, hasDraft }: { row: BidPackage; hasDraft: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        disabledReason={hasDraft ? t.saveOrCancelYourChanges : undefined}
        onPress={() => setIsOpen(true)}
      >
        {t.award}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <AwardDialog row={row} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

interface HeadProps {
  row: BidPackage | undefined;
  onClose: () => void;
  onRemove?: () => void;
}

function PackageHead({ row, onClose, onRemove }: HeadProps) {
  const projectId = useProjectId();
  const isLeveled = useSubject().tenantFlags.has('bid_leveling');
  return (
    <Stack gap={1}>
      <Inline justify="space-between">
        <Inline gap={2}>
          {row ? <Text weight="strong">{formatCode('bid_package', row.number)}</Text> : null}
          {row ? <StatusTag {...statusLook(row.status)} /> : null}
          {row ? <LateMark row={row} /> : null}
        </Inline>
        <Inline gap={1}>
          {onRemove ? (
            <IconButton icon={Trash2} size="small" label={t.deleteWord} onPress={onRemove} />
          ) : null}
          <IconButton icon={X} size="small" label={t.close} onPress={onClose} />
        </Inline>
      </Inline>
      <Text as="h2" size="section" weight="strong">
        {row?.name ?? t.newPackage}
      </Text>
      {row && isLeveled ? (
        <Link
          href={generatePath(PATHS.bidPackage, {
            projectId: String(projectId),
            bidPackageId: String(row.id),
          })}
        >
          {t.bidsAndLeveling}
        </Link>
      ) : null}
    </Stack>
  );
}
