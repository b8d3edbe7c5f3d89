import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { components } from '#contract/api.ts';
import { testApp } from '#tests/support/testApp.ts';
import { csvLine } from './exportItems.ts';

describe('a line of CSV', () => {
  it('is not run by a spreadsheet, and keeps numbers numbers', () => {
    expect(csvLine(['=1+1', '+1', '-2', '@x', -2, 3.5, null])).toBe(`'=1+1,'+1,'-2,'@x,-2,3.5,`);
    expect(csvLine([' =cmd', '\tx'])).toBe(`' =cmd,'\tx`);
  });

  it('quotes what would break it', () => {
    expect(csvLine(['a,b', 'say "no"', 'two\nlines', 'plain'])).toBe('"a,b","say ""no""","two\nlines",plain');
  });
});

const { app, call, actor, projectId } = await testApp();
const daniel = await actor('cost@northbank.example');

describe('the export', () => {
  it('is prepared in the background from the filters it was asked with', async () => {
    app.running.start();
    const project = await projectId('Cedar Ridge');
    const path = `/projects/${project}/scenario-items`;
    await call('POST', path, { as: daniel, body: { name: '=HYPERLINK("http://x")', status: 'DRAFT' } });
    const accepted = await call('POST', `${path}/export?status=DRAFT`, { as: daniel });
    expect(accepted.statusCode, accepted.body).toBe(202);
    const { job_id: id } = accepted.json<{ job_id: number }>();
    let job: components['schemas']['Job'] | undefined;
    for (let waited = 0; waited < 100 && job?.status !== 'done'; waited += 1) {
      await delay(100);
      job = (await call('GET', `/jobs/${id}`, { as: daniel })).json<components['schemas']['Job']>();
    }
    expect(job).toMatchObject({ status: 'done', has_result: true, progress: 1 });
    const file = await call('GET', `/jobs/${id}/result`, { as: daniel });
    const lines = file.body.replace('\uFEFF', '').trim().split('\r\n');
    expect(lines[0]).toMatch(/^Code,Name,Status,Cost/);
    expect(lines).toHaveLength(3);
    expect(lines[1]).toMatch(/^VO-009,Rooftop helipad,Draft,2750000,10,25,/);
    expect(lines[2]).toMatch(/^VO-013,"'=HYPERLINK\(""http:\/\/x""\)",Draft,0,/);
    const viewer = await actor('viewer@northbank.example');
    const refused = await call('POST', `${path}/export`, { as: viewer });
    expect(refused.json()).toMatchObject({ permission: 'foresite_export' });
  });
});
