import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { Menu } from '#design-system/actions/Menu/Menu.tsx';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { ExportMenu } from '#design-system/grid/ExportMenu/ExportMenu.tsx';
import { Ellipsis, Pencil, Trash2 } from '#design-system/icons/shapes.ts';
import { Inline } from '#design-system/layout/Inline/Inline.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Confirm } from '#design-system/overlays/Confirm/Confirm.tsx';
import { opened } from '#design-system/private/on-demand/onDemand.tsx';
import { canReopenMeeting, canRunMeeting, meetingProgress } from '#domain/meetings';
import { pathTo, useAddress } from '#platform/routing';
import { useCloseMeeting, useEditMeeting, useRemoveMeeting } from '../meetingMutations.ts';
import { type Meeting, sheetStyles as paper, useCaller } from '#shared/foresite';
import { hasUnsavedWork } from '#shared/unsaved';
import { minutesColumns } from '../model/minutesColumns.ts';
import * as t from '../texts.ts';

const MeetingDialog = opened(async () => (await import('./MeetingDialog.tsx')).default);

interface MeetingActionsProps {
  projectId: number;
  meeting: Meeting;
  showsMinutes: boolean;
}

/** What can be done with a meeting as a whole; none of it is printed. */
export function MeetingActions({ projectId, meeting, showsMinutes }: MeetingActionsProps) {
  const caller = useCaller();
  const toasts = useToasts();
  const [, setAddress] = useAddress();
  const closing = useCloseMeeting(projectId, meeting);
  const [question, setQuestion] = useState<{ dropsNote: boolean } | null>(null);
  const isOpen = meeting.closed_at === null;
  const { decided, total } = meetingProgress(meeting.topics);
  const reopening = canReopenMeeting(meeting, caller);
  const close = () => closing.mutate({ closes: true }, { onSettled: () => setQuestion(null) });
  const begin = () => {
    // A note that somebody else's stands against goes with the screen it is written on.
    const dropsNote = hasUnsavedWork();
    if (decided < total || dropsNote) setQuestion({ dropsNote });
    else close();
  };
  return (
    <span className={paper.onlyScreen}>
      <Inline gap={2} align="center">
        {/* First, so that the others keep their places when it comes. */}
        {showsMinutes ? (
          <ExportMenu
            name={t.minutesOfCode(meeting.code)}
            columns={minutesColumns}
            rows={() => meeting.topics}
            onError={() =>
              toasts.show({
                title: t.theFileWasNotWritten,
                detail: t.theBrowserCouldNotSave,
                tone: 'critical',
              })
            }
          />
        ) : null}
        {isOpen ? (
          <Button
            pressed={showsMinutes}
            onPress={() => setAddress(showsMinutes ? {} : { view: 'minutes' }, { replace: true })}
          >
            {t.minutes}
          </Button>
        ) : null}
        {canRunMeeting(caller).allowed && isOpen ? (
          <>
            <MoreMenu projectId={projectId} meeting={meeting} />
            <Button
              // While the room still decides, the topic has the one primary button.
              variant={showsMinutes || (decided === total && total > 0) ? 'primary' : 'secondary'}
              busy={closing.isPending}
              onPress={begin}
            >
              {t.closeMinutes}
            </Button>
          </>
        ) : null}
        {reopening.allowed ? (
          <Button busy={closing.isPending} onPress={() => closing.mutate({ closes: false })}>
            {t.reopen}
          </Button>
        ) : null}
      </Inline>
      {question ? (
        <Confirm
          title={t.closeTheMinutes}
          confirmLabel={t.closeMinutes}
          tone="normal"
          busy={closing.isPending}
          onCancel={() => setQuestion(null)}
          onConfirm={close}
        >
          <Stack gap={2}>
            {decided < total ? <p>{t.totalOfTotal2Topics(total - decided, total)}</p> : null}
            {question.dropsNote ? <p>{t.aNoteIsNotSaved}</p> : null}
          </Stack>
        </Confirm>
      ) : null}
    </span>
  );
}

function MoreMenu({ projectId, meeting }: Omit<MeetingActionsProps, 'showsMinutes'>) {
  const navigate = useNavigate();
  const edit = useEditMeeting(projectId);
  const remove = useRemoveMeeting(projectId);
  const [asks, setAsks] = useState<'edit' | 'remove' | null>(null);
  const leave = () => setAsks(null);
  return (
    <>
      <Menu
        label={t.meeting}
        placement="bottom-end"
        sections={[
          {
            id: 'meeting',
            items: [
              { id: 'edit', label: t.editMeeting, icon: Pencil, onSelect: () => setAsks('edit') },
              {
                id: 'remove',
                label: t.deleteMeeting,
                icon: Trash2,
                tone: 'critical',
                onSelect: () => setAsks('remove'),
              },
            ],
          },
        ]}
        renderTrigger={(trigger) => (
          <IconButton icon={Ellipsis} label={t.moreForThisMeeting} trigger={trigger} />
        )}
      />
      {asks === 'edit' ? (
        <Suspense>
          <MeetingDialog
            projectId={projectId}
            meeting={meeting}
            error={edit.error}
            busy={edit.isPending}
            onClose={leave}
            onSave={({ topics: _topics, ...patch }) => edit.mutate({ meeting, patch }, { onSuccess: leave })}
          />
        </Suspense>
      ) : null}
      {asks === 'remove' ? (
        <Confirm
          title={t.deleteCode(meeting.code)}
          confirmLabel={t.deleteMeeting}
          busy={remove.isPending}
          onCancel={leave}
          onConfirm={() =>
            remove.mutate(meeting, { onSuccess: () => void navigate(pathTo('meetings', { projectId })) })
          }
        >
          {t.thisAlsoDeletesItsAgenda}
        </Confirm>
      ) : null}
    </>
  );
}
