import { useQuery } from '@tanstack/react-query';
import { type ReactNode, type RefObject, Suspense, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { CircleCheck, CircleX, Clock, MessageSquare, Undo2 } from '#design-system/icons/shapes.ts';
import { opened } from '#design-system/private/on-demand/onDemand.tsx';
import { type Caller, canEditItem, canMoveStatus, canRevertItem, type Decision } from '#domain/items';
import { outcomesOf } from '#domain/meetings';
import { useShortcuts } from '#shared/commands';
import { itemQuery, ApprovalDialog, RejectionDialog } from '#features/items';
import type { Item, MeetingDecision, MeetingTopic } from '#shared/foresite';
import * as t from '../texts.ts';
import * as styles from './Meeting.css.ts';

const DeferralDialog = opened(async () => (await import('./DeferralDialog.tsx')).default);

export interface TopicActionsProps {
  projectId: number;
  topic: MeetingTopic;
  /** What is written and not kept yet; it is kept with the decision. */
  note: string | undefined;
  caller: Caller;
  /** Null takes the decision back. */
  onDecide: (decision: MeetingDecision | null) => void;
}

const reasonOf = (decision: Decision | undefined): string | undefined =>
  decision === undefined || decision.allowed ? undefined : decision.reason;

/** Why each action is closed for this item now, by the rules that the grid goes by. */
function barsOf(item: Item | undefined, caller: Caller) {
  if (!item) return { approve: t.theItemIsStillLoading, reject: t.theItemIsStillLoading };
  return {
    approve: reasonOf(canMoveStatus(item, 'APPROVED', caller)),
    reject: reasonOf(canMoveStatus(item, 'REJECTED', caller)),
    defer: reasonOf(canEditItem(item, caller)),
  };
}

/** The decisions that can be made of a topic, with their keys; once it is decided, the way back. */
export function TopicActions({ projectId, topic, note, caller, onDecide }: TopicActionsProps) {
  const isOption = topic.entity === 'item' && !topic.subject.is_deleted;
  const item = useQuery({ ...itemQuery(projectId, topic.entity_id), enabled: isOption }).data;
  const [asking, setAsking] = useState<'approve' | 'reject' | 'defer' | null>(null);
  const isOpen = topic.outcome === 'OPEN';
  const decides = isOption && isOpen && outcomesOf(topic.entity).includes('APPROVED');
  const bars = barsOf(item, caller);
  const said = note === undefined ? {} : { note };
  const noted = () => onDecide({ outcome: 'NOTED', ...said });
  const ask = (what: NonNullable<typeof asking>, bar: string | undefined) =>
    decides && bar === undefined ? () => setAsking(what) : undefined;
  useShortcuts({
    meetingApprove: ask('approve', bars.approve),
    meetingReject: ask('reject', bars.reject),
    meetingDefer: ask('defer', bars.defer),
    meetingNote: isOpen ? noted : undefined,
  });
  const decide = (decision: MeetingDecision) => {
    setAsking(null);
    onDecide(decision);
  };
  const group = useHeldFocus(isOpen);
  if (!isOpen)
    return (
      <Actions group={group} isWide={isOption}>
        <TakeBack topic={topic} item={item} caller={caller} onTakeBack={() => onDecide(null)} />
      </Actions>
    );
  return (
    <Actions group={group} isWide={isOption}>
      {decides ? (
        <>
          <Button
            variant="primary"
            icon={CircleCheck}
            disabledReason={bars.approve}
            onPress={() => setAsking('approve')}
          >
            {t.approve}
          </Button>
          <Button icon={CircleX} disabledReason={bars.reject} onPress={() => setAsking('reject')}>
            {t.reject}
          </Button>
          <Button icon={Clock} disabledReason={bars.defer} onPress={() => setAsking('defer')}>
            {t.defer}
          </Button>
        </>
      ) : null}
      <Button icon={MessageSquare} variant={decides ? 'secondary' : 'primary'} onPress={noted}>
        {t.markAsNoted}
      </Button>
      <Suspense>
        {item && asking === 'approve' ? (
          <ApprovalDialog
            projectId={projectId}
            item={item}
            onCancel={() => setAsking(null)}
            onApprove={({ id: milestone }, potId) =>
              decide({
                outcome: 'APPROVED',
                milestone,
                ...said,
                ...(potId !== null && { contingency_pot_id: potId }),
              })
            }
          />
        ) : null}
        {item && asking === 'reject' ? (
          <RejectionDialog
            projectId={projectId}
            item={item}
            onCancel={() => setAsking(null)}
            onReject={(reason) =>
              decide({ outcome: 'REJECTED', ...(reason === null ? said : { note: reason }) })
            }
          />
        ) : null}
        {item && asking === 'defer' ? (
          <DeferralDialog
            projectId={projectId}
            item={item}
            onCancel={() => setAsking(null)}
            onDefer={(day) => decide({ outcome: 'DEFERRED', due_date: day, ...said })}
          />
        ) : null}
      </Suspense>
    </Actions>
  );
}

/** A decision takes the buttons that led to it away: the focus that one of them had goes to the first that stands there now. */
function useHeldFocus(isOpen: boolean): RefObject<HTMLDivElement | null> {
  const group = useRef<HTMLDivElement>(null);
  const shown = useRef(isOpen);
  useLayoutEffect(() => {
    if (shown.current === isOpen) return;
    shown.current = isOpen;
    if (document.activeElement === document.body)
      group.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [isOpen]);
  return group;
}

/** The buttons of a decision; `isWide` ones need two lines on a phone, and keep them when one button is left. */
function Actions(props: { group: RefObject<HTMLDivElement | null>; isWide: boolean; children: ReactNode }) {
  const { group, isWide, children } = props;
  return (
    <div
      ref={group}
      className={styles.actions}
      data-wide={isWide || undefined}
      role="group"
      aria-label={t.decision}
    >
      {children}
    </div>
  );
}

/** The way back from a decision; an approval or rejection takes the permission to revert. */
function TakeBack({
  topic,
  item,
  caller,
  onTakeBack,
}: {
  topic: MeetingTopic;
  item: Item | undefined;
  caller: Caller;
  onTakeBack: () => void;
}) {
  const moves = item && item.status === topic.outcome;
  return (
    <Button
      icon={Undo2}
      disabledReason={moves ? reasonOf(canRevertItem(item, caller)) : undefined}
      onPress={onTakeBack}
    >
      {t.undoTheDecision}
    </Button>
  );
}
