import { expect, it } from 'vitest';
import { CARD_READ_WITH, cardShownWith } from '#domain/reporting';
import { moduleCard } from './cardRegistry.ts';

it('the archive asks for the permissions that show each card', () => {
  for (const kind of Object.keys(CARD_READ_WITH) as (keyof typeof CARD_READ_WITH)[]) {
    const card = moduleCard(kind);
    const asked = card ? [card.permission, ...(card.alsoNeeds ? [card.alsoNeeds] : [])] : [];
    expect([kind, asked]).toEqual([kind, cardShownWith(kind)]);
  }
});
