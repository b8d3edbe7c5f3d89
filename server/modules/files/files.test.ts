import { existsSync } from 'node:fs';
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { removeOrphans } from '#server/services/files/orphanRepository.ts';
import { address, type Attachment, attachmentCalls, type Place } from '#tests/support/attachmentCalls.ts';
import { testApp } from '#tests/support/testApp.ts';
import { formWith, png } from '#tests/support/upload.ts';

let now = new Date('2026-11-20T12:00:00Z');
const app = await testApp({ clock: () => now });
const admin = await app.actor('admin@northbank.example');
const stranger = await app.actor('architect@halden.example', 'halden');
const projectId = await app.projectId('Cedar Ridge');
const itemId = await app
  .asOwner<{ id: string }>('select min(id) as id from item where project_id = $1 and status = $2', [
    projectId,
    'PENDING',
  ])
  .then(([row]) => Number(row?.id));

const logo: Place = { entity: 'company', id: 1, field: 'logo' };
const documents: Place = { entity: 'item', id: itemId, field: 'attachments' };
const { send, list } = attachmentCalls(app, admin);
const open = (url: string, host = 'northbank') =>
  app.app.inject({ method: 'GET', url, headers: { host: `${host}.localhost:4150` } });
const stored = async () =>
  (await readdir(join(app.config.dataDir, 'files'), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

describe('a logo', () => {
  it('is uploaded, shown without a token, and replaced by the next', async () => {
    const first = await send(logo, 'northbank.png', png(), admin, { attachments_metadata: '{"alt":"N"}' });
    expect(first.statusCode).toBe(201);
    expect(first.json()).toMatchObject({
      file_name: 'northbank.png',
      file_type: 'image/png',
      size: png().length,
      metadata: { alt: 'N' },
    });
    const shown = await open(first.json<Attachment>().url);
    expect(shown.rawPayload.equals(png())).toBe(true);
    expect(shown.headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-disposition': `inline; filename="northbank.png"; filename*=UTF-8''northbank.png`,
      'cache-control': 'private, max-age=86400, immutable',
    });
    expect(shown.headers['content-security-policy']).toContain('sandbox');
    expect(shown.headers['set-cookie']).toBeUndefined();

    const user = async () =>
      (await app.call('GET', '/current_user', { as: admin })).json<{ companies: { logo_url: string }[] }>();
    expect((await user()).companies[0]?.logo_url).toBe(first.json<Attachment>().url);
    const second = await send(logo, 'new.png', png({ color: [200, 30, 30] }));
    expect((await user()).companies[0]?.logo_url).toBe(second.json<Attachment>().url);
    expect((await list(logo)).results.map(({ file_name }) => file_name)).toEqual(['new.png']);
    expect((await open(first.json<Attachment>().url)).statusCode).toBe(404);
    await expect.poll(stored).toHaveLength(1);
  });

  it('stands beside a picture of the company, and neither takes the place of the other', async () => {
    const own = async () =>
      (await app.call('GET', '/current_user', { as: admin })).json<{
        companies: { logo_url: string | null; picture_url: string | null }[];
      }>().companies[0];
    const { url: logoUrl } = (await send(logo, 'northbank.png', png())).json<Attachment>();
    const sent = await send({ ...logo, field: 'picture' }, 'mark.png', png());
    expect(sent.statusCode).toBe(201);
    const { id, url } = sent.json<Attachment>();
    expect(await own()).toMatchObject({ logo_url: logoUrl, picture_url: url });
    const elsewhere = await app.call('GET', '/current_user', { as: stranger });
    expect(elsewhere.body).not.toContain(url);
    expect((await app.call('DELETE', `/attachments/${id}`, { as: admin })).statusCode).toBe(204);
    expect(await own()).toMatchObject({ logo_url: logoUrl, picture_url: null });
    await expect.poll(stored).toHaveLength(1);
  });

  it('may be a drawing, which is kept as it is written anew', async () => {
    const svg = '<svg viewBox="0 0 4 4"><script>alert(1)</script><path d="M0 0h4" onclick="alert(1)"/></svg>';
    const sent = await send(logo, 'mark.svg', Buffer.from(svg));
    expect(sent.statusCode).toBe(201);
    const { url, size, file_type: type } = sent.json<Attachment>();
    const shown = await open(url);
    expect(shown.body).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path d="M0 0h4"></path></svg>',
    );
    expect([type, size, shown.headers['content-type']]).toEqual([
      'image/svg+xml',
      shown.rawPayload.length,
      'image/svg+xml',
    ]);
    expect(shown.headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox/);
    const wrong = await send(logo, 'mark.svg', Buffer.from('<svg><g></svg>'));
    expect([wrong.statusCode, wrong.body]).toEqual([
      415,
      expect.stringContaining('is not what its name says'),
    ]);
  });

  it('is removed with its bytes', async () => {
    const [row] = (await list(logo)).results;
    expect((await app.call('DELETE', `/attachments/${row?.id}`, { as: admin })).statusCode).toBe(204);
    expect((await list(logo)).count).toBe(0);
    await expect.poll(stored).toEqual([]);
  });

  it('is changed by whoever may change the company, before the file is read', async () => {
    const other = await app.addPerson(['account_administration_access']);
    const refused = await send(logo, 'a.png', png(), other);
    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toMatchObject({ permission: 'change_company' });
    expect(await stored()).toEqual([]);
  });
});

describe('a file of a row out of sight', () => {
  it('answers as one of a row that is not there', async () => {
    const person = await app.addPerson(['foresite_access', 'edit_any_scenarioitem']);
    const nobody = await send({ ...documents, id: 987_654 }, 'a.pdf', Buffer.from('%PDF-1.7 %%EOF'), person);
    expect(nobody.statusCode).toBe(404);
    for (const [place, as] of [
      [documents, person],
      [documents, stranger],
      [logo, stranger],
      [{ entity: 'user', id: admin.id, field: 'avatar' }, stranger],
    ] as const) {
      const answer = await send(place, 'a.png', png(), as);
      expect([answer.statusCode, answer.body]).toEqual([404, nobody.body]);
      expect(await list(place, as)).toEqual({ count: 0, results: [] });
    }
    const kept = (await send(logo, 'a.png', png())).json<Attachment>();
    expect((await open(kept.url, 'halden')).statusCode).toBe(404);
    const removal = await app.call('DELETE', `/attachments/${kept.id}`, { as: stranger });
    const missing = await app.call('DELETE', '/attachments/987654', { as: stranger });
    expect([removal.statusCode, removal.body]).toEqual([404, missing.body]);
  });

  it('has no field that its kind of row has not', async () => {
    const answer = await send({ entity: 'company', id: 1, field: 'avatar' }, 'a.png', png());
    expect([answer.statusCode, answer.json<{ errors: object }>().errors]).toEqual([
      400,
      { field_name: [expect.stringContaining('avatar')] },
    ]);
  });
});

describe('an avatar', () => {
  it('is one’s own, or an administrator’s to set, and stands beside the name', async () => {
    const cost = await app.actor('cost@northbank.example');
    const place = { entity: 'user', id: cost.id, field: 'avatar' };
    const other = await app.addPerson(['change_company', 'view_users']);
    expect((await send(place, 'me.png', png(), other)).statusCode).toBe(403);
    const { url } = (await send(place, 'me.png', png(), cost)).json<Attachment>();
    expect((await app.call('GET', '/current_user', { as: cost })).json()).toMatchObject({ avatar_url: url });
    const people = (await app.call('GET', '/company-users?search=cost@', { as: admin })).json<{
      results: { avatar_url: string | null }[];
    }>();
    expect(people.results.map((one) => one.avatar_url)).toEqual([url]);
    expect((await send(place, 'me.png', png({ width: 9 }), admin)).statusCode).toBe(201);
  });
});

describe('a document', () => {
  const pdf = Buffer.from('%PDF-1.7\n1 0 obj\nendobj\n%%EOF\n');

  it('is offered for download for some minutes', async () => {
    const kept = await send(documents, 'Struktur “A”.pdf', pdf);
    const { url } = kept.json<Attachment>();
    const shown = await open(url);
    expect(shown.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'private, no-store',
    });
    expect(shown.headers['content-disposition']).toMatch(
      /^attachment; filename="Struktur _A_.pdf"; filename\*=UTF-8''/,
    );
    expect((await list(documents)).results[0]?.url).toBe(url);
    const bare = url.split('?')[0] ?? '';
    const later = url.replace(/until=\d+/, (text) => `until=${Number(text.slice(6)) + 600_000}`);
    for (const other of [
      bare,
      later,
      url.replace(/signature=./, 'signature=!'),
      `${bare}?until=x&signature=`,
    ])
      expect((await open(other)).statusCode).toBe(404);
    now = new Date(now.getTime() + 11 * 60_000);
    expect((await list(documents)).results[0]?.url).not.toBe(url);
  });

  it('may be of Word or Excel up to 2003, by what stands in it', async () => {
    const begin = Buffer.from('d0cf11e0a1b11ae1', 'hex');
    const old = (stream: string) =>
      Buffer.concat([begin, Buffer.alloc(70_000), Buffer.from(stream, 'utf16le'), Buffer.alloc(70_000)]);
    const sent = await send(documents, 'Scope.doc', old('WordDocument'));
    expect(sent.json<Attachment>().file_type).toBe('application/msword');
    expect((await send(documents, 'Prices.xls', old('Workbook'))).statusCode).toBe(201);
    expect((await send(documents, 'Prices.xls', old('WordDocument'))).statusCode).toBe(415);
    for (const { id } of (await list(documents)).results)
      if (id >= sent.json<Attachment>().id) await app.call('DELETE', `/attachments/${id}`, { as: admin });
  });

  it('needs the right to edit the item', async () => {
    const reader = await app.addPerson(['foresite_access'], [projectId]);
    expect((await send(documents, 'a.pdf', pdf, reader)).json()).toMatchObject({
      permission: 'edit_any_scenarioitem',
    });
    expect((await list(documents, reader)).count).toBe(1);
  });

  it('is one of at most twenty', async () => {
    for (let number = (await list(documents)).count; number < 20; number += 1)
      expect((await send(documents, `${number}.txt`, Buffer.from('a,b'))).statusCode).toBe(201);
    const refused = await send(documents, 'more.txt', Buffer.from('a,b'));
    expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([
      422,
      'You can only upload up to 20 files',
    ]);
  });
});

describe.each([
  ['risk', 'risks', 'risk_access', 'change_risk', 403],
  ['issue', 'issues', 'issue_access', 'issue_access', 201],
] as const)('a document of a row: %s', (entity, list, read, change, readerGets) => {
  it('is seen by whoever sees the row, and added and removed by whoever changes it', async () => {
    const row = { name: 'With a sketch', status: entity === 'risk' ? 'IDENTIFIED' : 'OPEN' };
    const made = await app.call('POST', `/projects/${projectId}/${list}`, { as: admin, body: [row] });
    expect(made.statusCode, made.body).toBe(201);
    const [saved] = made.json<{ results: { id: number }[] }>().results;
    const place = { entity, id: saved?.id ?? 0, field: 'attachments' };
    const pdf = Buffer.from('%PDF-1.7 %%EOF');
    const writer = await app.addPerson([...new Set([read, change])], [projectId]);
    const blind = await app.addPerson(['foresite_access'], [projectId]);
    expect((await send(place, 'a.pdf', pdf, blind)).statusCode).toBe(404);
    const kept = await send(place, 'a.pdf', pdf, writer);
    expect(kept.statusCode, kept.body).toBe(201);
    const reader = await app.addPerson([read], [projectId]);
    expect((await send(place, 'b.pdf', pdf, reader)).statusCode).toBe(readerGets);
    const { id } = kept.json<Attachment>();
    expect((await app.call('DELETE', `/attachments/${id}`, { as: blind })).statusCode).toBe(404);
    expect((await app.call('DELETE', `/attachments/${id}`, { as: writer })).statusCode).toBe(204);
  });
});

describe('limits', () => {
  it('take 20 MB of a picture to the byte', async () => {
    const most = 20 * 1_048_576;
    const full = png({ extra: most - png({ extra: 1 }).length + 1 });
    expect(full.length).toBe(most);
    expect((await send(logo, 'full.png', full)).statusCode).toBe(201);
    const more = await send(logo, 'more.png', Buffer.concat([full, Buffer.from([0])]));
    expect([more.statusCode, more.json<{ message: string }>().message]).toEqual([
      413,
      'Files is larger than 20 MB',
    ]);
  });

  it('take 50 MB of a document to the byte', async () => {
    await app.asOwner(`delete from attachment where entity = 'item'`);
    const most = 50 * 1_048_576;
    expect((await send(documents, 'full.txt', Buffer.alloc(most, 'a'))).statusCode).toBe(201);
    const more = await send(documents, 'more.txt', Buffer.alloc(most + 1, 'a'));
    expect([more.statusCode, more.json<{ message: string }>().message]).toEqual([
      413,
      'Files is larger than 50 MB',
    ]);
  });

  it.each([
    [
      'a name of 256 letters',
      `${'a'.repeat(252)}.png`,
      png(),
      400,
      'File name is larger than 255 characters',
    ],
    ['an empty file', 'a.png', Buffer.alloc(0), 400, 'The file is empty'],
    [
      'more pixels than can be shown',
      'a.png',
      png({ width: 50_000, height: 50_000 }),
      422,
      'too many pixels',
    ],
  ])('refuse %s', async (_, name, bytes, status, text) => {
    const answer = await send(logo, name, bytes);
    expect([answer.statusCode, answer.body]).toEqual([status, expect.stringContaining(text)]);
  });

  it('take one file with a call, and nothing else', async () => {
    const two = formWith({ name: 'a.png', bytes: png() });
    const doubled = Buffer.concat([two.body.subarray(0, two.body.lastIndexOf('--upload')), two.body]);
    const file = { name: 'a.png', bytes: png() };
    for (const [what, given] of Object.entries({
      'two files': { ...two, body: doubled },
      'no file': formWith(undefined),
      'another field': formWith({ ...file, field: 'other' }),
      'another text': formWith(file, { id: '7' }),
      'a list for metadata': formWith(file, { attachments_metadata: '[1]' }),
      'half a body': { ...two, body: two.body.subarray(0, 150) },
    })) {
      const answer = await app.call('POST', address(logo), { as: admin, ...given });
      expect([what, answer.statusCode]).toEqual([what, 400]);
    }
    for (const headers of [{ 'content-type': 'application/json' }, { 'content-type': 'multipart/form-data' }])
      expect((await app.call('POST', address(logo), { as: admin, body: '{}', headers })).statusCode).toBe(
        415,
      );
    expect(await readdir(join(app.config.dataDir, 'files/incoming'))).toEqual([]);
  });
});

describe('content', () => {
  const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
  const script = Buffer.from('GIF89a/*\u0000\u0000\u0000\u0000*/=1;alert(1)//;', 'latin1');
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const html = Buffer.from('<!doctype html><script>alert(1)</script>');
  const zip = Buffer.from('PK\u0003\u0004rest PK\u0005\u0006', 'latin1');
  const pdf = Buffer.from('%PDF-1.7 %%EOF');

  it.each([
    ['a script that begins as a GIF', logo, 'a.gif', script],
    ['a GIF with more behind it', logo, 'a.gif', Buffer.concat([gif, zip])],
    ['a PNG with more behind it', logo, 'a.png', Buffer.concat([png(), html])],
    ['a PNG without an end', logo, 'a.png', png().subarray(0, -12)],
    ['a GIF named PNG', logo, 'a.png', gif],
    ['a page named PNG', logo, 'a.png', html],
    ['a page named SVG', logo, 'a.svg', html],
    ['an SVG named PNG', logo, 'a.png', svg],
    ['a picture with two endings', logo, 'a.png.exe', png()],
    ['a document where a picture belongs', logo, 'a.pdf', pdf],
    ['an SVG named PDF', documents, 'a.pdf', svg],
    ['a page as a document', documents, 'a.html', html],
    ['a PDF that is an archive as well', documents, 'a.pdf', Buffer.concat([pdf, zip])],
    ['an archive named XLSX', documents, 'a.xlsx', zip],
    ['a program named TXT', documents, 'a.txt', Buffer.from([0x7f, 0x45, 0x4c, 0x46, 0, 1, 2])],
  ])('refuses %s', async (_, place, name, bytes) => {
    const before = await stored();
    const answer = await send(place, name, bytes);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([415, 'unsupported_type']);
    expect(await stored()).toEqual(before);
  });

  it('leaves out what follows the end of a JPEG', async () => {
    const jpeg = Buffer.from(
      'ffd8ffe000104a46494600010100000100010000ffc0000b080001000101011100ffda00080101000003f037ffd9',
      'hex',
    );
    const kept = await send(logo, 'photo.jpg', Buffer.concat([jpeg, html]));
    expect(kept.json()).toMatchObject({ file_type: 'image/jpeg', size: jpeg.length });
    expect((await open(kept.json<Attachment>().url)).rawPayload.equals(jpeg)).toBe(true);
  });

  it.each([
    ['../../etc/passwd.png', 'passwd.png'],
    ['C:\\\\fakepath\\\\a.png', 'a.png'],
    ['inv\u202Egnp.png', 'invgnp.png'],
  ])('keeps %s under a name of its own', async (name, shown) => {
    const answer = await send(logo, name, png());
    expect(answer.json()).toMatchObject({ file_name: shown });
    for (const key of await stored()) expect(key).toMatch(/^[0-9a-f]{48}$/);
  });
});

describe('bytes without a row', () => {
  it('are collected within the hour, and no others', async () => {
    const { url } = (await send(logo, 'a.png', png())).json<Attachment>();
    const key = url.split('/').at(-1) ?? '';
    const folder = join(app.config.dataDir, 'files');
    const place = (name: string) => join(folder, '1', name.slice(0, 2), name);
    const [left, fresh] = [place('ab'.repeat(24)), place('ac'.repeat(24))];
    const abandoned = join(folder, 'incoming', 'ad'.repeat(24));
    for (const file of [left, fresh]) await mkdir(dirname(file), { recursive: true });
    const old = new Date(Date.now() - 3_600_000);
    for (const file of [left, fresh, abandoned]) await writeFile(file, 'x');
    for (const file of [left, abandoned, place(key)]) await utimes(file, old, old);
    await removeOrphans(app.database, app.app.running.services.files);
    expect([left, fresh, abandoned].map((file) => existsSync(file))).toEqual([false, true, false]);
    expect((await open(url)).statusCode).toBe(200);
  });

  it('are not left by an upload that is repeated under its key', async () => {
    const form = formWith({ name: 'a.png', bytes: png({ width: 12 }) });
    const once = { as: admin, ...form, headers: { ...form.headers, 'idempotency-key': 'upload-once-1' } };
    const first = await app.call('POST', address(logo), once);
    const again = await app.call('POST', address(logo), once);
    expect([again.statusCode, again.body]).toEqual([201, first.body]);
    expect((await list(logo)).count).toBe(1);
    const other = formWith({ name: 'a.png', bytes: png({ width: 13 }) });
    const refused = await app.call('POST', address(logo), { ...once, ...other, headers: once.headers });
    expect(refused.statusCode).toBe(422);
  });
});
