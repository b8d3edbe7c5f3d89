import { describe, expect, it } from 'vitest';
import { fileMessages, formatSent, formatSize, problemWith, sortFiles } from './fileRules.ts';

const megabyte = 1_048_576;
const file = (name: string, size = 100) => ({ name, size });

describe('problemWith', () => {
  const rules = { types: ['png', 'gif', 'jpeg', 'jpg'], megabytes: 20, nameLength: 12 };
  it.each([
    ['plan.png', 20 * megabyte, undefined],
    ['PLAN.PNG', 100, undefined],
    ['plan.png', 20 * megabyte + 1, 'Files is larger than 20 MB'],
    ['a-rather-long-name.png', 100, 'File name is larger than 12 characters'],
    ['plan.pdf', 100, 'Please select a supported file type (.png, .gif, .jpeg, .jpg)'],
    ['png', 100, 'Please select a supported file type (.png, .gif, .jpeg, .jpg)'],
    ['plan.png.exe', 100, 'Please select a supported file type (.png, .gif, .jpeg, .jpg)'],
    ['plan.png', 0, 'The file is empty. Choose one with content.'],
  ])('%s of %d bytes: %s', (name, size, message) => {
    expect(problemWith(file(name, size), rules)).toBe(message);
  });
  it('counts letters, not bytes, of a name', () => {
    expect(problemWith(file('übersicht😀.png'), { nameLength: 14 })).toBeUndefined();
  });
  it('takes up to 50 MB of any type unless told', () => {
    expect(problemWith(file('model.ifc', 50 * megabyte), {})).toBeUndefined();
    expect(problemWith(file('model.ifc', 50 * megabyte + 1), {})).toBe('Files is larger than 50 MB');
  });
  it('says what the place says about types', () => {
    expect(problemWith(file('a.pdf'), { types: ['xlsx'] }, 'The file format is not compatible')).toBe(
      'The file format is not compatible',
    );
  });
});

describe('sortFiles', () => {
  it('takes what there is room for and names the rest', () => {
    const { taken, refused } = sortFiles([file('a.png'), file('b.png', 0), file('c.png'), file('d.png')], 1, {
      count: 3,
    });
    expect(taken.map((one) => one.name)).toEqual(['a.png', 'c.png']);
    expect(refused).toEqual([
      { name: 'b.png', message: fileMessages.empty },
      { name: 'd.png', message: 'You can only upload up to 3 files' },
    ]);
  });
  it('replaces where only one may be', () => {
    expect(sortFiles([file('b.png')], 1, { count: 1 }).taken).toHaveLength(1);
    expect(sortFiles([file('b.png'), file('c.png')], 0, { count: 1 }).refused).toEqual([
      { name: 'c.png', message: 'You can only upload up to 1 file' },
    ]);
  });
});

it.each([
  [1, '1 byte'],
  [812, '812 bytes'],
  [14_300, '14 kB'],
  [3.4 * megabyte, '3.4 MB'],
])('writes %d as %s', (bytes, text) => {
  expect(formatSize(bytes)).toBe(text);
});

it.each([
  [0.5, 812, '406 of 812 bytes'],
  [0.25, 14_300, '3 of 14 kB'],
  [0, 14_680_064, '0.0 of 14.0 MB'],
  [0.2286, 14_680_064, '3.2 of 14.0 MB'],
])('writes that %d of %d bytes has gone as %s', (share, whole, text) => {
  expect(formatSent(share, whole)).toBe(text);
});
