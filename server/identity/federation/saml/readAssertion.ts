import { isEmail, normalizeEmail } from '#domain/people';
import type { SamlConnection } from './samlConnection.ts';
import { samlNames } from './samlNames.ts';
import { SamlRefused } from './samlRefused.ts';
import { childrenOf, type XmlElement } from './strictXml.ts';

/** Who signed in, as the provider vouches for it. */
export type SamlIdentity = {
  /** The provider's name for the person (NameID); the same at every sign-in. */
  subject: string;
  /** Normalized as ours are. */
  email: string;
  givenName?: string;
  familyName?: string;
  attributes: Readonly<Record<string, readonly string[]>>;
  assertionId: string;
  /** Until when the assertion could be taken again; its id has to be remembered that long. */
  expires: Date;
};

type Expected = { connection: SamlConnection; requestId: string; now: Date };

const { assertion: space, bearer, entityFormat, transient } = samlNames;
const longestSkewSeconds = 300;
const longestName = 1024;

/** Reads a signed assertion; refuses one for somebody else, of somebody else, or of another time. */
export function readAssertion(assertion: XmlElement, expected: Expected): SamlIdentity {
  const { connection, now } = expected;
  const assertionId = assertion.attributes.get('ID');
  const isAssertion = assertion.namespace === space && assertion.name === 'Assertion';
  if (!isAssertion || assertion.attributes.get('Version') !== '2.0' || !assertionId) {
    throw new SamlRefused('malformed', 'no assertion of SAML 2.0');
  }
  checkIssuer(one(assertion, 'Issuer'), connection);
  const clock = clockOf(now, connection.clockSkewSeconds);
  const conditionsEnd = checkConditions(one(assertion, 'Conditions'), connection, clock);
  const subject = one(assertion, 'Subject', 'subject');
  const confirmedUntil = checkConfirmation(subject, expected, clock);
  checkStatements(assertion, clock);
  const nameId = readNameId(one(subject, 'NameID', 'subject'));
  const attributes = readAttributes(assertion);
  return {
    subject: nameId,
    ...readPerson(connection.attributes, attributes, nameId),
    attributes,
    assertionId,
    expires: new Date(Math.min(conditionsEnd, confirmedUntil) + clock.skew),
  };
}

/** Throws unless the issuer is the connection's provider (SAML profiles §4.1.4.2). */
export function checkIssuer(issuer: XmlElement, { idp }: SamlConnection): void {
  const format = issuer.attributes.get('Format') ?? entityFormat;
  const name = textOf(issuer);
  if (name !== idp.entityId || format !== entityFormat) throw new SamlRefused('issuer', name);
}

function one(parent: XmlElement, name: string, reason: 'malformed' | 'subject' = 'malformed'): XmlElement {
  const [found, ...more] = childrenOf(parent, space, name);
  if (!found || more.length > 0) throw new SamlRefused(reason, `${more.length ? 'two' : 'no'} ${name}`);
  return found;
}

function textOf(element: XmlElement): string {
  if (element.children.length > 0) throw new SamlRefused('malformed', `elements inside ${element.name}`);
  return element.text.trim();
}

/** A name made up for one session would make a stranger of the person at the next sign-in. */
function readNameId(element: XmlElement): string {
  const name = textOf(element);
  if (!name || name.length > longestName) throw new SamlRefused('subject', 'no NameID');
  if (element.attributes.get('Format') === transient) throw new SamlRefused('subject', 'a transient NameID');
  return name;
}

type Clock = {
  skew: number;
  /** Throws when the window of the element does not hold the present; hands back its end, Infinity without one. */
  check: (element: XmlElement, end?: string) => number;
};

/** Compares times with the agreed skew, all in milliseconds. */
function clockOf(now: Date, skewSeconds: number): Clock {
  const skew = Math.min(Math.max(skewSeconds, 0), longestSkewSeconds) * 1000;
  return {
    skew,
    check(element, end = 'NotOnOrAfter') {
      const from = momentOf(element, 'NotBefore');
      const until = momentOf(element, end);
      if (from !== undefined && now.getTime() + skew < from) {
        throw new SamlRefused('too_early', `${element.name} from ${new Date(from).toISOString()}`);
      }
      if (until !== undefined && now.getTime() - skew >= until) {
        throw new SamlRefused('too_late', `${element.name} until ${new Date(until).toISOString()}`);
      }
      return until ?? Infinity;
    },
  };
}

function momentOf(element: XmlElement, name: string): number | undefined {
  const text = element.attributes.get(name);
  if (text === undefined) return undefined;
  const isMoment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/.test(text);
  const moment = Date.parse(text);
  if (!isMoment || Number.isNaN(moment)) throw new SamlRefused('malformed', `${name} ${text}`);
  return moment;
}

/** Conditions of the standard only: one that is not understood makes the assertion undecided, so not valid. */
const knownConditions: readonly string[] = ['AudienceRestriction', 'OneTimeUse', 'ProxyRestriction'];

function checkConditions(conditions: XmlElement, { entityId }: SamlConnection, clock: Clock): number {
  const until = clock.check(conditions);
  const unknown = conditions.children.find(
    ({ namespace, name }) => namespace !== space || !knownConditions.includes(name),
  );
  if (unknown) throw new SamlRefused('malformed', `condition ${unknown.name}`);
  const restrictions = childrenOf(conditions, space, 'AudienceRestriction').map((restriction) =>
    childrenOf(restriction, space, 'Audience').map(textOf),
  );
  const isForUs = restrictions.length > 0 && restrictions.every((audiences) => audiences.includes(entityId));
  if (!isForUs) throw new SamlRefused('audience', restrictions.flat().join(' ').slice(0, 300));
  return until;
}

/** At least one bearer confirmation for our address, our request and this time (SAML profiles §4.1.4.3). */
function checkConfirmation(subject: XmlElement, { connection, requestId }: Expected, clock: Clock): number {
  const bearers = childrenOf(subject, space, 'SubjectConfirmation')
    .filter(({ attributes }) => attributes.get('Method') === bearer)
    .flatMap((confirmation) => childrenOf(confirmation, space, 'SubjectConfirmationData'));
  let fault = new SamlRefused('subject', 'no bearer confirmation');
  for (const data of bearers) {
    try {
      return checkBearer(data, { acsUrl: connection.acsUrl, requestId, clock });
    } catch (error) {
      if (!(error instanceof SamlRefused)) throw error;
      fault = error;
    }
  }
  throw fault;
}

function checkBearer(
  data: XmlElement,
  { acsUrl, requestId, clock }: { acsUrl: string; requestId: string; clock: Clock },
): number {
  const { attributes } = data;
  if (attributes.get('Recipient') !== acsUrl) throw new SamlRefused('recipient', attributes.get('Recipient'));
  if (attributes.get('InResponseTo') !== requestId) throw new SamlRefused('in_response_to');
  const until = clock.check(data);
  if (until === Infinity) throw new SamlRefused('malformed', 'a confirmation without an end');
  return until;
}

/** The person signed in at the provider, and that session has not ended. */
function checkStatements(assertion: XmlElement, clock: Clock): void {
  const statements = childrenOf(assertion, space, 'AuthnStatement');
  if (statements.length === 0) throw new SamlRefused('malformed', 'no AuthnStatement');
  for (const statement of statements) clock.check(statement, 'SessionNotOnOrAfter');
}

function readAttributes(assertion: XmlElement): Record<string, readonly string[]> {
  const found = new Map<string, string[]>();
  const all = childrenOf(assertion, space, 'AttributeStatement').flatMap((statement) =>
    childrenOf(statement, space, 'Attribute'),
  );
  for (const attribute of all) {
    const name = attribute.attributes.get('Name');
    if (!name) throw new SamlRefused('malformed', 'an attribute without a name');
    const values = childrenOf(attribute, space, 'AttributeValue').filter(
      ({ children }) => children.length === 0,
    );
    found.set(name, [...(found.get(name) ?? []), ...values.map(textOf)]);
  }
  return Object.fromEntries(found);
}

/** One address and no other: with two it would be open which of them signs in. */
function readPerson(
  names: SamlConnection['attributes'],
  attributes: Readonly<Record<string, readonly string[]>>,
  nameId: string,
): Pick<SamlIdentity, 'email' | 'givenName' | 'familyName'> {
  const valuesOf = (name: string) =>
    name && Object.hasOwn(attributes, name) ? (attributes[name] ?? []) : [];
  const emails = names.email ? valuesOf(names.email) : [nameId];
  const email = normalizeEmail(emails[0] ?? '');
  if (emails.length !== 1 || !isEmail(email)) throw new SamlRefused('email', `${emails.length} values`);
  const [givenName] = valuesOf(names.givenName);
  const [familyName] = valuesOf(names.familyName);
  return { email, ...(givenName ? { givenName } : {}), ...(familyName ? { familyName } : {}) };
}
