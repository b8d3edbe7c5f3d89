import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { X } from '#design-system/icons/shapes.ts';
import { Box } from '#design-system/layout/Box/Box.tsx';
import { Inline } from '#design-system/layout/Inline/Inline.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { useCurrentUser } from '#platform/flags';
import { DraftProblem, useRowDraft } from '#shared/draft';
import { LoadError } from '#shared/failure';
import { HostedFlyout, useUnsavedFlyout } from '#shared/flyout';
import { HistoryList } from '#shared/history';
import { SectionTabs } from '#shared/section';
import { dashboardFlyout } from '../dashboardFlyout.ts';
import { useSaveDashboard } from '../dashboardMutations.ts';
import { type Dashboard, dashboardHistoryQuery, dashboardQuery } from '../dashboardQueries.ts';
import { draftProblem, toDraft, toInput, toPatch } from '../model/dashboardDraft.ts';
import * as t from '../texts.ts';
import { DashboardForm } from './DashboardForm.tsx';
import { PictureDrop, usePictureChoice } from './PictureDrop.tsx';

export interface DashboardFlyoutProps {
  dashboardId: number | 'new';
  externalOnly: boolean;
  onClose: () => void;
}

/** A dashboard's details beside the list: what it says, its projects, its members. */
export default function DashboardFlyout({ dashboardId, ...rest }: DashboardFlyoutProps) {
  return dashboardId === 'new' ? (
    <DashboardEditor {...rest} />
  ) : (
    <LoadedDashboard id={dashboardId} {...rest} />
  );
}

function LoadedDashboard({ id, ...rest }: Omit<DashboardFlyoutProps, 'dashboardId'> & { id: number }) {
  const dashboard = useQuery(dashboardQuery(id));
  if (dashboard.data) return <DashboardEditor key={dashboard.data.id} dashboard={dashboard.data} {...rest} />;
  return (
    <HostedFlyout
      flyout={dashboardFlyout}
      label={t.dashboard}
      footer={<Button onPress={rest.onClose}>{t.close}</Button>}
    >
      {dashboard.isError ? (
        <LoadError
          what={t.detailsOfThisDashboard}
          error={dashboard.error}
          onRetry={() => void dashboard.refetch()}
        />
      ) : (
        <Skeleton height={320} />
      )}
    </HostedFlyout>
  );
}

type EditorProps = Omit<DashboardFlyoutProps, 'dashboardId'> & { dashboard?: Dashboard };

function DashboardEditor({ dashboard: given, externalOnly, onClose }: EditorProps) {
  const creator = useCurrentUser();
  const form = useRowDraft(given, (row) => toDraft(row, { creator, externalOnly }));
  const { start, draft } = form;
  // One that was created while its picture was refused goes on as that dashboard.
  const dashboard = given ?? form.row;
  const picture = usePictureChoice();
  const [tab, setTab] = useState<'details' | 'history'>('details');
  // The same key for each try of this form, so that a repeated Save makes one dashboard.
  const [key] = useState(() => crypto.randomUUID());
  const save = useSaveDashboard();
  const isTyped = draft.type !== start.type || Object.keys(toPatch(draft, start)).length > 0;
  const isChanged = isTyped || picture.chosen !== undefined;
  const letGo = useUnsavedFlyout(dashboardFlyout, isChanged);
  const mayEdit = !dashboard || dashboard.permissions.includes('edit_dashboard_settings');
  const title = dashboard?.name ?? t.addNewDashboard;
  const reason = draftProblem(draft) ?? (isChanged ? undefined : t.nothingHasChanged);
  const keepPicture = (id: number) => picture.keep(id, () => (letGo(), onClose()));
  const send = () => {
    const sent = save.isError ? crypto.randomUUID() : key;
    const done = {
      onSuccess: (saved: Dashboard) => {
        form.adopt(saved);
        keepPicture(saved.id);
      },
    };
    if (form.row && !isTyped) keepPicture(form.row.id);
    else if (form.row) save.mutate({ dashboard: form.row, input: toPatch(draft, start), key: sent }, done);
    else if (draft.type) save.mutate({ input: toInput(draft, draft.type), key: sent }, done);
  };
  return (
    <HostedFlyout
      flyout={dashboardFlyout}
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
          <Box flex="grow" />
          <Button onPress={onClose}>{mayEdit ? t.cancel : t.close}</Button>
          {mayEdit ? (
            <Button
              variant="primary"
              busy={save.isPending || picture.isPending}
              disabledReason={reason}
              onPress={send}
            >
              {t.save}
            </Button>
          ) : null}
        </>
      }
    >
      <Stack gap={4}>
        <DraftProblem what={t.dashboardLower} state={form} error={save.error} />
        {dashboard ? (
          <SectionTabs
            label={t.dashboard}
            value={tab}
            onChange={setTab}
            tabs={[
              { id: 'details', label: t.details },
              { id: 'history', label: t.history },
            ]}
          />
        ) : null}
        {dashboard && tab === 'history' ? (
          <DashboardHistory id={dashboard.id} />
        ) : (
          <>
            <PictureDrop choice={picture} dashboard={dashboard} readOnly={!mayEdit} onRetry={send} />
            <DashboardForm
              draft={draft}
              creatorId={dashboard ? (dashboard.created_by?.id ?? null) : creator.id}
              isNew={!dashboard}
              readOnly={!mayEdit}
              externalOnly={externalOnly}
              errors={save.error?.fields ?? {}}
              onChange={form.change}
            />
          </>
        )}
      </Stack>
    </HostedFlyout>
  );
}

function DashboardHistory({ id }: { id: number }) {
  const history = useInfiniteQuery(dashboardHistoryQuery(id));
  return <HistoryList history={history} subject={t.theDashboard} />;
}
