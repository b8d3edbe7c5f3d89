// One attack on a running server, in a process of its own so that it does not slow who measures: chosen by its first argument, ended by SIGTERM. Prints `ready` once it begins and at last how its calls were answered.
import { Agent, request } from 'node:http';
import { zipSync } from 'fflate';
import { knotGroups } from '../support/knot.ts';
import { signInOverHttp } from '../support/httpSession.mjs';
import { formWith, png } from '../support/upload.ts';
import { workbookParts } from '../support/workbooks.ts';

/** What an attack is made with. */
export interface AttackPlace {
  kind: keyof typeof attacks;
  port: number;
  tenant: string;
  email: string;
  token: string;
  projectId: number;
  milestoneId: number;
  itemId: number;
}

const place = JSON.parse(process.argv[2] ?? '{}') as AttackPlace;
const answers = new Map<string, number>();
const agent = new Agent({ keepAlive: true, maxSockets: 400 });
const stop = new AbortController();
const count = (what: string) => answers.set(what, (answers.get(what) ?? 0) + 1);
process.on('SIGTERM', () => {
  stop.abort();
  setTimeout(() => {
    process.stdout.write(JSON.stringify(Object.fromEntries(answers)));
    process.exit(0);
  }, 200);
});

interface Call {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  anonymous?: boolean;
}

/** Sends one call and counts its status; `holds` keeps the answer open. */
function send({ method = 'POST', path, headers = {}, body, anonymous }: Call, holds = false): Promise<void> {
  return new Promise((resolve) => {
    const sent = request(
      {
        agent: holds ? false : agent,
        host: '127.0.0.1',
        port: place.port,
        method,
        path,
        headers: {
          host: `${place.tenant}.localhost:${place.port}`,
          ...(anonymous ? {} : { authorization: `Bearer ${place.token}` }),
          ...(body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }),
          ...headers,
        },
      },
      (response) => {
        count(String(response.statusCode));
        response.resume();
        if (holds) return;
        response.on('end', resolve);
      },
    );
    sent.on('error', (error: NodeJS.ErrnoException) => {
      count(error.code ?? 'broken');
      resolve();
    });
    sent.end(body);
  });
}

const json = { 'content-type': 'application/json' };
/** Written once: what an attacker does for a body costs a machine of its own. */
const bodies = [
  `{"name":"${'\\"'.repeat(260_000)}`,
  '['.repeat(500_000),
  `{"a":${'{"a":'.repeat(100_000)}`,
  `{"name":"${'\\u0000'.repeat(150_000)}"}`,
  `{"x":${'1'.repeat(900_000)}}`,
].map((body) => Buffer.from(body));
const corner = Buffer.from(
  zipSync(workbookParts('<row r="99999999"><c r="ZZZZZ99999999"><v>1</v></c></row>')),
);
const wide = Buffer.from(
  zipSync(
    workbookParts(
      `<row r="1"><c r="A1"><v>1</v></c></row></sheetData><mergeCells>${'<mergeCell ref="A1:GR20000"/>'.repeat(5000)}</mergeCells><sheetData>`,
    ),
  ),
);
const large = png({ extra: 4_000_000 });

const attacks = {
  /** Bodies that a careless reader chokes on, with and without a name. */
  bodies: async (turn: number) => {
    const body = bodies[turn % bodies.length] as Buffer;
    const path = `/api/projects/${place.projectId}/scenario-items`;
    await send({ path, headers: json, body, anonymous: turn % 2 === 0 });
  },
  workbooks: async (turn: number) => {
    const form = formWith({ name: 'estimate.xlsx', bytes: turn % 2 === 0 ? corner : wide });
    const path = `/api/projects/${place.projectId}/estimate/uploads?milestone=${place.milestoneId}`;
    await send({ path, ...form });
  },
  'sign-ins': async (turn: number) => {
    const { port, tenant } = place;
    const email = turn % 3 === 0 ? place.email : `nobody${turn}@halden.example`;
    try {
      await signInOverHttp({ port, tenant, email, password: `wrong ${turn}` });
      count('let in');
    } catch {
      count('refused');
    }
  },
  'hard ranges': async () => {
    const base = `/api/projects/${place.projectId}`;
    // In two groups of the knot, so that nothing that was found before helps.
    const body = JSON.stringify({ name: 'Asks anew', me_group_ids: knotGroups.slice(0, 2) });
    await send({ path: `${base}/scenario-items`, headers: json, body });
    await send({ method: 'GET', path: `${base}/foresite` });
  },
  streams: async () => {
    void send({ method: 'GET', path: '/api/events', headers: { accept: 'text/event-stream' } }, true);
    await new Promise((resolve) => setTimeout(resolve, 40));
  },
  'full disk': async () => {
    const query = `entity_name=item&entity_id=${place.itemId}&field_name=attachments`;
    await send({ path: `/api/attachments?${query}`, ...formWith({ name: 'large.png', bytes: large }) });
  },
};

async function lane(number: number) {
  for (let turn = number; !stop.signal.aborted; turn += 4) {
    await attacks[place.kind](turn);
    // As fast as a person's script, not as fast as this machine: who measures shares it.
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
process.stdout.write('ready\n');
await Promise.all([0, 1, 2, 3].map(lane));
