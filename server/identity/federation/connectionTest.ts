import type { StepState } from '#domain/access';
import { type Connection, isComplete, UpstreamRefused, type UpstreamPerson } from './connection.ts';
import type { createOidcUpstream } from './oidcUpstream.ts';

/** One step of a connection test. */
export type TestStep = {
  key: 'description' | 'keys' | 'sign_in' | 'email' | 'groups';
  title: string;
  detail: string;
  state: StepState;
  milliseconds: number | null;
};

/** A test as it is kept; `at` in ISO 8601. */
export type KeptTest = { at: string; by_id: number; steps: TestStep[] };

type Step = Pick<TestStep, 'title' | 'detail'> & { state?: StepState };

const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
const hostOf = (address: string) => (URL.canParse(address) ? new URL(address).host : address);

/** Makes a step of what a look at something says, or of the refusal that it ends with. */
async function measure(
  key: TestStep['key'],
  title: string,
  look: () => Promise<Step> | Step,
): Promise<TestStep> {
  const begun = performance.now();
  try {
    const found = await look();
    return { key, state: 'good', milliseconds: Math.round(performance.now() - begun), ...found };
  } catch (error) {
    const known = error instanceof UpstreamRefused || (error as Error).name === 'OutsideRefused';
    const detail = known ? (error as Error).message : 'It could not be read.';
    return { key, title, detail, state: 'failed', milliseconds: null };
  }
}

const later = (key: TestStep['key'], title: string): TestStep => ({
  key,
  title,
  detail: 'Not tried',
  state: 'not_tried',
  milliseconds: null,
});

const signInSteps = {
  oidc: [
    later('sign_in', 'Sign-in and return'),
    later('email', 'E-mail is verified'),
    later('groups', 'Groups'),
  ],
  saml: [later('sign_in', 'Sign-in and return'), later('email', 'E-mail in the assertion')],
} as const;

type Upstream = ReturnType<typeof createOidcUpstream>;

async function probeOidc(upstream: Upstream, connection: Connection): Promise<TestStep[]> {
  const { issuer } = connection.config;
  const description = await measure('description', 'Discovery document', async () => {
    await upstream.describe(connection, true);
    return { title: 'Discovery document', detail: hostOf(issuer) };
  });
  if (description.state === 'failed') return [description, later('keys', 'Signing keys')];
  const keys = await measure('keys', 'Signing keys', async () => {
    const { count, algorithms } = await upstream.listKeys(await upstream.describe(connection));
    if (count === 0)
      throw new UpstreamRefused('no_keys', 'The provider shows no key with which a token could be checked.');
    return {
      title: 'Signing keys',
      detail: `${count} ${count === 1 ? 'key' : 'keys'}, ${algorithms.join(', ')}`,
    };
  });
  return [description, keys];
}

/** Looks at the kept metadata: what there is to ask was asked as it was loaded. */
async function probeSaml({ config }: Connection, now: Date): Promise<TestStep[]> {
  const source = config.metadata_url || config.provider_entity_id;
  const host = hostOf(source);
  const description = await measure('description', 'Metadata', () => ({
    title: 'Metadata',
    detail: source.replace(/^https?:\/\//, ''),
  }));
  const valid = config.certificates.filter(
    ({ not_before, not_after }) =>
      Date.parse(not_before) <= now.getTime() && now.getTime() < Date.parse(not_after),
  );
  const [kept] = config.certificates;
  const newest = config.certificates.reduce(
    (latest, { not_after }) => (not_after > latest ? not_after : latest),
    kept?.not_after ?? '',
  );
  const begins = kept && Date.parse(kept.not_before) > now.getTime();
  const keys: TestStep =
    valid.length > 0
      ? {
          key: 'keys',
          title: 'Signing certificate',
          detail: `${valid[0]?.subject ?? ''}, until ${date.format(new Date(newest))}`,
          state: 'good',
          milliseconds: null,
        }
      : {
          key: 'keys',
          title: begins
            ? `Signing certificate begins ${date.format(new Date(kept.not_before))}`
            : `Signing certificate ended ${date.format(new Date(newest))}`,
          detail: `Ask ${host} for the new one, then load the metadata again`,
          state: 'failed',
          milliseconds: null,
        };
  return [description, keys];
}

/** The steps that need nobody to sign in, and those that are still to come. */
export async function probeConnection(
  upstream: Upstream,
  connection: Connection,
  now: Date,
): Promise<TestStep[]> {
  const looked =
    connection.kind === 'oidc' ? await probeOidc(upstream, connection) : await probeSaml(connection, now);
  const [signIn, ...rest] = signInSteps[connection.kind];
  const goesOn = isComplete(connection) && looked.every(({ state }) => state === 'good');
  return [
    ...looked,
    goesOn ? { ...signIn, state: 'waiting', detail: `Sign in at ${connection.name} to go on` } : signIn,
    ...rest,
  ];
}

/** The steps after a sign-in came back with somebody, or with a refusal. */
export function concludeTest(
  connection: Connection,
  begun: readonly TestStep[],
  outcome: UpstreamPerson | UpstreamRefused,
  milliseconds: number,
): TestStep[] {
  const [signIn, email, ...rest] = signInSteps[connection.kind];
  const before = begun.filter(({ key }) => key === 'description' || key === 'keys');
  if (outcome instanceof UpstreamRefused)
    return [...before, { ...signIn, state: 'failed', detail: outcome.message }, email, ...rest];
  const { email_claim, verified_claim } = connection.config;
  const came: TestStep = { ...signIn, state: 'good', detail: outcome.email || outcome.subject, milliseconds };
  const isGood = outcome.email !== '' && outcome.emailVerified;
  const claims = connection.kind === 'oidc' ? `${email_claim}, ${verified_claim}` : email_claim;
  const problem =
    outcome.email === ''
      ? { title: 'No e-mail came back', detail: `The provider sent nothing under "${email_claim}"` }
      : {
          title: 'E-mail is not verified',
          detail: `The provider does not say so under "${verified_claim}"`,
        };
  const mail: TestStep = isGood
    ? { ...email, state: 'good', detail: claims }
    : { ...email, ...problem, state: 'failed' };
  return [...before, came, mail, ...rest.map(() => groupsStep(outcome.groups))];
}

const groupsStep = (groups: number): TestStep =>
  groups > 0
    ? {
        key: 'groups',
        title: groups === 1 ? '1 group in the token' : `${groups} groups in the token`,
        detail: 'Roles come from invites all the same',
        state: 'good',
        milliseconds: null,
      }
    : {
        key: 'groups',
        title: 'No groups in the token',
        detail: 'Roles come from invites',
        state: 'remark',
        milliseconds: null,
      };
