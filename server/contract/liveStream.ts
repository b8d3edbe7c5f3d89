/** Where a live stream writes. `send` answers false when the client no longer keeps up. */
export type StreamSink = {
  send: (text: string) => boolean;
  close: () => void;
};

/** A stream that outlives its call: `open` starts it and returns how to stop it. */
export type LiveStream = { open: (sink: StreamSink) => () => void };
