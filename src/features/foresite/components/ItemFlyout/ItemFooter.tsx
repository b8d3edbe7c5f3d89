import { Button } from '#design-system/actions/Button/Button.tsx';
import { Check, X } from '#design-system/icons/shapes.ts';
import { Box } from '#design-system/layout/Box/Box.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { type Caller, canMoveStatus } from '#domain/items';
import type { Item, ItemStatus } from '../../model/foresiteTypes.ts';
import type { Moves } from '../useMoves.tsx';
import type { ItemEdit } from './useItemEdit.ts';

const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', hourCycle: 'h23' });

function savedWords({ isSaving, problem, savedAt }: ItemEdit): string {
  if (isSaving) return 'Saving…';
  if (problem !== null) return `Not saved. ${problem}`;
  return savedAt === null ? '' : `Saved ${clock.format(savedAt)}`;
}

/** What became of the last edit, and the two decisions. */
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
  const decides = item.status === 'PENDING' && caller.permissions.has('approve_scenarioitem');
  const reason = (to: ItemStatus) => {
    const decision = canMoveStatus(item, to, caller);
    return decision.allowed ? undefined : decision.reason;
  };
  return (
    <>
      <Box flex="grow" minWidth={0} role="status">
        <Text size="meta" tone={edit.problem === null ? 'subtle' : 'critical'}>
          {savedWords(edit)}
        </Text>
      </Box>
      {decides ? (
        <>
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
        </>
      ) : null}
    </>
  );
}
