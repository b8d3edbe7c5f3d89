import autocannon from 'autocannon';

export interface Load {
  port: number;
  path: string;
  headers?: Record<string, string>;
  seconds: number;
}

export interface LoadResult {
  perSecond: number;
  p50: number;
  p99: number;
  errors: number;
}

/** Loads one address over 16 connections. Requests per second, milliseconds, and answers that were no success. */
export async function load({ port, path, headers = {}, seconds }: Load): Promise<LoadResult> {
  const result = await autocannon({
    url: `http://127.0.0.1:${port}${path}`,
    headers,
    connections: 16,
    duration: seconds,
  });
  return {
    perSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    errors: result.errors + result.non2xx,
  };
}

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};
