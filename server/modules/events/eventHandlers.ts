import { defineHandlers } from '#server/contract/handlers.ts';
import { openEventStream } from './eventStream.ts';

/** Live changes. */
export const eventHandlers = defineHandlers({
  streamEvents: async ({ services, caller, headers }) => {
    const last = headers['Last-Event-ID'];
    return openEventStream(services, caller, last === undefined ? null : Number(last));
  },
});
