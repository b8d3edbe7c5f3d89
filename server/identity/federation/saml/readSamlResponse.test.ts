import { expect, it } from 'vitest';
import { encodeSaml, type SamlAnswer, samlProvider } from '#tests/support/samlProvider.ts';
import { readSamlResponse, type SamlConnection } from './index.ts';

const provider = samlProvider();
const connection = provider.connection();
const requestId = '_0123456789abcdef0123456789abcdef';
const now = new Date('2026-11-21T12:00:00Z');
const at = (seconds: number) => new Date(now.getTime() + seconds * 1000);

const read = (xml: string, to: SamlConnection = connection, moment = now) =>
  readSamlResponse(to, { samlResponse: encodeSaml(xml), expectedRequestId: requestId, now: moment });
const write = (change: Partial<SamlAnswer> = {}) => provider.write(connection, requestId, now, change);
const answer = (change: Partial<SamlAnswer> = {}) => provider.sign(write(change));

it('reads who signed in', async () => {
  expect(await read(answer())).toEqual({
    subject: 'lena.brandt',
    email: 'architect@halden.example',
    givenName: 'Lena',
    familyName: 'Brandt',
    attributes: {
      mail: ['architect@halden.example'],
      givenName: ['Lena'],
      sn: ['Brandt'],
      groups: ['a', 'b'],
    },
    assertionId: '_assertion-1',
    expires: at(360),
  });
});
