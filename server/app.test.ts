import { describe, expect, it } from 'vitest';
import { testApp } from '#tests/support/testApp.ts';

const { app, asOwner } = await testApp();
const page = (host: string, url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { host, accept: 'text/html', ...headers } });

describe('the base host', () => {
  it('says how to reach a company and names none', async () => {
    const answer = await page('localhost:4150', '/');
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    // A browser counts the redirect to a company's host as the form's target.
    expect(answer.headers['content-security-policy']).toContain("form-action 'self' http://*.localhost:4150");
    expect(answer.body).toContain('Choose your company');
    expect(answer.body).not.toMatch(/northbank|halden|<script(?! type="module" src)|style=/i);
  });

  it('leads to a company of this product and nowhere else', async () => {
    const answer = await page('localhost:4150', '/open?company=%20Northbank%20');
    expect([answer.statusCode, answer.headers.location]).toEqual([303, 'http://northbank.localhost:4150/']);
    for (const company of ['evil.example/', '//evil.example', 'a.b', '', '<b>', 'x@evil.example', 'x:80']) {
      const refused = await page('localhost:4150', `/open?company=${encodeURIComponent(company)}`);
      expect([refused.statusCode, refused.headers.location]).toEqual([400, undefined]);
      expect(refused.body).not.toContain('<b>');
    }
  });
});

describe('the catalogue', () => {
  it('may frame itself and be framed by nobody else; other pages by nobody at all', async () => {
    const framing = async (url: string) => {
      const { headers } = await page('northbank.localhost:4150', url);
      const policy = String(headers['content-security-policy']);
      return [/frame-ancestors [^;]*/.exec(policy)?.[0], headers['x-frame-options']];
    };
    expect(await framing('/catalogue')).toEqual(["frame-ancestors 'self'", 'SAMEORIGIN']);
    expect(await framing('/')).toEqual(["frame-ancestors 'none'", 'DENY']);
  });
});

describe('an unknown company', () => {
  it('gets the page of a failed sign-in, and JSON where JSON is asked', async () => {
    const answer = await page('nobody.localhost:4150', '/projects');
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain('log you in right now');
    const api = await page('nobody.localhost:4150', '/api/tenant');
    expect(api.json()).toMatchObject({ code: 'not_found' });
  });
});

describe('health', () => {
  it('tells the process from its database', async () => {
    expect((await page('anything', '/healthz')).json()).toEqual({
      status: 'ok',
      parts: { database: 'ok' },
    });
    expect((await page('anything', '/readyz')).json()).toEqual({
      status: 'ready',
      parts: { database: 'ok' },
    });
    expect((await page('anything', '/metrics')).statusCode).toBe(404);
  });
});

describe('a company’s pages', () => {
  it('are never cached stale nor served for files that are not there', async () => {
    const missing = await page('northbank.localhost:4150', '/assets/app-12345678.js');
    expect([missing.statusCode, missing.json<{ code: string }>().code]).toEqual([404, 'not_found']);
    expect((await page('northbank.localhost:4150', '/favicon.png')).statusCode).toBe(404);
  });

  it('compress answers that are worth it', async () => {
    const large = await page('northbank.localhost:4150', '/api/openapi.json', { 'accept-encoding': 'gzip' });
    expect(large.headers['content-encoding']).toBe('gzip');
    const small = await page('northbank.localhost:4150', '/api/tenant', { 'accept-encoding': 'gzip' });
    expect(small.headers['content-encoding']).toBeUndefined();
  });
});

describe('a renamed company', () => {
  it('is soon shown under its new name', async () => {
    await asOwner(`update tenant set name = 'Halden and Sons' where slug = 'halden'`);
    const name = async () =>
      (await page('halden.localhost:4150', '/api/tenant')).json<{ name: string }>().name;
    await expect.poll(name).toBe('Halden and Sons');
  });
});
