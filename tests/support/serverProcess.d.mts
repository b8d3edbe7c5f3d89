export interface ServerProcess {
  pid: number | undefined;
  port: number;
  /** Milliseconds from the start of the process to its ready line. */
  readyIn: number;
  output(): string;
  stop(): Promise<{ code: number | null; signal: string | null }>;
  kill(): Promise<{ code: number | null; signal: string | null }>;
}

export declare function freePort(): Promise<number>;
export declare function startServer(options: {
  port: number;
  env?: Record<string, string>;
  args?: string[];
  deadline?: number;
  /** Kills the process, as a power cut would, while it is starting. */
  signal?: AbortSignal;
}): Promise<ServerProcess>;
