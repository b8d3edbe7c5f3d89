import { createServer, type AddressInfo } from 'node:net';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { testDatabase } from '#tests/support/testDatabase.ts';
import { type OutgoingMail, queueMail } from './mailRepository.ts';
import { createMailSender, type Post } from './mailSender.ts';
import { createSmtpPost } from './smtpPost.ts';

const db = await testDatabase();
await db.addTenant(7, 'seven');

const mail = (over: Partial<OutgoingMail> = {}): OutgoingMail => ({
  recipient: 'ada@seven.example',
  subject: 'Hello',
  text: 'secret link',
  html: '<p>secret link</p>',
  ...over,
});
const queue = (over?: Partial<OutgoingMail>) => db.database.asTenant(7, (tx) => queueMail(tx, mail(over)));
type Row = { id: string; sent_at: string | null; error: string | null; attempts: number; text: string };
const rows = () => db.asOwner<Row>('select * from mail_message order by id');
const makeDue = () => db.asOwner(`update mail_message set due_at = now() - interval '1 second'`);

const problems: unknown[] = [];
const senderOf = (post: Post, more: object = {}) =>
  createMailSender({ database: db.database, post, onProblem: (error) => problems.push(error), ...more });

beforeEach(async () => {
  problems.length = 0;
  await db.asOwner('delete from mail_message');
});

describe('queued mail', () => {
  it('leaves only when its transaction commits', async () => {
    const undone = db.database.asTenant(7, async (tx) => {
      await queueMail(tx, mail());
      throw new Error('changed my mind');
    });
    await expect(undone).rejects.toThrow('changed my mind');
    expect(await rows()).toEqual([]);
  });

  it('is sent once by however many processes, and its words are forgotten then', async () => {
    for (let i = 0; i < 23; i += 1) await queue({ subject: `Mail ${i}` });
    const sent: string[] = [];
    const post: Post = async ({ subject }) => void sent.push(subject);
    const senders = [senderOf(post), senderOf(post), senderOf(post)];
    await Promise.all(senders.map(({ sendDue }) => sendDue()));
    expect(sent).toHaveLength(23);
    expect(new Set(sent).size).toBe(23);
    for (const row of await rows()) {
      expect(row).toMatchObject({ error: null, text: '' });
      expect(row.sent_at).not.toBeNull();
    }
  });

  it('waits longer after each failure and is given up with its error kept', async () => {
    await queue();
    const post: Post = () => Promise.reject(new Error('550 no such mailbox'));
    const sender = senderOf(post, { mostAttempts: 3 });
    const waits: number[] = [];
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      await makeDue();
      await sender.sendDue();
      const [row] = await db.asOwner<{ wait: number; attempts: number }>(
        'select round(extract(epoch from due_at - now()))::int as wait, attempts from mail_message',
      );
      if (row && row.attempts === attempt) waits.push(row.wait);
    }
    expect(waits).toEqual([30, 60, 120]);
    expect(await rows()).toMatchObject([
      { attempts: 3, sent_at: null, error: '550 no such mailbox', text: 'secret link' },
    ]);
    expect(problems).toHaveLength(3);
  });

  it('is taken over from a process that died over it, after its lease', async () => {
    await queue();
    void senderOf(() => new Promise(() => undefined)).sendDue(); // never comes back
    await expect.poll(async () => (await rows())[0]?.attempts).toBe(1);
    const sent: string[] = [];
    const other = senderOf(async ({ subject }) => void sent.push(subject));
    await other.sendDue();
    expect(sent).toEqual([]);
    await makeDue();
    await other.sendDue();
    expect(sent).toEqual(['Hello']);
  });

  it('leaves by itself while the sender runs, and no longer once it was stopped', async () => {
    const sent: string[] = [];
    const sender = senderOf(async ({ subject }) => void sent.push(subject), { pollMs: 5 });
    sender.start();
    await queue();
    await expect.poll(() => sent).toEqual(['Hello']);
    await sender.stop();
    await queue({ subject: 'Late' });
    await sender.stop();
    expect(sent).toEqual(['Hello']);
  });
});

/** A mail server that takes everything and keeps what it received. */
async function mailServer() {
  const heard: string[] = [];
  const server = createServer((socket) => {
    let letter = false;
    socket.on('error', () => undefined);
    socket.write('220 here\r\n');
    socket.on('data', (bytes) => {
      for (const line of bytes.toString().split('\r\n')) {
        if (line === '') continue;
        heard.push(line);
        if (letter) {
          if (line !== '.') continue;
          letter = false;
          socket.write('250 kept\r\n');
        } else if (line === 'DATA') {
          letter = true;
          socket.write('354 go on\r\n');
        } else socket.write(line === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n');
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return { heard, port: (server.address() as AddressInfo).port };
}

describe('SMTP', () => {
  it('takes the mail with its sender, text and markup', async () => {
    const { heard, port } = await mailServer();
    const post = createSmtpPost({ url: `smtp://127.0.0.1:${port}`, from: 'Quoin <no-reply@quoin.example>' });
    await post(mail({ subject: 'Hello\r\nBcc: eve@evil.example' }));
    expect(heard).toContain('MAIL FROM:<no-reply@quoin.example>');
    expect(heard).toContain('RCPT TO:<ada@seven.example>');
    expect(heard.filter((line) => line.startsWith('RCPT'))).toHaveLength(1);
    expect(heard).toContain('Subject: Hello Bcc: eve@evil.example');
    expect(heard.some((line) => line.startsWith('Bcc'))).toBe(false);
    expect(heard).toContain('<p>secret link</p>');
  });

  it.each(['a@b.example, c@d.example', 'a@b.example\r\nRCPT TO:<x@y.example>', '<a@b.example>'])(
    'refuses %j as a recipient before it says a word',
    async (recipient) => {
      const { heard, port } = await mailServer();
      const post = createSmtpPost({ url: `smtp://127.0.0.1:${port}`, from: 'no-reply@quoin.example' });
      await expect(post(mail({ recipient }))).rejects.toThrow('not one plain address');
      expect(heard).toEqual([]);
    },
  );

  it('says why when nobody answers', async () => {
    const post = createSmtpPost({ url: 'smtp://127.0.0.1:1', from: 'no-reply@quoin.example' });
    await expect(post(mail())).rejects.toThrow('ECONNREFUSED');
  });
});
