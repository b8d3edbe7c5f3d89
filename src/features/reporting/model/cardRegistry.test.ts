import { expect, it } from 'vitest';
import { CARD_READ_WITH } from '#domain/reporting';
import { moduleCard } from './cardRegistry.ts';

it('the archive asks for the permission that shows each card', () => {
  for (const [kind, needs] of Object.entries(CARD_READ_WITH))
    expect([kind, moduleCard(kind as keyof typeof CARD_READ_WITH)?.permission]).toEqual([kind, needs[0]]);
});
