import type { IncomingHttpHeaders } from 'node:http';

interface Place {
  port: number;
  /** The port people know, where it is not the server's own. */
  publicPort?: number;
  tenant: string;
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

export declare function call(
  request: Place & {
    path: string;
    method?: string;
    headers?: Record<string, string>;
    body?: string | Uint8Array;
  },
): Promise<Answer>;

export declare function signInOverHttp(
  request: Place & { email: string; password?: string; ports?: number[] },
): Promise<{ access_token: string; refresh_token: string; id_token: string }>;

export declare function callApi<Body = unknown>(
  request: Place & {
    token: string;
    path: string;
    method?: string;
    body?: unknown;
    headers?: Record<string, string>;
  },
): Promise<{ status: number; headers: IncomingHttpHeaders; body: Body }>;
