import { describe, expect, it } from 'vitest';
import { bare, idpMetadata } from '#tests/support/samlProvider.ts';
import { makeTestCertificate } from '#tests/support/testCertificate.ts';
import { readCertificate, readIdpMetadata, SamlMetadataError } from './index.ts';

const ended = new Date('2026-09-30T12:34:56Z');
const first = makeTestCertificate();
const second = makeTestCertificate({ subject: 'old.halden.example', notAfter: ended });
const weak = makeTestCertificate({ bits: 1024 }).certificate;
const good = {
  entityId: 'https://idp.halden.example/metadata?a=1&b=2',
  ssoUrl: 'https://idp.halden.example/sso?tenant=halden&x=1',
  certificates: [first.certificate, second.certificate],
};
const xml = idpMetadata(good);

const reasonOf = (text: string): string => {
  try {
    return JSON.stringify(readIdpMetadata(text));
  } catch (error) {
    if (!(error instanceof SamlMetadataError)) throw error;
    return error.reason;
  }
};

describe('readIdpMetadata', () => {
  it('reads name, address and signing certificates, ended ones, too', () => {
    expect(readIdpMetadata(`\uFEFF${xml}`)).toEqual({
      entityId: good.entityId,
      ssoUrl: good.ssoUrl,
      binding: 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect',
      certificates: [
        {
          pem: first.certificate,
          subject: 'CN=idp.halden.example',
          notBefore: new Date('2020-01-01T00:00:00Z'),
          notAfter: new Date('2049-01-01T00:00:00Z'),
        },
        {
          pem: second.certificate,
          subject: 'CN=old.halden.example',
          notBefore: new Date('2020-01-01T00:00:00Z'),
          notAfter: ended,
        },
      ],
      wantsSignedRequests: false,
    });
  });

  it('prefers the redirect, though another binding stands first', () => {
    const post =
      '<md:SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST" Location="';
    expect(xml.indexOf(post)).toBeLessThan(xml.indexOf('HTTP-Redirect'));
    expect(readIdpMetadata(xml.replace(`${post}https:`, `${post}http:`)).ssoUrl).toBe(good.ssoUrl);
  });

  it('takes keys without a use, leaves out those for encryption, and names each once', () => {
    const [signing, other] = xml.split('<md:KeyDescriptor use="signing">').slice(1);
    expect(signing && other).toBeTruthy();
    const mixed = xml
      .replace('<md:KeyDescriptor use="signing">', '<md:KeyDescriptor>')
      .replace('<md:KeyDescriptor use="signing">', '<md:KeyDescriptor use="encryption">');
    expect(readIdpMetadata(mixed).certificates.map(({ pem }) => pem)).toEqual([first.certificate]);
    const twice = idpMetadata({ ...good, certificates: [first.certificate, first.certificate] });
    expect(readIdpMetadata(twice).certificates).toHaveLength(1);
  });

  it('reads a provider among what else the file describes, and a certificate in lines', () => {
    const inside = xml
      .replace(/<\?xml.*\?>/, '')
      .replace(bare(first.certificate), bare(first.certificate).replaceAll(/.{60}/g, '$&\n      '));
    const other = '<md:EntityDescriptor entityID="urn:sp"><md:SPSSODescriptor/></md:EntityDescriptor>';
    const all = `<md:EntitiesDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata">${other}${inside}</md:EntitiesDescriptor>`;
    const { entityId, certificates } = readIdpMetadata(all);
    expect([entityId, certificates[0]?.pem]).toEqual([good.entityId, first.certificate]);
  });

  it('leaves out weak keys beside strong ones', () => {
    const mixed = idpMetadata({ ...good, certificates: [weak, first.certificate] });
    expect(readIdpMetadata(mixed).certificates.map(({ pem }) => pem)).toEqual([first.certificate]);
  });

  it('tells that signed requests are wanted', () => {
    const asking = xml.replace('<md:IDPSSODescriptor ', '$&WantAuthnRequestsSigned="true" ');
    expect(readIdpMetadata(asking).wantsSignedRequests).toBe(true);
  });

  it('allows a provider on this machine without https', () => {
    for (const host of ['localhost:8080', 'idp.localhost', '127.0.0.1:9000', '[::1]:9000']) {
      const ssoUrl = `http://${host}/sso`;
      expect(readIdpMetadata(idpMetadata({ ...good, ssoUrl })).ssoUrl).toBe(ssoUrl);
    }
  });

  const inFederation = (...providers: string[]) =>
    `<md:EntitiesDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata">${providers.map((each) => each.replace(/<\?xml.*\?>/, '')).join('')}</md:EntitiesDescriptor>`;

  it.each([
    ['nothing', '', 'malformed'],
    ['a page', '<!DOCTYPE html><html><head><meta charset="utf-8"></head></html>', 'malformed'],
    ['entities', `<!DOCTYPE a [<!ENTITY b "c">]>${xml.replace(/<\?xml.*\?>/, '')}`, 'malformed'],
    ['half a file', xml.slice(0, -30), 'malformed'],
    ['a whole federation', xml + ' '.repeat(512 * 1024), 'too_large'],
    ['our own metadata', xml.replaceAll('IDPSSODescriptor', 'SPSSODescriptor'), 'not_one_provider'],
    ['two providers', inFederation(xml, xml), 'not_one_provider'],
    ['a provider without a name', xml.replace(/entityID="[^"]*"/, ''), 'not_one_provider'],
    ['names of another namespace', xml.replace('SAML:2.0:metadata', 'SAML:9.9:metadata'), 'not_one_provider'],
    ['no redirect', xml.replace('HTTP-Redirect', 'SOAP'), 'no_redirect_endpoint'],
    ['no address', idpMetadata({ ...good, ssoUrl: '/sso' }), 'no_redirect_endpoint'],
    [
      'an open address',
      idpMetadata({ ...good, ssoUrl: 'http://idp.halden.example/sso' }),
      'insecure_endpoint',
    ],
    ['a script', idpMetadata({ ...good, ssoUrl: 'javascript:alert(1)' }), 'insecure_endpoint'],
    [
      'a look-alike of this machine',
      idpMetadata({ ...good, ssoUrl: 'http://localhost.evil.example/' }),
      'insecure_endpoint',
    ],
    [
      'an address with a name in it',
      idpMetadata({ ...good, ssoUrl: 'https://a:b@idp.halden.example/' }),
      'insecure_endpoint',
    ],
    ['no key', idpMetadata({ ...good, certificates: [] }), 'no_certificate'],
    ['a key that is none', idpMetadata({ ...good, certificates: ['AAAA', 'no base64!'] }), 'no_certificate'],
    ['weak keys', idpMetadata({ ...good, certificates: [weak] }), 'weak_certificate'],
  ])('refuses %s', (_, text, reason) => expect(reasonOf(text)).toBe(reason));
});

it('readCertificate reads bare base64 as well and nothing else', () => {
  expect(readCertificate(bare(first.certificate))?.pem).toBe(first.certificate);
  expect(readCertificate(first.privateKey)).toBeUndefined();
  expect(readCertificate('')).toBeUndefined();
});
