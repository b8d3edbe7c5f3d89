import { useAddress } from '#platform/routing';
import type { MeetingTopic } from '#shared/foresite';
import { nextOpen } from '../model/meetingLooks.ts';

/**
 * The place of the topic that the address names; of the first open one otherwise. And the way to show another: at once, so that
 * what is typed right after a press on the agenda is a note to the topic that was pressed.
 */
export function useShownTopic(
  topics: readonly MeetingTopic[],
): [number, (topic: MeetingTopic | undefined) => void] {
  const [address, setAddress] = useAddress();
  const named = topics.findIndex(({ id }) => String(id) === address.get('topic'));
  const index = named >= 0 ? named : Math.max(0, nextOpen(topics, -1));
  const show = (topic: MeetingTopic | undefined) => {
    if (!topic) return;
    setAddress(
      (old) => {
        const next = new URLSearchParams(old);
        next.set('topic', String(topic.id));
        return next;
      },
      { replace: true, flushSync: true },
    );
  };
  return [index, show];
}
