import { describe, expect, it } from 'vitest';
import { checkTemplate, type TemplateBefore } from './index.ts';

const today = '2026-10-12';
const check = (draft: object, before: TemplateBefore | null = null) =>
  Object.keys(checkTemplate(draft, { today, before }));
const risk: TemplateBefore = { kind: 'RISK', type: null, subtype: null };
const design: TemplateBefore = { kind: 'ISSUE', type: 'Design', subtype: 'Conflict' };

describe('a template', () => {
  it.each<[object, string[]]>([
    [{ kind: 'RISK', name: 'Late steel', likelihood: 4, impact: 3 }, []],
    [{ kind: 'ISSUE', name: 'Shafts differ', type: 'Design', subtype: 'Conflict' }, []],
    [{ kind: 'RISK', name: ' ' }, ['name']],
    [{ name: 'No kind' }, ['kind']],
    [{ kind: 'RISK', name: 'x', likelihood: 6 }, ['likelihood']],
    [{ kind: 'RISK', name: 'x', likelihood: 2.5 }, ['likelihood']],
    [{ kind: 'RISK', name: 'x', trade: 'HVAC' }, ['trade']],
    [{ kind: 'ISSUE', name: 'x', category_id: 3 }, ['category_id']],
    [{ kind: 'ISSUE', name: 'x', category_id: null, cause: '', mitigations: [] }, []],
    [{ kind: 'ISSUE', name: 'x', type: 'Cost', subtype: 'Conflict' }, ['subtype']],
    [{ kind: 'ISSUE', name: 'x'.repeat(251) }, ['name']],
    [{ kind: 'PACKAGE', name: 'Roofing', number: '07-1', codes: ['07', 'B30'], scope: [] }, []],
    [{ kind: 'PACKAGE', name: 'x', likelihood: 3 }, ['likelihood']],
    [{ kind: 'PACKAGE', name: 'x', trade: 'HVAC' }, ['trade']],
    [{ kind: 'RISK', name: 'x', codes: ['07'] }, ['codes']],
    [{ kind: 'PACKAGE', name: 'x', codes: ['07', ' . '] }, ['codes']],
    [{ kind: 'PACKAGE', name: 'x', scope: [{ section: '', name: ' ', unit: '' }] }, ['scope']],
  ])('that is new and says %j lacks %j', (draft, fields) => expect(check(draft)).toEqual(fields));

  it.each<[TemplateBefore, object, string[]]>([
    [risk, { impact: 5 }, []],
    [risk, { type: 'Cost' }, ['type']],
    [design, { type: 'Cost' }, ['subtype']],
    [design, { type: 'Cost', subtype: null }, []],
    [design, { name: '' }, ['name']],
  ])('that is %j and is changed by %j lacks %j', (before, draft, fields) =>
    expect(check(draft, before)).toEqual(fields),
  );
});
