import type { Caller, Services } from '#server/contract/handlers.ts';
import { hearsOf } from '#domain/access';
import type { LiveStream, StreamSink } from '#server/contract/liveStream.ts';
import type { LoggedEvent } from '#server/services/events/eventLog.ts';

/** Often enough that proxies keep the connection and a gone client is noticed. */
const heartbeatMs = 15_000;
/** Events that may wait for their turn before the client has to start anew. */
const mostWaiting = 1000;

type Watcher = Pick<Services, 'callerIn' | 'currentCaller' | 'feed'>;

/** One event as the contract's LiveEvent, in the form of server-sent events. */
function writeEvent(event: LoggedEvent): string {
  const live = {
    seq: event.seq,
    module: event.module,
    entity: event.entity,
    id: event.entityId,
    project_id: event.projectId,
    actor: event.actorId,
    kind: event.kind,
  };
  return `id: ${event.seq}\nevent: change\ndata: ${JSON.stringify(live)}\n\n`;
}

/**
 * Whether an event concerns the caller: addressed to them alone (their jobs, their notifications), or a change in the company or in a project
 * in sight of a module that they may read there.
 */
async function concerns(services: Watcher, caller: Caller, event: LoggedEvent): Promise<boolean> {
  if (event.userId !== null) return event.userId === caller.userId;
  const inside = event.projectId === null ? caller : await services.callerIn(caller, event.projectId);
  return inside !== null && hearsOf(event.module, inside.permissions);
}

/**
 * The caller's live changes. Each event is checked against their rights of this moment; the stream ends with the token
 * or the account, and the client comes back with a fresh token and `Last-Event-ID`.
 */
export function openEventStream(services: Watcher, caller: Caller, lastEventId: number | null): LiveStream {
  return {
    open: (sink: StreamSink) => {
      let stopped = false;
      let waiting = 0;
      let turn: Promise<void> = Promise.resolve();
      let unsubscribe = (): void => undefined;

      const end = () => {
        stop();
        sink.close();
      };
      const deliver = async (event: LoggedEvent): Promise<void> => {
        if (stopped) return;
        const current = await services.currentCaller(caller);
        if (await concerns(services, current, event)) sink.send(writeEvent(event));
      };
      const listen = (event: LoggedEvent): void => {
        waiting += 1;
        if (waiting > mostWaiting) return end();
        turn = turn
          .then(() => deliver(event))
          .catch(end)
          .finally(() => (waiting -= 1));
      };
      const beat = setInterval(() => {
        sink.send(': still here\n\n');
        services.currentCaller(caller).catch(end);
      }, heartbeatMs);
      const expiry = setTimeout(end, Math.max(0, caller.expiresAt - Date.now()));
      const stop = () => {
        stopped = true;
        clearInterval(beat);
        clearTimeout(expiry);
        unsubscribe();
      };

      services.feed
        .subscribe(caller.tenantId, lastEventId, listen)
        .then((subscription) => {
          if (stopped) return subscription.unsubscribe();
          unsubscribe = subscription.unsubscribe;
          // Only now nothing that happens can be missed.
          sink.send('retry: 2000\n: welcome\n\n');
          if (!subscription.complete) sink.send('event: reset\ndata: {}\n\n');
        })
        .catch(end);
      return stop;
    },
  };
}
