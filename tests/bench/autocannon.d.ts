// The part of autocannon that the benchmarks use; the package ships no types.
declare module 'autocannon' {
  interface Options {
    url: string;
    headers?: Record<string, string>;
    connections: number;
    /** Seconds. */
    duration: number;
    /** Requests a second over all connections; as many as there can be without it. */
    overallRate?: number;
  }
  interface Result {
    requests: { average: number };
    /** Milliseconds. */
    latency: { p50: number; p99: number };
    errors: number;
    non2xx: number;
  }
  interface Run extends Promise<Result> {
    /** `milliseconds` are those of one answer. */
    on: (
      event: 'response',
      heard: (client: unknown, status: number, bytes: number, milliseconds: number) => void,
    ) => void;
  }
  export default function autocannon(options: Options): Run;
}
