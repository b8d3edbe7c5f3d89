import { strToU8, zipSync } from 'fflate';
import { jsPDF } from 'jspdf';
import { describe, expect, it } from 'vitest';
import type { components } from '#contract/api.ts';
import { DOCUMENT_LIMITS } from '#domain/context';
import { DocumentError, readDocument } from '#server/services/documents/readDocument.ts';
import { removeOrphans } from '#server/services/files/orphanRepository.ts';
import { testApp } from '#tests/support/testApp.ts';
import { formWith, png } from '#tests/support/upload.ts';
import { xlsx } from '#tests/support/workbooks.ts';

type Schemas = components['schemas'];
type Document = Schemas['ContextDocument'];

const app = await testApp();
const { call, addPerson, asOwner, projectId } = app;
app.app.running.start();
const cedar = await projectId('Cedar Ridge');
const harbor = await projectId('Harbor Point');
const keys = ['context_access', 'change_context'] as const;
const lena = await addPerson([...keys], [cedar, harbor]);
const reader = await addPerson(['context_access'], [cedar]);
const elsewhere = await addPerson([...keys], [harbor]);

const base = `/projects/${cedar}/context-documents`;
const send = (name: string, bytes: Buffer, as = lena) =>
  call('POST', base, { as, ...formWith({ name, bytes }) });
const get = async (id: number) => (await call('GET', `${base}/${id}`, { as: reader })).json<Document>();
async function uploaded(name: string, bytes: Buffer): Promise<Document> {
  const sent = await send(name, bytes);
  expect(sent.statusCode, sent.body).toBe(202);
  const { id } = sent.json<{ id: number }>();
  await expect.poll(async () => (await get(id)).text_state, { timeout: 60_000 }).not.toBe('READING');
  return get(id);
}
const passages = async (query: string) =>
  (await call('GET', `/projects/${cedar}/context-passages?${query}`, { as: reader })).json<
    Schemas['ContextPassagePage']
  >();

const pdf = (...pages: (readonly string[])[]): Buffer => {
  const document = new jsPDF();
  for (const [at, lines] of pages.entries()) {
    if (at > 0) document.addPage();
    for (const [line, text] of lines.entries()) document.text(text, 10, 10 + line * 8);
  }
  return Buffer.from(document.output('arraybuffer'));
};
const word = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const docx = (body: string, more: Record<string, Uint8Array> = {}): Buffer =>
  Buffer.from(
    zipSync({
      '[Content_Types].xml': strToU8(
        '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
      ),
      'word/document.xml': strToU8(`<w:document ${word}><w:body>${body}</w:body></w:document>`),
      ...more,
    }),
  );
const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;

describe('a document', () => {
  it('of pages is read, found by stems with where it stands, and marked', async () => {
    const document = await uploaded(
      'Facade study r2.pdf',
      pdf(
        ['Scope of the study.'],
        ['The glazed ratio of 34% meets the energy code with double glazing.', 'Curtain walls need more.'],
      ),
    );
    expect(document).toMatchObject({ name: 'Facade study r2', text_state: 'READ', pages: 2, passages: 2 });
    const { results, count, documents_count: documents } = await passages('search=curtain wall glaze');
    expect([count, documents]).toEqual([1, 1]);
    expect(results[0]).toMatchObject({ place: 'p. 2', document: { id: document.id } });
    expect(results[0]?.headline?.filter((part) => part.is_match).map(({ text }) => text)).toEqual([
      'glazed',
      'glazing',
      'Curtain',
      'walls',
    ]);
    const file = await app.app.inject({
      url: document.url,
      headers: { host: 'northbank.localhost' },
    });
    expect([file.statusCode, file.headers['content-disposition']]).toEqual([
      200,
      expect.stringContaining('attachment'),
    ]);
  });

  it('of words keeps paragraphs, rows of tables and pages, and nothing that was deleted or runs', async () => {
    const document = await uploaded(
      'Basis.docx',
      docx(
        [
          paragraph('&lt;script&gt;alert(1)&lt;/script&gt; is only text.'),
          '<w:p><w:r><w:lastRenderedPageBreak/><w:delText>Gone zebra</w:delText><w:t>Second page.</w:t></w:r></w:p>',
          `<w:tbl><w:tr><w:tc>${paragraph('Wall')}</w:tc><w:tc>${paragraph('$142 / SF')}</w:tc></w:tr></w:tbl>`,
          '<w:p><w:r><w:instrText>DDEAUTO cmd zebra</w:instrText></w:r></w:p>',
        ].join(''),
      ),
    );
    expect(document.text_state).toBe('READ');
    const { results } = await passages(`document_id=${document.id}`);
    expect(results.map(({ place, text }) => [place, text])).toEqual([
      ['p. 1', '<script>alert(1)</script> is only text.'],
      ['p. 2', 'Second page. Wall | $142 / SF'],
    ]);
    expect((await passages('search=zebra')).count).toBe(0);
  });

  it('of sheets names sheet and row', async () => {
    const document = await uploaded(
      'Quotes.xlsx',
      xlsx({
        Envelope: [
          ['Bidder', 'Amount'],
          ['Alder Glass', 16_420_000],
        ],
      }),
    );
    const { results } = await passages(`document_id=${document.id}&search=alder`);
    expect(results.map(({ place, text }) => [place, text])).toEqual([
      ['Envelope, row 2', 'Alder Glass | 16420000'],
    ]);
  });

  it.each([
    ['Scan.pdf', pdf([], []), 'NO_TEXT', 'Have their text recognized'],
    ['Broken.pdf', Buffer.from('%PDF-1.7\nnothing of the kind\n%%EOF'), 'FAILED', 'Save it again as PDF'],
    [
      'Bomb.docx',
      docx('', { 'word/media/zeros.bin': new Uint8Array(160 * 1024 * 1024) }),
      'FAILED',
      'unpacks to more than is read',
    ],
    [
      'Entities.docx',
      Buffer.from(
        zipSync({
          '[Content_Types].xml': strToU8('<Types/>'),
          'word/document.xml': strToU8(
            `<!DOCTYPE d [<!ENTITY a "lol">]><w:document ${word}>&a;</w:document>`,
          ),
        }),
      ),
      'FAILED',
      'Save it again as .docx',
    ],
    ['Open.docx', docx('<w:p><w:r>'), 'FAILED', 'Save it again as .docx'],
    ['Empty.docx', docx(''), 'NO_TEXT', ''],
  ])('%s says why it has no text', async (name, bytes, state, words) => {
    const document = await uploaded(name, bytes);
    expect([document.text_state, document.passages]).toEqual([state, 0]);
    expect(document.text_note).toContain(words);
  });

  it('is refused where it is none, or not what its name says', async () => {
    expect((await send('plan.png', png())).statusCode).toBe(415);
    expect((await send('plan.exe', Buffer.from('MZ'))).statusCode).toBe(415);
    expect((await send('plan.pdf', Buffer.from('no pdf'))).statusCode).toBe(415);
    expect((await send('plan.txt', Buffer.from('words'), reader)).statusCode).toBe(403);
    expect((await send('plan.txt', Buffer.from('words'), elsewhere)).statusCode).toBe(404);
  });

  it('is renamed, tied, named by an entry as its source, deleted and brought back', async () => {
    const document = await uploaded('Memo.txt', Buffer.from('Shading by fins.\nTransmission 0.62.'));
    const [component] = await asOwner<{ id: string }>(
      'select id from component where tenant_id = 1 and project_id = $1 order by id limit 1',
      [cedar],
    );
    const changed = await call('PATCH', `${base}/${document.id}`, {
      as: lena,
      headers: { 'if-match': '"1"' },
      body: { name: ' Energy memo ', component_id: Number(component?.id) },
    });
    expect(changed.json<Document>()).toMatchObject({ name: 'Energy memo', version: 2 });
    const stale = await call('PATCH', `${base}/${document.id}`, {
      as: lena,
      headers: { 'if-match': '"1"' },
      body: { name: 'x' },
    });
    expect(stale.statusCode).toBe(412);
    const wrong = await call('PATCH', `${base}/${document.id}`, {
      as: lena,
      body: { milestone_id: 999_999 },
    });
    expect(wrong.statusCode).toBe(422);

    const entry = await call('POST', `/projects/${cedar}/context-entries`, {
      as: lena,
      body: {
        kind: 'ASSUMPTION',
        statement: 'Shading by fins.',
        document_id: document.id,
        source: 'line 1',
      },
    });
    expect(entry.json<Schemas['ContextEntry']>().document).toEqual({ id: document.id, name: 'Energy memo' });
    expect((await get(document.id)).entries).toBe(1);
    const foreign = await call('POST', `/projects/${harbor}/context-entries`, {
      as: lena,
      body: { kind: 'ASSUMPTION', statement: 'Not here.', document_id: document.id },
    });
    expect(foreign.statusCode).toBe(422);

    expect((await call('DELETE', `${base}/${document.id}`, { as: lena })).statusCode).toBe(204);
    expect((await passages('search=transmission fins')).count).toBe(0);
    const back = await call('PATCH', `${base}/${document.id}/restore`, { as: lena });
    expect(back.json<Document>()).toMatchObject({ name: 'Energy memo', passages: 2 });
    expect((await passages('search=transmission')).count).toBe(1);
    const history = (await call('GET', `${base}/${document.id}/history`, { as: reader })).json<
      Schemas['HistoryPage']
    >();
    expect(history.results.map(({ kind }) => kind)).toEqual(['created', 'deleted', 'updated', 'created']);

    expect((await call('GET', `${base}/${document.id}`, { as: elsewhere })).statusCode).toBe(404);
    expect(
      (await call('GET', `/projects/${harbor}/context-documents/${document.id}`, { as: elsewhere }))
        .statusCode,
    ).toBe(404);
    await removeOrphans(app.database, app.app.running.services.files, -1);
    expect(
      (await app.app.inject({ url: document.url, headers: { host: 'northbank.localhost' } })).statusCode,
    ).toBe(200);
  });
});

describe('reading', () => {
  it('ends with its time and with its memory', async () => {
    const text = Buffer.from('Words of a memo that goes on.\n'.repeat(400_000));
    await expect(readDocument(Buffer.from(text), 'text', { ms: 1 })).rejects.toThrow(DocumentError);
    await expect(readDocument(Buffer.from(text), 'text', { heapMb: 8 })).rejects.toThrow(DocumentError);
  });

  it('keeps a bounded number of passages and says so', async () => {
    const { passages: kept, note } = await readDocument(
      Buffer.from('A line of its own.\n'.repeat(DOCUMENT_LIMITS.passages + 10)),
      'text',
    );
    expect(kept.length).toBe(DOCUMENT_LIMITS.passages);
    expect(note).toContain('Only the first 20,000 passages');
  });

  it('of a large document leaves the server free', async () => {
    const bytes = docx(paragraph('Fins of 18 inches.'), { 'word/media/noise.bin': noise(4 * 1024 * 1024) });
    let turns = 0;
    let next: NodeJS.Immediate | undefined;
    const turn = () => {
      turns += 1;
      next = setImmediate(turn);
    };
    turn();
    const { passages: kept } = await readDocument(bytes, 'docx');
    clearImmediate(next);
    expect(kept.map(({ text }) => text)).toEqual(['Fins of 18 inches.']);
    // A read on this thread would hold it for all of its time.
    expect(turns).toBeGreaterThan(100);
  });
});

/** Bytes that do not pack, the same each time. */
function noise(length: number): Uint8Array {
  const bytes = new Uint8Array(length);
  let state = 20;
  for (let at = 0; at < length; at += 1) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    bytes[at] = state >>> 24;
  }
  return bytes;
}
