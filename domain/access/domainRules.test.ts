import { describe, expect, it } from 'vitest';
import {
  addressProblem,
  connectionState,
  mailDomain,
  domainProblem,
  type EffectiveRule,
  idleText,
  isPasswordAccepted,
  leadsToConnection,
  ownershipOf,
  showsProof,
  type StepState,
  testState,
  testWords,
  turnOnProblem,
} from './index.ts';

const steps = (...states: StepState[]) => states.map((state) => ({ state }));

describe('a domain', () => {
  it('is the part behind the last @, in lower case', () => {
    expect(mailDomain('Ann@Company.Example ')).toBe('company.example');
    expect(mailDomain('"a@b"@company.example')).toBe('company.example');
    expect(mailDomain('nobody')).toBe('');
  });

  it.each([
    '',
    ' ',
    'company',
    'company..example',
    '-a.example',
    'a b.example',
    'https://a.example',
    'a@b.example',
  ])('is not %j', (typed) => expect(domainProblem(typed, [])).not.toBeNull());

  it('has one rule', () => {
    expect(domainProblem(' @Company.example', [])).toBeNull();
    expect(domainProblem('company.example', ['company.example'])).toContain('has a rule already');
  });

  it('is proven by exactly its own record, however DNS cut it up', () => {
    expect(showsProof([['v=spf1'], ['quoin-verif', 'ication=abc']], 'abc')).toBe(true);
    expect(showsProof([['quoin-verification=abcd']], 'abc')).toBe(false);
    expect(showsProof([['quoin-verification='], ['abc']], 'abc')).toBe(false);
    expect(ownershipOf({ connection: null, isVerified: false })).toBe('not_needed');
    expect(ownershipOf({ connection: 1, isVerified: false })).toBe('pending');
    expect(ownershipOf({ connection: null, isVerified: true })).toBe('verified');
  });
});

describe('a password', () => {
  const rules = { requireSso: true, administratorsKeepPassword: true };
  const rule: EffectiveRule = { isVerified: true, connection: { isOn: true }, isInternal: true };
  const nobody = { isAdministrator: false, isOnlyAdministrator: false };
  const administrator = { isAdministrator: true, isOnlyAdministrator: false };

  it('stops for internal people whose domain leads to a connection, and for nobody else', () => {
    expect(isPasswordAccepted(rules, rule, nobody)).toBe(false);
    expect(isPasswordAccepted({ ...rules, requireSso: false }, rule, nobody)).toBe(true);
    expect(isPasswordAccepted(rules, undefined, nobody)).toBe(true);
    for (const other of [
      { isInternal: false },
      { isVerified: false },
      { connection: null },
      { connection: { isOn: false } },
    ])
      expect(isPasswordAccepted(rules, { ...rule, ...other }, nobody)).toBe(true);
    expect(leadsToConnection(undefined)).toBe(false);
  });

  it('stays with administrators where the company wants it, and with the last one always', () => {
    const strict = { ...rules, administratorsKeepPassword: false };
    expect(isPasswordAccepted(rules, rule, administrator)).toBe(true);
    expect(isPasswordAccepted(strict, rule, administrator)).toBe(false);
    expect(isPasswordAccepted(strict, rule, { isAdministrator: true, isOnlyAdministrator: true })).toBe(true);
  });
});

describe('a connection', () => {
  it('can be turned on after a test without failures only', () => {
    const facts = { isComplete: true, steps: steps('good', 'remark') };
    expect(turnOnProblem(facts)).toBeNull();
    expect(connectionState({ ...facts, enabled: false })).toBe('ready');
    expect(connectionState({ ...facts, enabled: true })).toBe('on');
    expect(turnOnProblem({ ...facts, isComplete: false })).toMatch(/Fill in/);
    expect(turnOnProblem({ ...facts, steps: null })).toMatch(/Test this/);
    expect(turnOnProblem({ ...facts, steps: steps('good', 'waiting') })).toMatch(/Test this/);
    expect(turnOnProblem({ ...facts, steps: steps('good', 'failed', 'not_tried') })).toMatch(/failed/);
  });

  it('says in a few words how its test went', () => {
    expect(testWords(steps('good', 'good'))).toBe('Works');
    expect(testWords(steps('good', 'remark'))).toBe('Works, 1 remark');
    expect(testWords(steps('good', 'failed', 'not_tried'))).toBe('Failed at step 2');
    expect(testState(steps('good', 'not_tried'))).toBe('waiting');
  });

  it('stands at an address with https, or on this machine in development', () => {
    expect(addressProblem('https://id.company.example/realms/a?b=c', false)).toBeNull();
    expect(addressProblem('http://halden.localhost:4000/realms/halden', true)).toBeNull();
    for (const address of [
      'http://halden.localhost:4000',
      'http://company.example',
      'https://user@company.example',
      'https://company.example/#part',
      'javascript:alert(1)',
      'company.example',
      'http://localhost.evil.example',
    ])
      expect(addressProblem(address, address.includes('evil')), address).not.toBeNull();
  });
});

it('says hours as people do', () => {
  expect([1, 12, 24, 72, 168].map(idleText)).toEqual(['1 hour', '12 hours', '24 hours', '3 days', '7 days']);
});
