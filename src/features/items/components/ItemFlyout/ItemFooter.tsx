import { useRef } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Check, X } from '#design-system/icons/shapes.ts';
import { Box } from '#design-system/layout/Box/Box.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { type Caller, canMoveStatus } from '#domain/items';
import { useShortcuts } from '#shared/commands';
import type { Item, ItemStatus } from '#shared/foresite';
import * as t from '../../texts.ts';
import type { Moves } from '../useMoves.tsx';
import * as styles from './ItemFooter.css.ts';
import type { ItemEdit } from './useItemEdit.ts';

const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', hourCycle: 'h23' });

function savedWords({ isSaving, problem, savedAt }: ItemEdit): string {
  if (isSaving) return t.saving;
  if (problem !== null) return t.notSavedProblem(problem);
  return savedAt === null ? '' : t.savedFormat(clock.format(savedAt));
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
        <div ref={decision} role="group" aria-label={t.decision} className={styles.decision}>
          <Button
            variant="critical"
            icon={X}
            disabledReason={reason('REJECTED')}
            onPress={() => moves.start(item, 'REJECTED')}
          >
            {t.reject}
          </Button>
          <Button
            variant="primary"
            icon={Check}
            disabledReason={reason('APPROVED')}
            onPress={() => moves.start(item, 'APPROVED')}
          >
            {t.approve}
          </Button>
        </div>
      ) : null}
    </>
  );
}
