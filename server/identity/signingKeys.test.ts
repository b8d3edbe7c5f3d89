import { describe, expect, it } from 'vitest';
import { fakeIdentityStore } from './identityStoreFake.ts';
import { open, seal } from './sealedKey.ts';
import { listPublicKeys, loadSigningKeys, rotateSigningKey } from './signingKeys.ts';
import { secret } from './testRealms.ts';

const kids = (keys: { kid?: string | undefined }[]) => keys.map(({ kid }) => kid);

describe('signing keys', () => {
  it('makes one key when two processes start at once', async () => {
    const store = fakeIdentityStore([]);
    const both = await Promise.all([loadSigningKeys(store, 1, secret), loadSigningKeys(store, 1, secret)]);
    expect(both[0].signing[0]).toEqual(both[1].signing[0]);
    expect(kids(await listPublicKeys(store, 1))).toEqual(['k1']);
  });

  it('signs with the newest and goes on verifying with the old', async () => {
    const store = fakeIdentityStore([]);
    await loadSigningKeys(store, 1, secret);
    await Promise.all([rotateSigningKey(store, 1, secret), rotateSigningKey(store, 1, secret)]);
    const { signing, publicKeys } = await loadSigningKeys(store, 1, secret);
    expect(kids(signing)).toEqual(['k2', 'k1']);
    expect(kids(publicKeys)).toEqual(['k1', 'k2']);
    expect(publicKeys.some((key) => 'd' in key)).toBe(false);
  });

  it('makes a new key under a new secret, and two processes with different secrets leave each other alone', async () => {
    const store = fakeIdentityStore([]);
    const other = 'another secret of the installation';
    await loadSigningKeys(store, 1, secret);
    expect(kids((await loadSigningKeys(store, 1, other)).signing)).toEqual(['k2']);
    expect(kids((await loadSigningKeys(store, 1, secret)).signing)).toEqual(['k1']);
    expect(kids(await listPublicKeys(store, 1))).toEqual(['k1', 'k2']);
  });

  it('keeps companies apart', async () => {
    const store = fakeIdentityStore([]);
    const [one, two] = await Promise.all([
      loadSigningKeys(store, 1, secret),
      loadSigningKeys(store, 2, secret),
    ]);
    expect(one.publicKeys[0]?.n).not.toBe(two.publicKeys[0]?.n);
  });
});

describe('sealing', () => {
  it('opens with the same secret and binding only', () => {
    const sealed = seal(secret, '1:k1', 'private');
    expect(sealed).not.toContain('private');
    expect(open(secret, '1:k1', sealed)).toBe('private');
    expect(open('another secret', '1:k1', sealed)).toBeUndefined();
    expect(open(secret, '2:k1', sealed)).toBeUndefined();
    const [kind, iv, body = '', tag] = sealed.split('.');
    const altered = [kind, iv, (body.startsWith('A') ? 'B' : 'A') + body.slice(1), tag].join('.');
    expect(open(secret, '1:k1', altered)).toBeUndefined();
    expect(open(secret, '1:k1', [kind, iv, body, tag?.slice(0, 6)].join('.'))).toBeUndefined();
    expect(open(secret, '1:k1', 'nonsense')).toBeUndefined();
  });
});
