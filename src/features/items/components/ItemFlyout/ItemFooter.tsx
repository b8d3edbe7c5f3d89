import { useRef } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Check, X } from '#design-system/icons/shapes.ts';
import { Box } from '#design-system/layout/Box/Box.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { type Caller, canMoveStatus } from '#domain/items';
import { useShortcuts } from '#shared/commands';
import type { Item, ItemStatus } from '#shared/foresite';
import type { Moves } from '../useMoves.tsx';
import * as styles from './ItemFooter.css.ts';
import type { ItemEdit } from './useItemEdit.ts';

const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', hourCycle: 'h23' });

function savedWords({ isSaving, problem, savedAt }: ItemEdit): string {
  if (isSaving) return 'Saving…';
  if (problem !== null) return `Not saved. ${problem}`;
  return savedAt === null ? '' : `Saved ${clock.format(savedAt)}`;
}

/** What became of the last edit, and the two decisions, which a key reaches past all fields of the panel. */
export function ItemFooter({
  item,
  caller,
  edit,
  moves,
}: {
  item: Item;
  caller: Caller;
  edit: ItemEdit;
  moves: Moves;
}) {
  const decision = useRef<HTMLDivElement>(null);
  const decides = item.status === 'PENDING' && caller.permissions.has('approve_scenarioitem');
  const reason = (to: ItemStatus) => {
    const move = canMoveStatus(item, to, caller);
    return move.allowed ? undefined : move.reason;
  };
  const approve = () => [...(decision.current?.querySelectorAll('button') ?? [])].at(-1)?.focus();
  useShortcuts({ decision: decides ? approve : undefined });
  return (
    <>
      <Box flex="grow" minWidth={0} role="status">
        <Text size="meta" tone={edit.problem === null ? 'subtle' : 'critical'}>
          {savedWords(edit)}
        </Text>
      </Box>
      {decides ? (
        <div ref={decision} role="group" aria-label="Decision" className={styles.decision}>
          <Button
            variant="critical"
            icon={X}
            disabledReason={reason('REJECTED')}
            onPress={() => moves.start(item, 'REJECTED')}
          >
            Reject
          </Button>
          <Button
            variant="primary"
            icon={Check}
            disabledReason={reason('APPROVED')}
            onPress={() => moves.start(item, 'APPROVED')}
          >
            Approve
          </Button>
        </div>
      ) : null}
    </>
  );
}
