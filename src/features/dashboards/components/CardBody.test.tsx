import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Outlook, Portfolio } from '../dashboardQueries.ts';
import { readFilters } from '../model/portfolioFilters.ts';
import { CardBody } from './CardBody.tsx';

const nothing: Outlook = { today: '2026-11-26', dates: null, decisions: null, risks: null, issues: null };
const cedar = { id: 1, name: 'Cedar Ridge Patient Tower' };

it.each([
  ['filters let nothing through', 'search=zzz', 0, [cedar], "Your filters didn't return any results"],
  [
    'the reader sees none of it',
    'search=cedar',
    1,
    [cedar],
    'You cannot see this in any of these projects. Ask their teams for access.',
  ],
  ['no project is theirs', '', 0, [], 'This dashboard shows none of your projects yet.'],
])('says why a card is empty where %s', (_case, address, count, projects, sentence) => {
  render(
    <CardBody
      kind="risks"
      portfolio={{ totals: { count } } as Portfolio}
      outlook={nothing}
      projects={projects}
      dashboardId={7}
      filters={readFilters(new URLSearchParams(address), 'none')}
      onFilters={() => undefined}
    />,
  );
  expect(screen.getByText(sentence)).toBeTruthy();
});
