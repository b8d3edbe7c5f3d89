/** How a live connection stands. */
export type LineState = 'connected' | 'reconnecting' | 'disconnected';

interface Wire {
  /** Opens a connection; the browser's own unless a test gives another. */
  open: () => WebSocket;
  /** Milliseconds before the n-th try in a row; null once there were enough. */
  delay: (attempt: number) => number | null;
  /** Milliseconds between two pings. */
  heartbeat: number;
  /** What is said first on each connection. */
  greet: () => Promise<object>;
  onMessage: (message: { type?: string }) => void;
  onState: (state: LineState) => void;
  /** Whether a close of this code is final; the owner hears of it. */
  isFinal: (code: number) => boolean;
}

/** One live connection, kept alive. */
export interface LiveLine {
  /** Whether it went out; false while there is no connection. */
  send: (message: object) => boolean;
  /** Closes this connection and tries at once. */
  renew: () => void;
  close: () => void;
}

/** A socket at an address of this host. */
export const openSocket = (path: string): WebSocket => {
  const address = new URL(path, location.href);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  return new WebSocket(address);
};

/** Keeps a connection: after a close that nobody asked for it tries again, ever later; any message or open begins the count anew. */
export function openLine({ open, delay, heartbeat, greet, onMessage, onState, isFinal }: Wire): LiveLine {
  let socket: WebSocket | undefined;
  let attempt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;

  const connect = () => {
    const own = open();
    socket = own;
    own.addEventListener('open', () => {
      attempt = 0;
      greet().then(
        (greeting) => {
          if (socket !== own || own.readyState !== WebSocket.OPEN) return;
          own.send(JSON.stringify(greeting));
          onState('connected');
        },
        () => own.close(),
      );
    });
    own.addEventListener('message', ({ data }) => {
      attempt = 0;
      const message = readMessage(data);
      if (message && socket === own) onMessage(message);
    });
    own.addEventListener('close', ({ code }) => {
      if (socket === own) lose(code);
    });
  };
  const lose = (code: number) => {
    socket = undefined;
    if (isOver) return;
    attempt += 1;
    const wait = isFinal(code) ? null : delay(attempt);
    onState(wait === null ? 'disconnected' : 'reconnecting');
    if (wait !== null) timer = setTimeout(connect, wait);
  };
  const send = (message: object): boolean => {
    if (socket?.readyState !== WebSocket.OPEN) return false;
    socket.send(JSON.stringify(message));
    return true;
  };
  const beat = setInterval(() => send({ type: 'ping' }), heartbeat);
  onState('reconnecting');
  connect();

  return {
    send,
    renew: () => {
      clearTimeout(timer);
      const old = socket;
      socket = undefined;
      old?.close();
      if (!isOver) connect();
    },
    close: () => {
      isOver = true;
      clearTimeout(timer);
      clearInterval(beat);
      socket?.close();
    },
  };
}

function readMessage(data: unknown): { type?: string } | undefined {
  try {
    const message: unknown = typeof data === 'string' ? JSON.parse(data) : undefined;
    return typeof message === 'object' && message !== null ? message : undefined;
  } catch {
    return undefined;
  }
}
