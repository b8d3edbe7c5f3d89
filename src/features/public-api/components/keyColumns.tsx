import { Link } from '#design-system/actions/Link/Link.tsx';
import type { GridColumn } from '#design-system/grid/DataGrid/DataGrid.tsx';
import { PERMISSIONS } from '#domain/access';
import { formatDate } from '#domain/dates';
import { personName } from '#domain/people';
import { API_KEY_STATUSES } from '#domain/public-api';
import { pathTo } from '#platform/routing';
import { dayWords } from '#shared/history';
import type { ApiKey } from '../apiKeyQueries.ts';
import { scopeCount } from '../model/keyDraft.ts';
import * as t from '../texts.ts';
import { KeyTag } from './KeyTag.tsx';

export interface KeyColumnsInput {
  now: Date;
  open: (id: number) => void;
}

/** `last used today, 9:18`, `never used`: as part of a longer line. */
export const usedNote = (instant: string | null, now: Date): string =>
  instant === null
    ? t.neverUsed
    : t.lastUsedDayWords(dayWords(instant, now).replace(/^(Today|Yesterday)/, (word) => word.toLowerCase()));

/** `Today, 9:18`, or that a key was never used. */
export const usedWords = (instant: string | null, now: Date): string =>
  instant === null ? t.never : dayWords(instant, now);

export const ownerName = ({ created_by: owner }: ApiKey): string => (owner ? personName(owner) : '-');

const scopeNames = ({ permissions }: ApiKey) => permissions.map((key) => PERMISSIONS[key].label).join(', ');

/** A key's name, which opens it. */
export const KeyName = ({ apiKey, open }: { apiKey: ApiKey; open: (id: number) => void }) => (
  <Link
    variant="plain"
    href={pathTo('publicApi', {}, { itemDetailsId: apiKey.id })}
    onPress={(event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
      event.preventDefault();
      open(apiKey.id);
    }}
  >
    {apiKey.name}
  </Link>
);

/** The columns of the list of keys. */
export const keyColumns = ({ now, open }: KeyColumnsInput): GridColumn<ApiKey>[] => [
  {
    id: 'name',
    title: t.name,
    width: 240,
    grow: true,
    evens: true,
    hideable: false,
    value: ({ name }) => name,
    render: (apiKey) => <KeyName apiKey={apiKey} open={open} />,
  },
  {
    id: 'status',
    title: t.status,
    width: 140,
    value: ({ status }) => API_KEY_STATUSES[status].label,
    render: ({ status }) => <KeyTag status={status} />,
  },
  { id: 'owner', title: t.owner, width: 170, value: ownerName, render: ownerName },
  {
    id: 'scopes',
    title: t.scopes,
    width: 110,
    text: scopeNames,
    render: (apiKey) => <span title={scopeNames(apiKey)}>{scopeCount(apiKey.permissions.length)}</span>,
  },
  {
    id: 'expires',
    title: t.expiresOn,
    width: 130,
    value: ({ expires_on: day }) => day,
    render: ({ expires_on: day }) => (day === null ? t.never : formatDate(day)),
  },
  {
    id: 'used',
    title: t.lastUsed,
    width: 130,
    value: ({ last_used_at: at }) => at,
    render: ({ last_used_at: at }) => usedWords(at, now),
  },
  {
    id: 'created',
    title: t.created,
    width: 130,
    value: ({ created_at: at }) => at,
    render: ({ created_at: at }) => dayWords(at, now),
  },
  {
    id: 'prefix',
    title: t.beginsWith,
    width: 190,
    text: ({ prefix }) => prefix,
    render: ({ prefix }) => `${prefix}_…`,
  },
];
