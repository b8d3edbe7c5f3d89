import { describe, expect, it } from 'vitest';
import type { PaletteCommand } from './commands.ts';
import { paletteSections, rankCommands } from './rankCommands.ts';

const command = (label: string, group = 'Go to', rest: Partial<PaletteCommand> = {}): PaletteCommand => ({
  id: label,
  label,
  group,
  ...rest,
});
const pages = [
  'Overview',
  'Vision',
  'ForeSite',
  'Target Value Design',
  'Calibrate',
  'Procurement',
  'Risk Register',
  'Project Settings',
  'Projects',
  'Issue Management',
].map((label) => command(label));
const best = (text: string, commands = pages, recent?: ReadonlySet<string>) =>
  rankCommands(commands, text, recent).map(({ label }) => label);

describe('ranking', () => {
  it.each([
    ['tvd', 'Target Value Design'],
    ['fsite', 'ForeSite'],
    ['proj', 'Projects'],
    ['projects', 'Projects'],
    ['set', 'Project Settings'],
    ['value', 'Target Value Design'],
    ['reg risk', 'Risk Register'],
    ['RISK', 'Risk Register'],
    ['manag', 'Issue Management'],
    ['vis', 'Vision'],
  ])('puts the right one first for "%s"', (text, first) => expect(best(text)[0]).toBe(first));

  it('needs every word, and leaves out what does not answer', () => {
    expect(best('risk vision')).toEqual([]);
    expect(best('xyz')).toEqual([]);
    expect(best('   ')).toEqual([]);
    // So many letters lie between that nobody means it.
    expect(best('cedar', [command('Create Dashboard')])).toEqual([]);
  });

  it('finds by quiet text and by more words, behind what is so called', () => {
    const some = [
      command('Cedar Ridge Patient Tower', 'Projects', { detail: 'Project · CRPT-26' }),
      command('CRPT handbook', 'Files'),
      command('Logout', 'Account', { keywords: 'sign out leave' }),
    ];
    expect(best('crpt', some)).toEqual(['CRPT handbook', 'Cedar Ridge Patient Tower']);
    expect(best('sign out', some)).toEqual(['Logout']);
  });

  it('does not mind case and accents', () => {
    expect(best('sao', [command('São Paulo Clinic')])).toEqual(['São Paulo Clinic']);
    expect(best('SÃO', [command('sao paulo')])).toEqual(['sao paulo']);
  });

  it('brings forward what was used, among equals only', () => {
    const equals = [command('Alpha Tower'), command('Alpha House')];
    expect(best('alpha', equals)).toEqual(['Alpha Tower', 'Alpha House']);
    expect(best('alpha', equals, new Set(['Alpha House']))[0]).toBe('Alpha House');
    expect(best('vis', pages, new Set(['Overview']))[0]).toBe('Vision');
  });

  it('treats signs as letters, not as a pattern', () => {
    expect(best('a+b (c', [command('a+b (c)')])).toEqual(['a+b (c)']);
  });
});

describe('sections', () => {
  it('start with what was used, and show no group whole', () => {
    const many = Array.from({ length: 30 }, (_, number) => command(`Page ${number}`));
    const sections = paletteSections([...many, command('New item', 'Create')], '', [command('Page 3')]);
    expect(sections.map(({ title, commands }) => [title, commands.length])).toEqual([
      ['Recent', 1],
      ['Go to', 8],
      ['Create', 1],
    ]);
    expect(sections[1]?.commands.map(({ label }) => label)).not.toContain('Page 3');
  });

  it('put the group of the best answer first', () => {
    const some = [command('Reporting'), command('New report', 'Create')];
    expect(paletteSections(some, 'new report')[0]?.title).toBe('Create');
  });

  it('show at most 40 of 2,000 commands', () => {
    const many = Array.from({ length: 2000 }, (_, number) =>
      command(`Window wall instead of unitized curtain wall ${number}`, `Group ${number % 9}`, {
        detail: `Item · VO-${number}`,
      }),
    );
    const shown = ['wi', 'win 19', 'wwiouc', 'vo-1999', 'zzz'].map((text) =>
      paletteSections(many, text).reduce((sum, { commands }) => sum + commands.length, 0),
    );
    expect(shown).toEqual([40, 40, 40, 1, 0]);
  });
});
